import { profiles, type Profile } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { partnerDocuments, profileDocument, refusalOf } from '../testing/harness';
import {
  deleteAddressOperation,
  saveAddressOperation,
  setAwaitedOperation,
  setFavouriteOperation,
} from './saved-lists.callable';

const harness = freshHarness(someInstant, () => ({
  ...profileDocument('customer1'),
  ...profileDocument('customer2'),
  ...partnerDocuments('partner1'),
}));

const profile = (uid: string) => harness.read<Profile>(profiles.path(uid));
const draft = {
  label: 'home' as const,
  address: '14, 3rd Cross',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  phone: '9845021764',
  latitude: 12.97,
  longitude: 77.64,
};
const favour = (productId: string, isFavourite = true, uid = 'customer1') =>
  harness.run(setFavouriteOperation, uid, { productId, isFavourite });

test('favourites are kept in the own profile, the newest first, and change nothing else of it', async () => {
  // The keys follow from the rest of the profile; this one was stored without them.
  const {
    favouriteProductIds: _none,
    searchKeys: _keys,
    updatedAt: _at,
    ...before
  } = await profile('customer1');
  await favour('milk');
  expect(await favour('rice')).toEqual({ favouriteProductIds: ['rice', 'milk'] });
  await favour('rice');
  expect(await profile('customer1')).toMatchObject({ ...before, favouriteProductIds: ['rice', 'milk'] });
  expect(await favour('milk', false)).toEqual({ favouriteProductIds: ['rice'] });
  expect((await profile('customer2')).favouriteProductIds ?? []).toEqual([]);
});

test('awaited products are kept in the own profile, and go when they were told (rule: told-when-back)', async () => {
  const expectBack = (productIds: string[], isAwaited = true, uid = 'customer1') =>
    harness.run(setAwaitedOperation, uid, { productIds, isAwaited });
  await favour('milk');
  await expectBack(['paneer']);
  expect(await expectBack(['eggs'])).toEqual({ awaitedProductIds: ['eggs', 'paneer'] });
  expect(await profile('customer1')).toMatchObject({
    favouriteProductIds: ['milk'],
    awaitedProductIds: ['eggs', 'paneer'],
  });
  await Promise.all([expectBack(['eggs'], false), expectBack(['rice']), expectBack(['eggs'], false)]);
  expect(await profile('customer1')).toMatchObject({ awaitedProductIds: ['rice', 'paneer'] });
  expect((await profile('customer2')).awaitedProductIds).toEqual([]);
  expect(await refusalOf(expectBack(['eggs'], true, 'partner1'))).toBe('not_allowed');
});

test('many hearts pressed at once are all kept', async () => {
  const ids = Array.from({ length: 8 }, (_, index) => `product-${index}`);
  await Promise.all(ids.map((id) => favour(id)));
  expect([...(await profile('customer1')).favouriteProductIds].sort()).toEqual(ids);
});

test('an account without a profile gets one, as a customer', async () => {
  await favour('milk', true, 'new1');
  expect(await profile('new1')).toMatchObject({ role: 'customer', favouriteProductIds: ['milk'] });
});

test('the hundred and first favourite is refused (rule: saved-lists)', async () => {
  const full = Array.from({ length: 100 }, (_, index) => `product-${index}`);
  await harness.seed(profileDocument('customer1', { favouriteProductIds: full }));
  expect(await refusalOf(favour('one-more'))).toBe('too_many_favourites');
});

test('an address is saved once, however often the request comes, and deleted', async () => {
  const operationId = 'save-address-0001';
  const first = await harness.run(saveAddressOperation, 'customer1', draft, { operationId });
  expect(await harness.run(saveAddressOperation, 'customer1', draft, { operationId })).toEqual(first);
  const { savedAddresses } = await profile('customer1');
  expect(savedAddresses).toEqual([{ ...draft, addressId: savedAddresses[0]?.addressId, isDefault: false }]);
  const addressId = savedAddresses[0]?.addressId ?? '';
  expect(await refusalOf(harness.run(deleteAddressOperation, 'customer2', { addressId }))).toBe(
    'unknown_address',
  );
  await harness.run(deleteAddressOperation, 'customer1', { addressId });
  expect((await profile('customer1')).savedAddresses).toEqual([]);
});

test('the eleventh address is refused (rule: saved-lists)', async () => {
  for (let index = 0; index < 10; index += 1)
    await harness.run(saveAddressOperation, 'customer1', { ...draft, address: `${index}, 3rd Cross` });
  expect(await refusalOf(harness.run(saveAddressOperation, 'customer1', draft))).toBe('too_many_addresses');
});

test('these lists are for customers', async () => {
  expect(await refusalOf(favour('milk', true, 'partner1'))).toBe('not_allowed');
  expect(await refusalOf(harness.run(saveAddressOperation, 'partner1', draft))).toBe('not_allowed');
});
