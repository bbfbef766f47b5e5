import type { Auth } from 'firebase/auth';
import { sendPhoneCode } from './phone-code';

const confirm = jest.fn<Promise<unknown>, [string]>();
const send = jest.fn<Promise<unknown>, [unknown, string, unknown]>();
const cleared = jest.fn();
jest.mock('firebase/auth', () => ({
  signInWithPhoneNumber: (...input: [unknown, string, unknown]) => send(...input),
  RecaptchaVerifier: class {
    constructor(
      readonly auth: unknown,
      readonly place: HTMLElement,
      readonly options: unknown,
    ) {}
    clear = cleared;
  },
}));

const auth = { settings: {} } as Auth;
const codeOf = (code: string) => Object.assign(new Error('Firebase'), { code });
beforeEach(() => {
  confirm.mockReset();
  send.mockReset().mockResolvedValue({ confirm });
});

test('asks for a code to an Indian number, after an invisible check that leaves nothing behind', async () => {
  confirm.mockResolvedValue({ user: { uid: 'asha' } });
  const signIn = await sendPhoneCode(auth, '9845012345', false);
  expect(send).toHaveBeenCalledWith(
    auth,
    '+919845012345',
    expect.objectContaining({ options: { size: 'invisible' } }),
  );
  expect(cleared).toHaveBeenCalledTimes(1);
  expect(document.body).toBeEmptyDOMElement();
  expect(await signIn('123456')).toEqual({ uid: 'asha' });
  expect(confirm).toHaveBeenCalledWith('123456');
});

test('only the emulator is asked without the check', async () => {
  await sendPhoneCode(auth, '9845012345', true);
  expect(auth.settings.appVerificationDisabledForTesting).toBe(true);
  await sendPhoneCode(auth, '9845012345', false);
  expect(auth.settings.appVerificationDisabledForTesting).toBe(false);
});

test.each([
  ['auth/invalid-phone-number', 'Please check the phone number.'],
  ['auth/too-many-requests', 'Too many attempts. Please wait a few minutes and try again.'],
  ['auth/quota-exceeded', 'We have sent too many codes today. Please use your e-mail address and password.'],
  ['auth/captcha-check-failed', 'We could not make sure that you are a person. Please try again.'],
  [
    'auth/operation-not-allowed',
    'Signing in by phone is not available right now. Please use your e-mail address and password.',
  ],
  [
    'auth/error-code:-39',
    'We cannot send a code to this number right now. Please use your e-mail address and password.',
  ],
  ['auth/network-request-failed', 'No connection. Please check your internet and try again.'],
  ['auth/internal-error', 'The code could not be sent. Please try again.'],
])('no code is sent: %s', async (code, message) => {
  send.mockRejectedValue(codeOf(code));
  await expect(sendPhoneCode(auth, '9845012345', false)).rejects.toThrow(message);
  expect(document.body).toBeEmptyDOMElement();
});

test.each([
  ['auth/invalid-verification-code', 'This code is not correct. Please check the SMS.'],
  ['auth/code-expired', 'This code is no longer valid. Please send a new one.'],
  ['auth/invalid-verification-id', 'This code is no longer valid. Please send a new one.'],
  ['auth/too-many-requests', 'Too many attempts. Please wait a few minutes and try again.'],
  ['auth/user-disabled', 'This account has been disabled. Please contact the store.'],
  ['auth/network-request-failed', 'No connection. Please check your internet and try again.'],
  ['auth/internal-error', 'Signing in failed. Please try again.'],
])('a code is refused: %s', async (code, message) => {
  const signIn = await sendPhoneCode(auth, '9845012345', false);
  confirm.mockRejectedValue(codeOf(code));
  await expect(signIn('000000')).rejects.toThrow(message);
});
