import { minPasswordLength } from '@basket/domain';

const weakPassword = `Password must be at least ${minPasswordLength} characters long`;

/** Messages for Firebase's codes. None of them reveals whether an e-mail address has an account. */
const texts: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'The e-mail address or the password is not correct.',
  'auth/wrong-password': 'The e-mail address or the password is not correct.',
  'auth/user-not-found': 'The e-mail address or the password is not correct.',
  'auth/invalid-email': 'Please enter a valid e-mail address.',
  'auth/missing-password': 'You must provide either an email or phone number and a password',
  'auth/email-already-in-use': 'An account with this e-mail address already exists. Please sign in.',
  'auth/weak-password': weakPassword,
  'auth/password-does-not-meet-requirements': weakPassword,
  'auth/user-disabled': 'This account has been disabled. Please contact the store.',
  'auth/too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  'auth/network-request-failed': 'No connection. Please check your internet and try again.',
};

/** Firebase's own name of what went wrong. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

export const authErrorText = (error: unknown, otherwise = 'Signing in failed. Please try again.'): string =>
  texts[codeOf(error) ?? ''] ?? otherwise;
