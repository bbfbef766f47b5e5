import {
  customerSearchKeys,
  profiles,
  publicSettings,
  type placeOrder,
  type Profile,
  type RequestOf,
} from '@basket/domain';
import { anAddress, someInstant } from '@basket/domain/testing';
import { placeOrderOperation } from '../orders/placing/place-order.callable';
import { freshHarness } from '../testing/fresh-harness';
import { personAt, productDocument, profileDocument, refusalOf, settingsDocument } from '../testing/harness';
import { completeRegistrationOperation } from './complete-registration.callable';
import { editCustomerOperation } from './edit-customer.callable';
import { editProfileOperation } from './edit-profile.callable';
import { ensureProfileOperation } from './ensure-profile.callable';
import { closeAccountOperation, exportPersonalDataOperation } from './personal-data.callable';

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument({ phoneSignIn: true }),
  ...profileDocument('admin1', { role: 'admin' }),
  ...productDocument('tomato', { pricePaise: 24_00, stockQuantity: 100 }),
}));
const byPhone = { signInPhone: '+919845012345' };
const named = { name: 'Asha Rao', phone: '9845012345' };
const wanted: RequestOf<typeof placeOrder> = {
  lines: [{ productId: 'tomato', optionIds: [], quantity: 2 }],
  delivery: anAddress(),
  paymentMethod: 'cod',
  expectedTotalPaise: 98_00,
};
const profile = () => harness.read<Profile>(profiles.path('new1'));
const ensure = (caller: { signInPhone: string } = byPhone) =>
  harness.run(ensureProfileOperation, 'new1', {}, caller);
const name = () => harness.run(editProfileOperation, 'new1', named, byPhone);
const switchOff = () => harness.db.doc(publicSettings.path()).update({ phoneSignIn: false });
const isThere = async () => (await harness.db.doc(profiles.path('new1')).get()).exists;

test('a new person who signs in by phone becomes a customer with that number and no e-mail address (rule: phone-sign-in)', async () => {
  await ensure();
  expect(await profile()).toMatchObject({ name: 'User', phone: '9845012345', email: '', role: 'customer' });
  expect((await profile()).searchKeys).toContain('2345');
});

test('the name that the owner says next is found, and is the name of orders (rule: phone-name)', async () => {
  await ensure();
  await name();
  const stored = await profile();
  expect(stored).toMatchObject({ ...named, email: '', role: 'customer' });
  expect(stored.searchKeys).toEqual(customerSearchKeys(stored));
  const { orderId } = await harness.run(placeOrderOperation, 'new1', wanted, byPhone);
  expect(await harness.read(`orders/${orderId}`)).toMatchObject({
    customerId: 'new1',
    customerName: 'Asha Rao',
  });
});

test('an account of the same number with e-mail address and password stays another one (rule: phone-sign-in)', async () => {
  await harness.seed(profileDocument('family1', { name: 'Ravi Rao', phone: '9845012345' }));
  await ensure();
  await name();
  expect(await harness.read(profiles.path('family1'))).toMatchObject({
    name: 'Ravi Rao',
    email: 'family1@basket.example',
  });
});

describe('threat-forced-phone: somebody signs in by phone through the REST interface of Auth', () => {
  test('while the store does not offer it: every operation is refused, and nothing is kept', async () => {
    await switchOff();
    const attempts = [
      () => ensure(),
      name,
      () => harness.run(placeOrderOperation, 'new1', wanted, byPhone),
      () =>
        harness.run(
          completeRegistrationOperation,
          'new1',
          { ...named, address: 'x', city: 'x', state: 'x', pincode: '560038' },
          byPhone,
        ),
      () => harness.run(exportPersonalDataOperation, 'new1', { uid: 'new1' }, byPhone),
    ];
    for (const attempt of attempts) expect(await refusalOf(attempt())).toBe('phone_sign_in_unavailable');
    expect(await isThere()).toBe(false);
    expect((await harness.db.collection('orders').get()).size).toBe(0);
  });

  test('in a store without settings', async () => {
    await harness.db.doc(publicSettings.path()).delete();
    expect(await refusalOf(ensure())).toBe('phone_sign_in_unavailable');
  });

  test.each(['+14155550123', '+9845012345', '', '+911234567890', '+9198450123456'])(
    'with the number %j',
    async (signInPhone) => {
      expect(await refusalOf(ensure({ signInPhone }))).toBe('phone_sign_in_unavailable');
      expect(await isThere()).toBe(false);
    },
  );
});

test('a customer who came in before goes on when the store stops offering it (rule: phone-sign-in)', async () => {
  await ensure();
  await switchOff();
  await name();
  await harness.run(placeOrderOperation, 'new1', wanted, byPhone);
  expect(await profile()).toMatchObject(named);
});

test('a switch that goes off while the account is made counts', async () => {
  const { commit } = harness.services;
  let isFirst = true;
  const services = harness.with({
    commit: async (send) => {
      if (isFirst) await switchOff();
      isFirst = false;
      return commit(send);
    },
  });
  expect(await refusalOf(harness.run(ensureProfileOperation, 'new1', {}, { ...byPhone, services }))).toBe(
    'phone_sign_in_unavailable',
  );
  expect(await isThere()).toBe(false);
});

test('threat-taken-number: a session that began with a code by SMS has no role of staff', async () => {
  await harness.seed(profileDocument('customer1'));
  const input = { ...named, uid: 'customer1', before: await personAt(harness, 'customer1') };
  const rest = { role: 'admin' as const, address: '', city: '', state: '', pincode: '' };
  expect(await refusalOf(harness.run(editCustomerOperation, 'admin1', { ...input, ...rest }, byPhone))).toBe(
    'not_allowed',
  );
  await harness.run(editCustomerOperation, 'admin1', { ...input, ...rest });
});

test('an account without an e-mail address is not made staff (rule: phone-staff)', async () => {
  await ensure();
  const before = await personAt(harness, 'new1');
  for (const role of ['admin', 'delivery_partner'] as const)
    expect(
      await refusalOf(
        harness.run(editCustomerOperation, 'admin1', { ...before, ...named, uid: 'new1', before, role }),
      ),
    ).toBe('staff_without_email');
  expect(await profile()).toMatchObject({ role: 'customer', name: 'User' });
});

test('the owner gets a copy of what is stored, and has it erased (rules: person-exported, person-erased)', async () => {
  await ensure();
  await name();
  const { collections } = await harness.run(exportPersonalDataOperation, 'new1', { uid: 'new1' }, byPhone);
  expect(collections['profiles']).toMatchObject([named]);
  const close = (email: string) =>
    harness.run(closeAccountOperation, 'new1', { uid: 'new1', email }, byPhone);
  expect(await refusalOf(close('asha@basket.example'))).toBe('other_email');
  await close('');
  expect(harness.queued.map(({ task }) => task)).toEqual([{ kind: 'erasePerson', uid: 'new1' }]);
});
