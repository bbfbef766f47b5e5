/**
 * Lazy chunk: codes by SMS, from Firebase's own phone sign-in. Firebase asks reCAPTCHA first whether a person is there, which loads
 * Google's script: tools/security-headers.mjs allows it.
 */
import { RecaptchaVerifier, signInWithPhoneNumber, type Auth, type User } from 'firebase/auth';
import { authErrorText, codeOf } from './auth-error-text';

const notAvailable =
  'Signing in by phone is not available right now. Please use your e-mail address and password.';
const expired = 'This code is no longer valid. Please send a new one.';
const notAPerson = 'We could not make sure that you are a person. Please try again.';

/** Messages for Firebase's codes where they differ from those of a sign-in with a password. */
const texts: Readonly<Record<string, string>> = {
  'auth/invalid-phone-number': 'Please check the phone number.',
  'auth/invalid-verification-code': 'This code is not correct. Please check the SMS.',
  'auth/code-expired': expired,
  // The session of an older code, or of one that was used.
  'auth/invalid-verification-id': expired,
  'auth/quota-exceeded': 'We have sent too many codes today. Please use your e-mail address and password.',
  'auth/captcha-check-failed': notAPerson,
  'auth/invalid-app-credential': notAPerson,
  'auth/missing-app-credential': notAPerson,
  // The way is off in the project, or the country is not allowed.
  'auth/operation-not-allowed': notAvailable,
  // Firebase's answer for a number or network that it blocks.
  'auth/error-code:-39':
    'We cannot send a code to this number right now. Please use your e-mail address and password.',
};

const failed = (cause: unknown, otherwise: string): Error =>
  new Error(texts[codeOf(cause) ?? ''] ?? authErrorText(cause, otherwise), { cause });

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
        throw failed(cause, 'Signing in failed. Please try again.');
      }
    };
  } catch (cause) {
    throw failed(cause, 'The code could not be sent. Please try again.');
  } finally {
    verifier.clear();
    place.remove();
  }
}
