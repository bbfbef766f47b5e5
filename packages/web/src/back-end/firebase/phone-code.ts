/**
 * Lazy chunk: codes by SMS, from Firebase's own phone sign-in. Firebase asks reCAPTCHA first whether a person is there, which loads
 * Google's script: tools/security-headers.mjs allows it.
 */
import { RecaptchaVerifier, signInWithPhoneNumber, type Auth, type User } from 'firebase/auth';
import { t } from '../../texts';
import { authErrorText, codeOf } from './auth-error-text';

const notAvailable = () => t('auth.phoneNotAvailable');
const expired = () => t('auth.codeExpired');
const notAPerson = () => t('auth.notAPerson');

/** Messages for Firebase's codes where they differ from those of a sign-in with a password. */
const texts: Readonly<Record<string, () => string>> = {
  'auth/invalid-phone-number': () => t('auth.checkPhone'),
  'auth/invalid-verification-code': () => t('auth.codeWrong'),
  'auth/code-expired': expired,
  // The session of an older code, or of one that was used.
  'auth/invalid-verification-id': expired,
  'auth/quota-exceeded': () => t('auth.codeQuota'),
  'auth/captcha-check-failed': notAPerson,
  'auth/invalid-app-credential': notAPerson,
  'auth/missing-app-credential': notAPerson,
  // The way is off in the project, or the country is not allowed.
  'auth/operation-not-allowed': notAvailable,
  // Firebase's answer for a number or network that it blocks.
  'auth/error-code:-39': () => t('auth.numberBlocked'),
};

const failed = (cause: unknown, otherwise: string): Error =>
  new Error(texts[codeOf(cause) ?? '']?.() ?? authErrorText(cause, otherwise), { cause });

/**
 * Sends a code to an Indian number.
 *
 * @param phone ten digits
 * @param isEmulated the emulator sends no SMS and knows no reCAPTCHA
 * @returns signs in with the code; may be called again after a wrong one
 * @throws Error with a message fit for a person, from both
 */
export async function sendPhoneCode(
  auth: Auth,
  phone: string,
  isEmulated: boolean,
): Promise<(code: string) => Promise<User>> {
  auth.settings.appVerificationDisabledForTesting = isEmulated;
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    const sent = await signInWithPhoneNumber(auth, `+91${phone}`, verifier);
    return async (code) => {
      try {
        return (await sent.confirm(code)).user;
      } catch (cause) {
        throw failed(cause, t('auth.signInFailed'));
      }
    };
  } catch (cause) {
    throw failed(cause, t('auth.codeNotSent'));
  } finally {
    verifier.clear();
    place.remove();
  }
}
