import {
  assignments,
  deliveryPartners,
  orders,
  profiles,
  type Assignment,
  type DeliveryPartner,
  type editCustomer,
  type Order,
  type Profile,
  type RequestOf,
  type Role,
} from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { assignOrderOperation } from '../dispatch/offers/assign-order.callable';
import { freshHarness } from '../testing/fresh-harness';
import {
  personAt,
  orderDocument,
  partnerDocuments,
  profileDocument,
  refusalOf,
  settingsDocument,
} from '../testing/harness';
import { completeRegistrationOperation } from './complete-registration.callable';
import { countProfilesOperation } from './count-profiles.callable';
import { editCustomerOperation } from './edit-customer.callable';
import { ensureProfileOperation } from './ensure-profile.callable';
import { grantAdmin, UnverifiedEmailError } from './access/grant-admin';
import { syncClaims } from './access/sync-claims';

const harness = freshHarness(someInstant, () => ({}));

const registration = {
  name: 'Ananya Sharma',
  phone: '9845021764',
  address: '14, 3rd Cross',
  state: 'Karnataka',
  city: 'Bengaluru',
  pincode: '560038',
};
const profile = (uid: string) => harness.read<Profile>(profiles.path(uid));
const edit = async (uid: string, role: Role, actor = 'admin1') => {
  const { exists } = await harness.db.doc(profiles.path(uid)).get();
  const before = exists ? await personAt(harness, uid) : { ...registration, role };
  const input: RequestOf<typeof editCustomer> = { ...registration, uid, before, role };
  return harness.run(editCustomerOperation, actor, input);
};

test('a registration makes a customer, whatever a client sends (rule: signup-customer)', async () => {
  const sneaky = { ...registration, role: 'admin' } as typeof registration;
  expect(await refusalOf(harness.run(completeRegistrationOperation, 'new1', sneaky))).toBe('invalid_request');
  await harness.run(completeRegistrationOperation, 'new1', registration);
  expect(await profile('new1')).toMatchObject({
    ...registration,
    role: 'customer',
    email: 'new1@basket.example',
  });
});

test('a completed profile is not changed by registering again (rule: profile-by-admin)', async () => {
  await harness.run(completeRegistrationOperation, 'new1', registration);
  await harness.run(completeRegistrationOperation, 'new1', { ...registration, name: 'Somebody Else' });
  expect(await profile('new1')).toMatchObject({ name: 'Ananya Sharma' });
});

test('a missing profile is created with defaults; an existing one stays (rule: profile-defaults)', async () => {
  expect(await harness.run(ensureProfileOperation, 'new1', {})).toMatchObject({
    name: 'User',
    role: 'customer',
  });
  await harness.seed(profileDocument('new1', { name: 'Ananya', role: 'admin' }));
  expect(await harness.run(ensureProfileOperation, 'new1', {})).toMatchObject({
    name: 'Ananya',
    role: 'admin',
  });
});

