import { safeReturnPath } from '@basket/web';

/** The state that the pages of sign-in and sign-up pass on to each other. */
export interface PageState {
  /** Where the person came from and goes afterwards. */
  readonly from?: string;
  /** The address that was typed on the page before. */
  readonly email?: string;
}

const textIn = (state: unknown, key: string): string | undefined => {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** @param state of the location: anything, it is kept by the browser */
export function pageState(state: unknown): PageState {
  const [from, email] = [textIn(state, 'from'), textIn(state, 'email')];
  return {
    ...(from !== undefined && { from: safeReturnPath(from) }),
    ...(email !== undefined && { email: email.slice(0, 254) }),
  };
}

/** The message of an error, or `otherwise` for a thrown value that is not an error. */
export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof Error ? error.message : otherwise;
