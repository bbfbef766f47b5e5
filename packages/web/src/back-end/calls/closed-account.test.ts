import { countProfiles, type Profile } from '@basket/domain';
import { CallRefusedError } from './call-errors';
import { aProfile } from '../../testing/fake-session-ports';
import { performOperation } from './perform-operation';
import { profilePort } from './profile-port';

const leaveClosed = jest.fn<Promise<void>, []>();
const postOperation = jest.fn<Promise<unknown>, []>();
let profile: Profile & { readonly id: string };
jest.mock('../firebase/firebase', () => ({
  loadFirebase: () => Promise.resolve({ auth: { leaveClosed } }),
  appCheckToken: () => Promise.resolve(null),
}));
jest.mock('./transport', () => ({ postOperation: () => postOperation() }));
jest.mock('../documents/rest-documents', () => ({ readDocument: () => Promise.resolve(profile) }));
jest.mock('./pending-operations', () => ({ openOperation: () => ({ id: 'op', settle: () => undefined }) }));

const asha = { uid: 'asha', email: 'asha@basket.example', getToken: () => Promise.resolve('token') };
const ask = () => performOperation(countProfiles, {}, {}, { uid: 'asha', idToken: asha.getToken });
const settled = () => new Promise((resolve) => setTimeout(resolve));
beforeEach(() => {
  leaveClosed.mockReset().mockResolvedValue();
  postOperation.mockReset();
});

test('a page whose account is closed signs out with the first refusal (rule: account-disabled)', async () => {
  const refusal = new CallRefusedError('account_closed', {}, 'This account is closed.');
  postOperation.mockRejectedValue(refusal);
  await expect(ask()).rejects.toBe(refusal);
  await settled();
  expect(leaveClosed).toHaveBeenCalledTimes(1);
});

test('another refusal signs nobody out', async () => {
  postOperation.mockRejectedValue(new CallRefusedError('not_allowed', {}, 'No.'));
  await expect(ask()).rejects.toThrow('No.');
  await settled();
  expect(leaveClosed).not.toHaveBeenCalled();
});

test('a page that reads the profile of a disabled account signs out (rule: account-disabled)', async () => {
  profile = { id: 'asha', ...aProfile(asha.email) };
  await profilePort.read(asha);
  await settled();
  expect(leaveClosed).not.toHaveBeenCalled();
  profile = { ...profile, disabledAt: 1 };
  await profilePort.read(asha);
  await settled();
  expect(leaveClosed).toHaveBeenCalledTimes(1);
});

test('an account that signs out while its request waits for a token sends none', async () => {
  const asked = performOperation(
    countProfiles,
    {},
    {},
    { uid: 'asha', idToken: () => Promise.resolve(null) },
  );
  await expect(asked).rejects.toMatchObject({ code: 'signed_out' });
  expect(postOperation).not.toHaveBeenCalled();
});
