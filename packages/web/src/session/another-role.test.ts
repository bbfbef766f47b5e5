import type { Role } from '@basket/domain';
import { storageKeys } from '../platform/storage';
import { aProfile, FakeBackEnd, settle } from '../testing/fake-session-ports';
import { createSession } from './create-session';

const email = 'ananya@basket.example';
const hint = { uid: 'ananya', email, name: 'Ananya Sharma', role: 'customer' };
const keep = (key: string, value: unknown): void => localStorage.setItem(key, JSON.stringify(value));

/** A browser with a back end that has one account. */
function aBrowser(role: Role) {
  const backEnd = new FakeBackEnd();
  backEnd.addAccount('ananya', email, aProfile(email, role));
  const { session, useStore } = createSession(backEnd.ports);
  return { backEnd, session, now: () => useStore.getState() };
}

beforeEach(() => localStorage.clear());

describe('another role than this browser knew (rule: role-at-once)', () => {
  const start = performance.timeOrigin + 1_000_000;
  let time = start;
  beforeEach(() => {
    time = start;
    jest.spyOn(Date, 'now').mockImplementation(() => time);
  });
  afterEach(() => jest.restoreAllMocks());

  /** Signed in since an earlier visit; the profile was read just now. */
  async function returning(role: Role = 'customer') {
    keep(storageKeys.sessionHint, hint);
    const browser = aBrowser(role);
    const { backEnd, session } = browser;
    backEnd.signInEarlier('ananya');
    backEnd.answer();
    session.start();
    await backEnd.showPage();
    await settle();
    return browser;
  }
  const reads = ({ calls }: FakeBackEnd): number => calls.filter((call) => call === 'read ananya').length;

  test.each(['visibilitychange', 'focus'])(
    'is heard of when the page is looked at again: %s',
    async (event) => {
      const { backEnd, now } = await returning();
      backEnd.profiles.set('ananya', aProfile(email, 'admin'));
      const target = event === 'focus' ? window : document;
      time += 9_999;
      target.dispatchEvent(new Event(event));
      await settle();
      expect(backEnd.said).toEqual([]);
      time += 1;
      target.dispatchEvent(new Event(event));
      target.dispatchEvent(new Event(event));
      await settle();
      expect(now().profile?.role).toBe('admin');
      expect(backEnd.said).toEqual(['now: admin']);
      expect(reads(backEnd)).toBe(2);
      expect(JSON.parse(localStorage.getItem(storageKeys.sessionHint) ?? '')).toMatchObject({
        role: 'admin',
      });
    },
  );

  test('is heard of when an operation is refused', async () => {
    const { backEnd, session } = await returning();
    backEnd.profiles.set('ananya', aProfile(email, 'delivery_partner'));
    session.renew();
    await settle();
    expect(backEnd.said).toEqual(['now: delivery_partner']);
  });

  test('is heard of by a later visit', async () => {
    const { backEnd } = await returning('admin');
    expect(backEnd.said).toEqual(['now: admin']);
  });

  test('is heard of when another tab has learned it', async () => {
    const { backEnd } = await returning();
    backEnd.profiles.set('ananya', aProfile(email, 'admin'));
    const newValue = JSON.stringify({ ...hint, role: 'admin' });
    localStorage.setItem(storageKeys.sessionHint, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.sessionHint, newValue }));
    await settle();
    expect(backEnd.said).toEqual(['now: admin']);
  });

  test('is nothing to tell at the first visit, and the same role never is', async () => {
    const { backEnd, session } = aBrowser('admin');
    backEnd.signInEarlier('ananya');
    backEnd.answer();
    session.start();
    await backEnd.showPage();
    await settle();
    session.renew();
    await settle();
    expect(reads(backEnd)).toBe(2);
    expect(backEnd.said).toEqual([]);
  });
});
