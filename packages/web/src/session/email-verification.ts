import { loadBackEnd } from '../back-end/load-back-end';
import type { AuthPort } from '../back-end/ports';

const auth = async (): Promise<AuthPort> => (await (await loadBackEnd()).loadFirebase()).auth;

/** Proves that an e-mail address is somebody's own. The first mail comes with the registration. Errors are fit for a person. */
export const emailVerification = {
  /** Mails another link to whoever is signed in. @returns false where the address is verified already */
  request: async (): Promise<boolean> => (await auth()).sendVerification(),
  /** @returns false where the link is spent, too old or none */
  confirm: async (code: string): Promise<boolean> => (await auth()).verifyEmail(code),
};