describe('roles', () => {
  beforeEach(() =>
    harness.seed({
      ...settingsDocument(),
      ...profileDocument('admin1', { role: 'admin' }),
      ...profileDocument('admin2', { role: 'admin' }),
      ...profileDocument('customer1'),
      ...partnerDocuments('partner1'),
    }),
  );

  test('a promotion to partner opens a wallet and tells the claims to follow (rule: one-id)', async () => {
    await edit('customer1', 'delivery_partner');
    expect(await profile('customer1')).toMatchObject({ role: 'delivery_partner' });
    expect(await harness.read<DeliveryPartner>(deliveryPartners.path('customer1'))).toMatchObject({
      walletBalancePaise: 0,
      isOnline: false,
    });
    expect(harness.queued.map(({ task }) => task)).toEqual([{ kind: 'syncClaims', uid: 'customer1' }]);
  });

  test('a demotion closes open offers and keeps the wallet', async () => {
    await harness.seed(orderDocument(anOrder()));
    await harness.run(assignOrderOperation, 'admin1', { orderId: 'order1', deliveryPartnerId: 'partner1' });
    await edit('partner1', 'customer');
    expect(await harness.read<Order>(orders.path('order1'))).toMatchObject({
      status: 'pending',
      deliveryPartnerId: null,
    });
    expect(await harness.read<Assignment>(assignments.path('order1', 1))).toMatchObject({
      state: 'withdrawn',
    });
    expect(await harness.read<DeliveryPartner>(deliveryPartners.path('partner1'))).toMatchObject({
      isOnline: false,
      openOffers: 0,
      walletBalancePaise: 1500_00,
    });
  });

  test('a partner with an order in hand is not demoted (rule: demotion-blocked)', async () => {
    await harness.seed(partnerDocuments('partner1', { activeOrders: 1 }));
    expect(await refusalOf(edit('partner1', 'customer'))).toBe('partner_has_orders');
  });

  test('nobody changes an own role', async () => {
    expect(await refusalOf(edit('admin1', 'customer'))).toBe('own_role');
    expect(await refusalOf(edit('customer1', 'admin', 'customer1'))).toBe('not_allowed');
  });

  test('two admins who demote each other at once leave one admin (rule: own-role)', async () => {
    const results = await Promise.allSettled([
      edit('admin2', 'customer', 'admin1'),
      edit('admin1', 'customer', 'admin2'),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const roles = [(await profile('admin1')).role, (await profile('admin2')).role];
    expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
  });

  test('admins, and nobody else, are told how many accounts there are', async () => {
    expect(await harness.run(countProfilesOperation, 'admin1', {})).toEqual({
      total: 4,
      isAllSearchable: false,
    });
    for (const uid of ['customer1', 'partner1', 'nobody'])
      expect(await refusalOf(harness.run(countProfilesOperation, uid, {}))).toBe('not_allowed');
  });

  test('a demoted admin is refused at once (rule: profile-role)', async () => {
    await edit('admin2', 'customer');
    expect(await refusalOf(edit('customer1', 'admin', 'admin2'))).toBe('not_allowed');
  });

  test('an unknown account is named as such', async () => {
    expect(await refusalOf(edit('nobody', 'admin'))).toBe('unknown_account');
  });
});

describe('claims and the first admin, with real accounts', () => {
  const email = 'first@basket.example';
  const claimsOf = async (uid: string) => (await harness.accounts.getUser(uid)).customClaims ?? {};
  const grant = (to: string, isForced = false) =>
    grantAdmin(harness.services, harness.accounts, to, { isForced });
  let uid: string;

  beforeEach(async () => {
    ({ uid } = await harness.accounts.createUser({ email, password: 'basket123', emailVerified: true }));
  });
  afterEach(() => harness.accounts.deleteUser(uid));

  test('the first admin is made from an account that has signed up, profile and claims alike', async () => {
    expect(await grant(email)).toBe(true);
    expect(await profile(uid)).toMatchObject({ role: 'admin', email });
    expect(await claimsOf(uid)).toEqual({ role: 'admin' });
    expect(await grant(email)).toBe(false);
  });

  test('with an admin there, nobody is made one but by force', async () => {
    await harness.seed({ ...profileDocument('admin1', { role: 'admin' }), ...profileDocument(uid) });
    expect(await refusalOf(grant(email))).toBe('admin_exists');
    expect(await profile(uid)).toMatchObject({ role: 'customer' });
    expect(await grant(email, true)).toBe(true);
    // The one before stays an admin and can be told from who is none.
    expect(await refusalOf(edit('admin1', 'customer', 'nobody'))).toBe('not_allowed');
    expect(await edit(uid, 'customer', 'admin1')).toMatchObject({ role: 'customer' });
  });

  test('threat-taken-address: somebody signs up with the owner’s address first and is made an admin', async () => {
    await harness.accounts.updateUser(uid, { emailVerified: false });
    for (const isForced of [false, true])
      await expect(grant(email, isForced)).rejects.toThrow(UnverifiedEmailError);
    expect((await harness.db.doc(profiles.path(uid)).get()).exists).toBe(false);
    expect(await claimsOf(uid)).toEqual({});
    await harness.accounts.updateUser(uid, { emailVerified: true });
    expect(await grant(email)).toBe(true);
  });

  test('an account that does not exist is named as such', async () => {
    await expect(grant('nobody@basket.example')).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  test('claims follow the profile, other claims stay, and a demotion ends the sessions (rule: profile-role)', async () => {
    const endSessions = jest.spyOn(harness.accounts, 'revokeRefreshTokens');
    await harness.accounts.setCustomUserClaims(uid, { beta: true });
    await harness.seed(profileDocument(uid, { role: 'admin' }));
    expect(await syncClaims(harness.services, uid, harness.accounts)).toBe('admin');
    expect(await claimsOf(uid)).toEqual({ beta: true, role: 'admin' });
    expect(endSessions).not.toHaveBeenCalled();
    await harness.seed(profileDocument(uid, { role: 'customer' }));
    expect(await syncClaims(harness.services, uid, harness.accounts)).toBe('customer');
    expect(await claimsOf(uid)).toEqual({ beta: true, role: 'customer' });
    expect(endSessions.mock.calls).toEqual([[uid]]);
  });
});
