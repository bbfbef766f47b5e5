import { customerSearchKeys, orders, profiles, type Order, type Profile } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { orderDocument, partnerDocuments, profileDocument, refusalOf } from '../testing/harness';
import { editProfileOperation } from './edit-profile.callable';

const harness = freshHarness(someInstant, () => ({
  ...profileDocument('customer1'),
  ...profileDocument('admin1', { role: 'admin' }),
  ...partnerDocuments('partner1'),
  ...orderDocument(anOrder({ customerId: 'customer1' })),
}));

const contact = { name: 'Ananya S. Rao', phone: '9988776655' };
const profile = () => harness.read<Profile>(profiles.path('customer1'));
const edit = (input: object, uid = 'customer1', operationId?: string) =>
  harness.run(editProfileOperation, uid, input as typeof contact, operationId ? { operationId } : {});

test('a customer changes name and phone, and nothing else of the profile (rule: own-contact)', async () => {
  const before = await profile();
  expect(await edit(contact)).toEqual(contact);
  const after = { ...before, ...contact, updatedAt: someInstant };
  expect(await profile()).toEqual({ ...after, searchKeys: customerSearchKeys(after) });
});

test('an order keeps the name and phone that it was placed with (rule: own-contact)', async () => {
  const before = await harness.read<Order>(orders.path('order1'));
  await edit(contact);
  expect(await harness.read<Order>(orders.path('order1'))).toEqual(before);
});

test('a request that comes again late does not undo a newer one (rule: operation-once)', async () => {
  await edit(contact, 'customer1', 'edit-profile-0001');
  await edit({ ...contact, name: 'Ananya Iyer' });
  expect(await edit(contact, 'customer1', 'edit-profile-0001')).toEqual(contact);
  expect(await profile()).toMatchObject({ name: 'Ananya Iyer' });
});

test('an account without a profile gets one, as a customer', async () => {
  await edit(contact, 'new1');
  expect(await harness.read<Profile>(profiles.path('new1'))).toMatchObject({ ...contact, role: 'customer' });
});

test.each([
  { desc: 'no name', input: { ...contact, name: '   ' } },
  { desc: 'a name that is too long', input: { ...contact, name: 'a'.repeat(101) } },
  { desc: 'nine digits', input: { ...contact, phone: '998877665' } },
  { desc: 'a number that begins with 0', input: { ...contact, phone: '0000000000' } },
  { desc: 'no phone', input: { ...contact, phone: '' } },
  { desc: 'another role', input: { ...contact, role: 'admin' } },
  { desc: 'another e-mail address', input: { ...contact, email: 'other@basket.example' } },
])('$desc is refused as at the registration, and changes nothing (rule: own-contact)', async ({ input }) => {
  const before = await profile();
  expect(await refusalOf(edit(input))).toBe('invalid_request');
  expect(await profile()).toEqual(before);
});

test.each(['partner1', 'admin1'])(
  '%s, who works here, is changed by an admin (rule: profile-by-admin)',
  async (uid) => {
    expect(await refusalOf(edit(contact, uid))).toBe('not_allowed');
  },
);
