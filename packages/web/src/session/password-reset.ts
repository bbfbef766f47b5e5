import { loadBackEnd } from '../back-end/load-back-end';
import type { AuthPort } from '../back-end/ports';

const auth = async (): Promise<AuthPort> => (await (await loadBackEnd()).loadFirebase()).auth;

/** A forgotten password: a mail with a link to /reset-password, and what that page does. Errors are fit for a person. */
export const passwordReset = {
  /** Succeeds whether or not there is such an account. */
  request: async (email: string): Promise<void> => (await auth()).sendPasswordReset(email),
  /** @returns whose password the link changes; null for a link that is spent, too old or none */
  check: async (code: string): Promise<string | null> => (await auth()).checkResetCode(code),
  /** @returns false where the link is spent, too old or none */
  confirm: async (code: string, password: string): Promise<boolean> =>
    (await auth()).setPassword(code, password),
};
