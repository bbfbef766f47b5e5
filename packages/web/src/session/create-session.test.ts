import type { Registration } from '@basket/domain';
import { storageKeys } from '../platform/storage';
import { aProfile, FakeBackEnd, settle } from '../testing/fake-session-ports';
import { createSession } from './create-session';
import { authTimeoutMs } from './session-state';

const email = 'ananya@basket.example';
const registration: Registration = {
  name: 'Ananya Sharma',
  phone: '9845021764',
  address: '14, 3rd Cross',
  state: 'Karnataka',
  city: 'Bengaluru',
  pincode: '560038',
};

/** A browser with a back end that has one customer. */
function aBrowser() {
  const backEnd = new FakeBackEnd();
  backEnd.addAccount('ananya', email, aProfile(email));
  const { session, useStore } = createSession(backEnd.ports);
  return { backEnd, session, now: () => useStore.getState() };
}

const keep = (key: string, value: unknown): void => localStorage.setItem(key, JSON.stringify(value));
const kept = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const hint = { uid: 'ananya', email, name: 'Ananya Sharma', role: 'customer' };

beforeEach(() => localStorage.clear());

describe('before Auth has answered', () => {
  test('a known visitor is provisionally signed in at once', () => {
    keep(storageKeys.sessionHint, { ...hint, role: 'admin' });
    const { session, now } = aBrowser();
    session.start();
    expect(now()).toMatchObject({
      status: 'signed-in',
      isProvisional: true,
      user: { uid: 'ananya', email },
      profile: { id: 'ananya', name: 'Ananya Sharma', role: 'admin' },
    });
  });

  test.each([
    { desc: 'no hint', value: null },
    { desc: 'a hint of another shape', value: { uid: 'ananya', role: 'emperor' } },
  ])('$desc: provisionally signed out', ({ value }) => {
    if (value) keep(storageKeys.sessionHint, value);
    const { session, now } = aBrowser();
    session.start();
    expect(now()).toMatchObject({ status: 'signed-out', isProvisional: true, user: null });
  });

  test('Auth starts after the first view', async () => {
    const { session, backEnd } = aBrowser();
    backEnd.signInEarlier('ananya');
    backEnd.answer();
    session.start();
    await settle();
    expect(backEnd.calls).toEqual([]);
    await backEnd.showPage();
    expect(backEnd.calls).toContain('read ananya');
  });
});

