import { aProfile, FakeBackEnd, settle } from '../testing/fake-session-ports';
import { createSession } from './create-session';
import { profileFailedMessage } from './session-state';

const email = 'ananya@basket.example';

beforeEach(() => localStorage.clear());

test('a page that was opened without a connection reads the profile when there is one again, without a press (rule: heals-itself)', async () => {
  const backEnd = new FakeBackEnd();
  backEnd.addAccount('ananya', email, aProfile(email));
  const { session, useStore } = createSession(backEnd.ports);
  backEnd.signInEarlier('ananya');
  backEnd.readFailure = new Error('offline');
  session.start();
  await backEnd.showPage();
  backEnd.answer();
  await settle();
  for (const ms of [200, 400, 800]) await backEnd.pass(ms);
  expect(useStore.getState().error).toBe(profileFailedMessage());
  backEnd.readFailure = null;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(useStore.getState()).toMatchObject({
    error: null,
    isProvisional: false,
    profile: { name: 'Ananya Sharma' },
  });
  const reads = backEnd.calls.length;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(backEnd.calls).toHaveLength(reads);
});

test('Auth whose code could not be loaded is asked again by a refresh, which says that nobody is signed in (rule: failures-told)', async () => {
  const backEnd = new FakeBackEnd();
  let isDown = true;
  const { session, useStore } = createSession({
    ...backEnd.ports,
    loadAuth: () =>
      isDown ? Promise.reject(new Error('Please check your internet.')) : backEnd.ports.loadAuth(),
  });
  backEnd.answer();
  session.start();
  await backEnd.showPage();
  expect(useStore.getState().error).toBe('Please check your internet.');
  isDown = false;
  await session.refresh();
  expect(useStore.getState()).toMatchObject({ status: 'signed-out', isProvisional: false, error: null });
  expect(backEnd.said).toEqual(['No active session found']);
});
