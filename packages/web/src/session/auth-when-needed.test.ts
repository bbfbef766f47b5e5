import { storageKeys } from '../platform/storage';
import { aProfile, FakeBackEnd } from '../testing/fake-session-ports';
import { createSession } from './create-session';

const email = 'ananya@basket.example';
const hint = { uid: 'ananya', email, name: 'Ananya Sharma', role: 'customer' };
const keep = (key: string, value: unknown): void => localStorage.setItem(key, JSON.stringify(value));

function aBrowser() {
  const backEnd = new FakeBackEnd();
  backEnd.addAccount('ananya', email, aProfile(email));
  const { session, useStore } = createSession(backEnd.ports);
  return { backEnd, session, now: () => useStore.getState() };
}

beforeEach(() => localStorage.clear());

test('where Auth has never kept an account, nobody asks it until somebody signs in', async () => {
  const { session, backEnd, now } = aBrowser();
  backEnd.mayHaveAccount = false;
  backEnd.answer();
  session.start();
  await backEnd.showPage();
  expect(now()).toMatchObject({ status: 'signed-out', isProvisional: false });
  expect(backEnd.authLoads).toBe(0);

  // In another tab.
  backEnd.signInEarlier('ananya');
  keep(storageKeys.sessionHint, hint);
  window.dispatchEvent(
    new StorageEvent('storage', { key: storageKeys.sessionHint, newValue: JSON.stringify(hint) }),
  );
  await backEnd.showPage();
  expect(backEnd.authLoads).toBe(1);
  expect(now()).toMatchObject({ status: 'signed-in', isProvisional: false, user: { uid: 'ananya' } });
});

test('somebody with a hint is asked for, whatever the browser says about storage', async () => {
  keep(storageKeys.sessionHint, hint);
  const { session, backEnd } = aBrowser();
  backEnd.mayHaveAccount = false;
  session.start();
  await backEnd.showPage();
  expect(backEnd.authLoads).toBe(1);
});

test('the server learns the kind of person, never who, and that somebody has left', async () => {
  const cookies = jest.spyOn(document, 'cookie', 'set');
  const { session, backEnd } = aBrowser();
  backEnd.answer();
  session.start();
  await backEnd.showPage();
  await session.signIn(email, 'basket123', 'customer');
  expect(cookies).toHaveBeenLastCalledWith('__session=c; Path=/; SameSite=Lax; Secure; Max-Age=31536000');
  await session.signOut();
  expect(cookies).toHaveBeenLastCalledWith('__session=; Path=/; SameSite=Lax; Secure; Max-Age=0');
});

test('somebody who reads Hindi still does when they have signed in and out (rule: reader-language)', async () => {
  let cookie = '__session=-hi';
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  jest.spyOn(document, 'cookie', 'set').mockImplementation((told) => (cookie = told.split(';')[0] ?? ''));
  const { session, backEnd } = aBrowser();
  backEnd.answer();
  session.start();
  await backEnd.showPage();
  await session.signIn(email, 'basket123', 'customer');
  expect(cookie).toBe('__session=c-hi');
  await session.signOut();
  expect(cookie).toBe('__session=-hi');
});