describe('restoring a session', () => {
  test('provisional profile from the e-mail, then the stored one (rule: provisional-profile)', async () => {
    const { session, backEnd, now } = aBrowser();
    backEnd.signInEarlier('ananya');
    backEnd.readFailure = new Error('slow');
    session.start();
    await backEnd.showPage();
    backEnd.answer();
    expect(now()).toMatchObject({
      status: 'signed-in',
      isProvisional: true,
      profile: { name: 'ananya', role: 'customer' },
    });
    backEnd.readFailure = null;
    await settle();
    await backEnd.pass(200);
    expect(now()).toMatchObject({ isProvisional: false, profile: { name: 'Ananya Sharma' } });
    expect(kept(storageKeys.sessionHint)).toEqual(hint);
    session.learnProfile('ananya', { name: 'Ananya Rao' });
    expect(now().profile).toMatchObject({ name: 'Ananya Rao', role: 'customer' });
    expect(kept(storageKeys.sessionHint)).toEqual({ ...hint, name: 'Ananya Rao' });
  });

  test('a saved temporary profile of the same account replaces it once and is removed', async () => {
    const { session, backEnd, now } = aBrowser();
    keep(storageKeys.temporaryProfile, {
      uid: 'ananya',
      profile: aProfile(email, 'customer', { name: 'From sign-up' }),
    });
    backEnd.signInEarlier('ananya');
    backEnd.readFailure = new Error('offline');
    session.start();
    await backEnd.showPage();
    backEnd.answer();
    expect(now().profile).toMatchObject({ name: 'From sign-up', id: 'ananya' });
    expect(kept(storageKeys.temporaryProfile)).toBeNull();
  });

  test('a temporary profile of another account does not', async () => {
    const { session, backEnd, now } = aBrowser();
    keep(storageKeys.temporaryProfile, { uid: 'imran', profile: aProfile('imran@basket.example') });
    backEnd.signInEarlier('ananya');
    backEnd.readFailure = new Error('offline');
    session.start();
    await backEnd.showPage();
    backEnd.answer();
    expect(now().profile).toMatchObject({ name: 'ananya' });
    expect(kept(storageKeys.temporaryProfile)).not.toBeNull();
  });

  test('a missing profile is created with defaults', async () => {
    const { session, backEnd, now } = aBrowser();
    backEnd.profiles.delete('ananya');
    backEnd.signInEarlier('ananya');
    backEnd.answer();
    session.start();
    await backEnd.showPage();
    expect(backEnd.calls).toEqual(['read ananya', 'ensure ananya']);
    expect(now()).toMatchObject({ isProvisional: false, profile: { name: 'User', role: 'customer' } });
  });

  test('a failing read is retried with doubling pauses, then reported; the known profile stays (rule: retry-doubling)', async () => {
    keep(storageKeys.sessionHint, { ...hint, role: 'admin' });
    const { session, backEnd, now } = aBrowser();
    backEnd.signInEarlier('ananya');
    backEnd.answer();
    backEnd.readFailure = new Error('offline');
    session.start();
    await backEnd.showPage();
    for (const ms of [200, 400, 800]) {
      expect(backEnd.waiting).toContain(ms);
      await backEnd.pass(ms);
    }
    expect(backEnd.calls.filter((call) => call === 'read ananya')).toHaveLength(4);
    expect(now()).toMatchObject({
      status: 'signed-in',
      isProvisional: true,
      profile: { role: 'admin' },
      error: 'Your profile could not be loaded.',
    });
    backEnd.readFailure = null;
    await session.refresh();
    expect(now()).toMatchObject({ isProvisional: false, profile: { role: 'customer' }, error: null });
  });

  test('no account: signed out, and stored data is deleted', async () => {
    keep(storageKeys.sessionHint, hint);
    const { session, backEnd, now } = aBrowser();
    session.start();
    await backEnd.showPage();
    backEnd.answer();
    expect(now()).toMatchObject({
      status: 'signed-out',
      isProvisional: false,
      user: null,
      profile: null,
      error: null,
    });
    expect(kept(storageKeys.sessionHint)).toBeNull();
    expect(backEnd.forgotten).toBe(1);
  });

  test('no answer within 5 s is an error; a late answer clears it (rule: auth-timeout-5s)', async () => {
    const { session, backEnd, now } = aBrowser();
    backEnd.signInEarlier('ananya');
    session.start();
    await backEnd.showPage();
    await backEnd.pass(authTimeoutMs);
    expect(now().error).toBe('Authentication timeout. Please refresh the page.');
    backEnd.answer();
    await settle();
    expect(now()).toMatchObject({ status: 'signed-in', error: null });
  });
});

describe('signing in', () => {
  test('reads the profile once, welcomes and stores the hint', async () => {
    const { session, backEnd, now } = aBrowser();
    backEnd.answer();
    const phases: string[] = [];
    await session.signIn(email, 'basket123', 'customer', {
      onAuthenticated: () => phases.push(now().status),
    });
    await settle();
    expect(phases).toHaveLength(1);
    expect(now()).toMatchObject({
      status: 'signed-in',
      isProvisional: false,
      profile: { name: 'Ananya Sharma' },
    });
    expect(backEnd.calls).toEqual(['read ananya', 'adopt ananya']);
    expect(backEnd.said).toEqual(['Welcome back!']);
    expect(kept(storageKeys.sessionHint)).toEqual(hint);
  });

  test('with another role is refused, and never signs in (rule: login-role)', async () => {
    const { session, backEnd, now } = aBrowser();
    backEnd.answer();
    const signIn = session.signIn(email, 'basket123', 'admin');
    await expect(signIn).rejects.toThrow("You don't have access to admin interface. Your role is: customer");
    expect(backEnd.calls).toEqual(['read ananya', 'discard ananya']);
    expect(now().status).not.toBe('signed-in');
    expect(backEnd.said).toEqual([]);
  });

  test('with a wrong password is refused', async () => {
    const { session, backEnd } = aBrowser();
    await expect(session.signIn(email, 'wrong', 'customer')).rejects.toThrow('not correct');
    expect(backEnd.calls).toEqual([]);
  });

  test('without a readable profile is refused and signs out', async () => {
    const { session, backEnd } = aBrowser();
    backEnd.readFailure = new Error('offline');
    await expect(session.signIn(email, 'basket123', 'customer')).rejects.toThrow(
      'Your profile could not be loaded. Please try again.',
    );
    expect(backEnd.calls).toEqual(['read ananya', 'discard ananya']);
  });
});

