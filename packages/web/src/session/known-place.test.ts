import type { SavedAddress } from '@basket/domain';
import { storageKeys } from '../platform/storage';
import { aProfile, FakeBackEnd, settle } from '../testing/fake-session-ports';
import { createSession } from './create-session';

const email = 'ananya@basket.example';
const home: SavedAddress = {
  addressId: 'home',
  label: 'home',
  address: '27, 5th Cross',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  phone: '9845021764',
  latitude: null,
  longitude: null,
  isDefault: true,
};
const work: SavedAddress = { ...home, addressId: 'work', label: 'work', isDefault: false };

beforeEach(() => localStorage.clear());

/** A browser that was open before, and has its account's profile. */
async function aVisit() {
  const backEnd = new FakeBackEnd();
  const profile = aProfile(email, 'customer', {
    address: '14, 3rd Cross',
    pincode: '560038',
    savedAddresses: [work, home],
  });
  backEnd.addAccount('ananya', email, profile);
  const { session, useStore } = createSession(backEnd.ports);
  backEnd.signInEarlier('ananya');
  backEnd.answer();
  session.start();
  await backEnd.showPage();
  await settle();
  return { session, now: () => useStore.getState() };
}

/** The next page of this browser, before its back end has answered anything. */
function nextPage() {
  const { session, useStore } = createSession(new FakeBackEnd().ports);
  session.start();
  return useStore.getState();
}

describe('the next page knows at once where the orders go (rule: place-at-once)', () => {
  test('the address of the account, and the default one of those that are saved', async () => {
    await aVisit();
    expect(nextPage()).toMatchObject({
      isProvisional: true,
      profile: { address: '14, 3rd Cross', pincode: '560038', savedAddresses: [home] },
    });
  });

  test('another default address than before', async () => {
    const { session } = await aVisit();
    session.learnProfile('ananya', { savedAddresses: [{ ...work, isDefault: true }] });
    expect(nextPage().profile?.savedAddresses).toEqual([{ ...work, isDefault: true }]);
  });

  test('nothing after signing out', async () => {
    const { session } = await aVisit();
    await session.signOut();
    await settle();
    expect(localStorage.getItem(storageKeys.sessionHint)).toBeNull();
    expect(nextPage().profile).toBeNull();
  });

  test('a device that kept less: the name, and no place', () => {
    const hint = { uid: 'ananya', email, name: 'Ananya Sharma', role: 'customer' };
    localStorage.setItem(storageKeys.sessionHint, JSON.stringify(hint));
    expect(nextPage().profile).toMatchObject({ name: 'Ananya Sharma', address: '', savedAddresses: [] });
  });
});
