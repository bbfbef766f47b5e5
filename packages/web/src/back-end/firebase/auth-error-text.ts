import { minPasswordLength } from '@basket/domain';
import { t } from '../../texts';

const wrong = () => t('auth.wrong');
const weakPassword = () => t('auth.weakPassword', { n: minPasswordLength });

/** Messages for Firebase's codes. None of them reveals whether an e-mail address has an account. */
const texts: Readonly<Record<string, () => string>> = {
  'auth/invalid-credential': wrong,
  'auth/wrong-password': wrong,
  'auth/user-not-found': wrong,
  'auth/invalid-email': () => t('auth.invalidEmail'),
  'auth/missing-password': () => t('auth.missingPassword'),
  'auth/email-already-in-use': () => t('auth.emailInUse'),
  'auth/weak-password': weakPassword,
  'auth/password-does-not-meet-requirements': weakPassword,
  'auth/user-disabled': () => t('auth.disabled'),
  'auth/too-many-requests': () => t('auth.tooMany'),
  'auth/network-request-failed': () => t('calls.offline'),
};

/** Firebase's own name of what went wrong. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

export const authErrorText = (error: unknown, otherwise = t('auth.signInFailed')): string =>
  texts[codeOf(error) ?? '']?.() ?? otherwise;