describe('signing up', () => {
  test('creates the profile without signing in, and keeps it for the first sign-in', async () => {
    const { session, backEnd, now } = aBrowser();
    backEnd.answer();
    await session.signUp('new@basket.example', 'basket123', registration);
    const uid = 'new-new@basket.example';
    expect(backEnd.calls).toEqual([`complete ${uid}`, `discard ${uid}`]);
    expect(kept(storageKeys.temporaryProfile)).toMatchObject({
      uid,
      profile: { ...registration, role: 'customer' },
    });
    expect(now().status).not.toBe('signed-in');
  });

  test('a profile that could not be stored is completed at the first sign-in, not replaced by defaults', async () => {
    const { session, backEnd } = aBrowser();
    backEnd.answer();
    backEnd.completeFailure = new Error('offline');
    const signUp = session.signUp('new@basket.example', 'basket123', registration);
    for (const ms of [200, 400, 800]) {
      await settle();
      await backEnd.pass(ms);
    }
    await signUp;
    backEnd.completeFailure = null;
    const profile = await session.signIn('new@basket.example', 'basket123', 'customer');
    expect(profile).toMatchObject(registration);
    expect(kept(storageKeys.temporaryProfile)).toBeNull();
  });
});

describe('signing out', () => {
  async function signedIn() {
    const browser = aBrowser();
    browser.backEnd.answer();
    await browser.session.signIn(email, 'basket123', 'customer');
    browser.backEnd.said.length = 0;
    browser.backEnd.forgotten = 0;
    return browser;
  }

  test('clears user, profile, error, hint, temporary profile and all other stored data (rule: sign-out-clears)', async () => {
    const { session, backEnd, now } = await signedIn();
    keep(storageKeys.temporaryProfile, { uid: 'ananya', profile: aProfile(email) });
    await session.signOut();
    expect(now()).toEqual({
      status: 'signed-out',
      user: null,
      profile: null,
      isProvisional: false,
      error: null,
    });
    expect(kept(storageKeys.sessionHint)).toBeNull();
    expect(kept(storageKeys.temporaryProfile)).toBeNull();
    expect(backEnd.forgotten).toBe(1);
    expect(backEnd.said).toEqual(['Signed out successfully']);
  });

  test('in another tab does the same here, without a message', async () => {
    const { backEnd, now } = await signedIn();
    backEnd.changeElsewhere(null);
    expect(now().status).toBe('signed-out');
    expect(backEnd.forgotten).toBe(1);
    expect(backEnd.said).toEqual([]);
  });

  test('keeps everything if it fails', async () => {
    const { session, backEnd, now } = await signedIn();
    backEnd.signOutFailure = new Error('no');
    await session.signOut();
    expect(now().status).toBe('signed-in');
    expect(backEnd.said).toEqual(['Failed to sign out. Please try again.']);
  });

  test('another account signs in in another tab: nothing of the first one stays', async () => {
    const { backEnd, now } = await signedIn();
    backEnd.addAccount(
      'imran',
      'imran@basket.example',
      aProfile('imran@basket.example', 'customer', { name: 'Imran' }),
    );
    backEnd.changeElsewhere('imran');
    expect(backEnd.forgotten).toBe(1);
    expect(now()).toMatchObject({ user: { uid: 'imran' }, isProvisional: true });
    await settle();
    expect(now()).toMatchObject({ profile: { name: 'Imran' }, isProvisional: false });
  });
});

describe('refreshing', () => {
  test.each([
    { desc: 'somebody is signed in', uid: 'ananya', says: 'Authentication refreshed successfully' },
    { desc: 'nobody is', uid: null, says: 'No active session found' },
  ])('$desc', async ({ uid, says }) => {
    const { session, backEnd } = aBrowser();
    if (uid) backEnd.signInEarlier(uid);
    backEnd.answer();
    await session.refresh();
    expect(backEnd.said).toEqual([says]);
    if (uid) expect(backEnd.calls).toContain('fresh token ananya');
  });

  test('applies a changed role', async () => {
    const { session, backEnd, now } = aBrowser();
    backEnd.signInEarlier('ananya');
    backEnd.answer();
    await session.refresh();
    backEnd.profiles.set('ananya', aProfile(email, 'delivery_partner'));
    await session.refresh();
    expect(now().profile?.role).toBe('delivery_partner');
  });

  test('reports a failure', async () => {
    const { session, backEnd } = aBrowser();
    backEnd.signInEarlier('ananya');
    backEnd.answer();
    backEnd.readFailure = new Error('offline');
    await session.refresh();
    expect(backEnd.said).toEqual(['Failed to refresh authentication']);
  });
});
