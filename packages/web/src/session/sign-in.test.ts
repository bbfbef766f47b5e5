import { refusalText } from '@basket/domain';
import { CallRefusedError } from '../back-end/calls/call-errors';
import { aProfile, FakeBackEnd, rightCode } from '../testing/fake-session-ports';
import { createSession } from './create-session';

const phone = '9845012345';
const asha = aProfile('', 'customer', { name: 'Asha Rao', phone });

function aBrowser() {
  const backEnd = new FakeBackEnd();
  const { session, useStore } = createSession(backEnd.ports);
  session.start();
  backEnd.answer();
  return { backEnd, session, now: () => useStore.getState() };
}

beforeEach(() => localStorage.clear());

test('a customer who has a name is signed in by the code (rule: phone-sign-in)', async () => {
  const { backEnd, session, now } = aBrowser();
  backEnd.addAccount(phone, '', asha);
  const signIn = await session.sendPhoneCode(phone);
  expect(await signIn.confirm(rightCode)).toBe('signed-in');
  expect(now()).toMatchObject({ status: 'signed-in', user: { uid: phone, email: '' }, profile: asha });
  expect(backEnd.said).toEqual(['Welcome back!']);
});

test('a new customer is signed in once a name is given (rule: phone-name)', async () => {
  const { backEnd, session, now } = aBrowser();
  const signIn = await session.sendPhoneCode(phone);
  expect(await signIn.confirm(rightCode)).toBe('unnamed');
  expect(now().status).toBe('signed-out');
  await signIn.giveName(' Asha Rao ');
  expect(backEnd.profiles.get(phone)).toMatchObject({ name: 'Asha Rao', phone, role: 'customer' });
  expect(now()).toMatchObject({ status: 'signed-in', profile: { name: 'Asha Rao', phone } });
  expect(backEnd.said).toEqual(['Welcome, Asha Rao!']);
});

test('a person who leaves before giving a name is asked for it again', async () => {
  const { session, now } = aBrowser();
  const first = await session.sendPhoneCode(phone);
  await first.confirm(rightCode);
  await first.discard();
  expect(now().status).toBe('signed-out');
  expect(await (await session.sendPhoneCode(phone)).confirm(rightCode)).toBe('unnamed');
});

test('a wrong code can be followed by the right one', async () => {
  const { backEnd, session, now } = aBrowser();
  backEnd.addAccount(phone, '', asha);
  const signIn = await session.sendPhoneCode(phone);
  await expect(signIn.confirm('000000')).rejects.toThrow('This code is not correct.');
  expect(now().status).toBe('signed-out');
  await signIn.confirm(rightCode);
  expect(now().status).toBe('signed-in');
});

test('a step that fails after the code is tried again without it', async () => {
  const { backEnd, session, now } = aBrowser();
  backEnd.readFailure = new Error('down');
  const signIn = await session.sendPhoneCode(phone);
  await expect(signIn.confirm(rightCode)).rejects.toThrow(
    'Your profile could not be loaded. Please try again.',
  );
  backEnd.readFailure = null;
  expect(await signIn.confirm(rightCode)).toBe('unnamed');
  backEnd.renameFailure = new Error('No connection.');
  await expect(signIn.giveName('Asha')).rejects.toThrow('No connection.');
  expect(now().status).toBe('signed-out');
  backEnd.renameFailure = null;
  await signIn.giveName('Asha');
  expect(now().status).toBe('signed-in');
  expect(backEnd.calls.filter((call) => call.startsWith('confirm'))).toHaveLength(1);
});

test('the refusal of the server is shown, and nobody is signed in', async () => {
  const { backEnd, session, now } = aBrowser();
  const text = refusalText('phone_sign_in_unavailable');
  backEnd.readFailure = new CallRefusedError('phone_sign_in_unavailable', {}, text);
  const signIn = await session.sendPhoneCode(phone);
  await expect(signIn.confirm(rightCode)).rejects.toThrow(text);
  expect(now().status).toBe('signed-out');
});

test.each(['admin', 'delivery_partner'] as const)(
  'an account of staff is not signed in: %s (rules: login-role, phone-staff)',
  async (role) => {
    const { backEnd, session, now } = aBrowser();
    backEnd.addAccount(phone, '', { ...asha, role });
    const signIn = await session.sendPhoneCode(phone);
    await expect(signIn.confirm(rightCode)).rejects.toThrow("You don't have access to customer interface.");
    expect(now().status).toBe('signed-out');
    expect(backEnd.calls).not.toContain(`adopt ${phone}`);
  },
);
