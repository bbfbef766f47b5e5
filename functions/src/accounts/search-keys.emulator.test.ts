import { customerSearchKeys, profiles, type Profile } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { personAt, profileDocument } from '../testing/harness';
import { completeRegistrationOperation } from './complete-registration.callable';
import { countProfilesOperation } from './count-profiles.callable';
import { createCustomerOperation } from './create-customer.callable';
import { editCustomerOperation } from './edit-customer.callable';
import { ensureProfileOperation } from './ensure-profile.callable';
import { addSearchKeys } from './search-keys';

const hourMs = 3_600_000;
const harness = freshHarness(someInstant, () => profileDocument('admin1', { role: 'admin' }));
const old = (uid: string, facts: Partial<Profile> = {}) =>
  profileDocument(uid, { updatedAt: someInstant - hourMs, ...facts });
const profile = (uid: string) => harness.read<Profile>(profiles.path(uid));
const keysOf = async (uid: string) => (await profile(uid)).searchKeys;
const add = () => addSearchKeys(harness.services, Date.now() + 60_000);
const isAllSearchable = async () => (await harness.run(countProfilesOperation, 'admin1', {})).isAllSearchable;
const found = async (key: string): Promise<string[]> => {
  const query = harness.db.collection(profiles.collection).where('searchKeys', 'array-contains', key);
  return (await query.get()).docs.map(({ id }) => id);
};

const registration = {
  ...{ name: 'Zoya Khan', phone: '9845021764', address: '14, 3rd Cross' },
  ...{ state: 'Karnataka', city: 'Bengaluru', pincode: '560038' },
};

test('every operation that writes a name or phone writes what finds them (rule: customer-search)', async () => {
  await harness.run(ensureProfileOperation, 'new1', {});
  expect(await found('new1@')).toEqual(['new1']);
  await harness.run(completeRegistrationOperation, 'new1', registration);
  expect(await found('zoya')).toEqual(['new1']);
  const { uid } = await harness.run(createCustomerOperation, 'admin1', {
    name: 'Imran Rao',
    phone: '9900112233',
  });
  expect(await found('2233')).toEqual([uid]);
  const before = await personAt(harness, 'new1');
  const changes = { name: 'Zara Khan', phone: '9811122233' };
  await harness.run(editCustomerOperation, 'admin1', { uid: 'new1', before, ...before, ...changes });
  expect(await found('zoya')).toEqual([]);
  expect(await keysOf('new1')).toEqual(customerSearchKeys(await profile('new1')));
});

test('older profiles get their keys once, and the search says until then that some are missing (rule: customer-search)', async () => {
  const damaged = { ...old('broken', { name: 'Broken' })[profiles.path('broken')], role: 'king' };
  await harness.seed({
    ...old('asha', { name: 'Asha Rao' }),
    ...old('imran', { name: 'Imran Khan', updatedAt: someInstant - 2 * hourMs }),
    [profiles.path('broken')]: damaged,
  });
  expect(await isAllSearchable()).toBe(false);
  expect(await add()).toBe(2);
  expect(await isAllSearchable()).toBe(true);
  expect([await found('asha'), await found('imran')]).toEqual([['asha'], ['imran']]);
  const { updatedAt } = await profile('asha');
  expect(updatedAt).toBe(someInstant - hourMs);
  expect(await add()).toBe(0);
});

test('a profile that functions of an earlier release write gets its keys the next time (rule: versions-together)', async () => {
  await harness.seed(old('asha', { name: 'Asha Rao' }));
  await add();
  await harness.db.doc(profiles.path('asha')).update({ name: 'Asha Iyer', updatedAt: someInstant + hourMs });
  // A change of this moment may not be stored whole.
  harness.setNow(someInstant + hourMs + 1);
  expect(await add()).toBe(1);
  expect(await found('iyer')).toEqual([]);
  harness.setNow(someInstant + 2 * hourMs);
  expect(await add()).toBe(1);
  expect(await found('iyer')).toEqual(['asha']);
});

test('another rule makes the keys of every profile anew, and the search says until then that some are missing (rule: customer-search)', async () => {
  await harness.seed({
    ...profileDocument('meena', { name: 'मीना', updatedAt: someInstant - 3 * hourMs, searchKeys: ['मन'] }),
    'system/derived-profiles': { at: someInstant - hourMs, id: 'meena', isAll: true },
  });
  expect(await isAllSearchable()).toBe(false);
  expect(await add()).toBe(1);
  expect([await found('मीना'), await found('मन')]).toEqual([['meena'], []]);
  expect(await isAllSearchable()).toBe(true);
});
