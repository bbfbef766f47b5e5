import {
  deliveryPartners,
  orders,
  profiles,
  type DeliveryPartner,
  type Order,
  type Profile,
} from '@basket/domain';
import { anAddress, anOrder, someInstant } from '@basket/domain/testing';
import { assignOrderOperation } from '../../dispatch/offers/assign-order.callable';
import { respondToOfferOperation } from '../../dispatch/offers/respond-to-offer.callable';
import { setAvailabilityOperation } from '../../dispatch/partners/set-availability.callable';
import { placeOrderOperation } from '../../orders/placing/place-order.callable';
import { freshHarness } from '../../testing/fresh-harness';
import {
  orderDocument,
  partnerDocuments,
  personAt,
  productDocument,
  profileDocument,
  refusalOf,
  settingsDocument,
} from '../../testing/harness';
import { editCustomerOperation } from '../edit-customer.callable';
import { setAccountDisabledOperation } from './set-account-disabled.callable';
import { syncAccess } from './sync-access';

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  ...profileDocument('admin1', { role: 'admin' }),
  ...profileDocument('admin2', { role: 'admin' }),
  ...profileDocument('customer1'),
  ...partnerDocuments('partner1'),
  ...productDocument('tomato', { pricePaise: 24_00, stockQuantity: 100 }),
}));

const set = (uid: string, isDisabled: boolean, actor = 'admin1') =>
  harness.run(setAccountDisabledOperation, actor, { uid, isDisabled, reason: 'Stolen phone' });
const profile = (uid: string) => harness.read<Profile>(profiles.path(uid));
const place = () =>
  harness.run(placeOrderOperation, 'customer1', {
    lines: [{ productId: 'tomato', optionIds: [], quantity: 2 }],
    delivery: anAddress(),
    paymentMethod: 'cod',
    expectedTotalPaise: 98_00,
  });

test('a disabled customer orders nothing from the commit on, and again once enabled (rule: account-disabled)', async () => {
  await set('customer1', true);
  expect(await profile('customer1')).toMatchObject({ disabledAt: someInstant });
  const { docs } = await harness.db.collection('auditEntries').get();
  expect(docs.map((entry) => entry.data())).toMatchObject([
    {
      kind: 'role',
      personId: 'customer1',
      changes: [
        { field: 'disabledAt', from: null, to: someInstant },
        { field: 'reason', from: null, to: 'Stolen phone' },
      ],
    },
  ]);
  // The token is good for another hour, and Auth has not been told yet.
  expect(await refusalOf(place())).toBe('account_closed');
  await set('customer1', false);
  expect(await place()).toMatchObject({ orderNumber: expect.any(String) });
});

test('a disabled partner goes offline, gives the open offer back and takes none (rule: account-disabled)', async () => {
  await harness.seed(orderDocument(anOrder()));
  await harness.run(assignOrderOperation, 'admin1', { orderId: 'order1', deliveryPartnerId: 'partner1' });
  await set('partner1', true);
  expect(await harness.read<DeliveryPartner>(deliveryPartners.path('partner1'))).toMatchObject({
    isOnline: false,
    openOffers: 0,
  });
  expect(await harness.read<Order>(orders.path('order1'))).toMatchObject({ status: 'pending' });
  const accept = { orderId: 'order1', attempt: 1, answer: 'accept' } as const;
  expect(await refusalOf(harness.run(respondToOfferOperation, 'partner1', accept))).toBe('account_closed');
  expect(await refusalOf(harness.run(setAvailabilityOperation, 'partner1', { isOnline: true }))).toBe(
    'account_closed',
  );
});

test('a partner with an order in hand is not disabled (rule: account-disabled)', async () => {
  await harness.seed(partnerDocuments('partner1', { activeOrders: 1 }));
  expect(await refusalOf(set('partner1', true))).toBe('partner_has_orders');
});

test('nobody disables the own account, nor an admin the last one (rule: account-disabled)', async () => {
  expect(await refusalOf(set('admin1', true))).toBe('own_account');
  expect(await refusalOf(set('nobody', true))).toBe('unknown_account');
  const both = await Promise.allSettled([set('admin2', true, 'admin1'), set('admin1', true, 'admin2')]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const left = await Promise.all(['admin1', 'admin2'].map(profile));
  expect(left.filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1);
});

test('a disabled admin is no admin, and does not count as the one who remains (rule: account-disabled)', async () => {
  await set('admin2', true);
  expect(await refusalOf(set('customer1', true, 'admin2'))).toBe('account_closed');
  const demote = async (uid: string, actor: string) => {
    const before = await personAt(harness, uid);
    return harness.run(editCustomerOperation, actor, { uid, before, ...before, role: 'customer' });
  };
  await set('admin2', false);
  await set('admin1', true, 'admin2');
  expect(await demote('admin1', 'admin2')).toMatchObject({ role: 'customer' });
  expect(await refusalOf(demote('admin2', 'admin2'))).toBe('own_role');
});

test('sign-in follows the profile, and sessions end (rule: account-disabled)', async () => {
  await harness.accounts.createUser({ uid: 'customer1', email: 'customer1@basket.example' });
  try {
    await set('customer1', true);
    expect(harness.queued.map(({ task }) => task)).toEqual([{ kind: 'syncAccess', uid: 'customer1' }]);
    const account = () => harness.accounts.getUser('customer1');
    expect((await account()).tokensValidAfterTime).toBeUndefined();
    expect(await syncAccess(harness.services, 'customer1', harness.accounts)).toBe('disabled');
    const closed = await account();
    expect(closed.disabled).toBe(true);
    // Tokens from before are worth nothing.
    expect(closed.tokensValidAfterTime).toBeDefined();
    await set('customer1', false);
    expect(await syncAccess(harness.services, 'customer1', harness.accounts)).toBe('enabled');
    expect((await account()).disabled).toBe(false);
  } finally {
    await harness.accounts.deleteUsers(['customer1']);
  }
});
