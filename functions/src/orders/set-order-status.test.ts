import { erasedText } from '@basket/domain';
import { anAddress, someInstant } from '@basket/domain/testing';
import { profileDocument, refusalOf } from '../testing/harness';
import { openShift } from '../testing/shift-shop';
import { setOrderStatusOperation } from './set-order-status.callable';

const request = { orderId: 'order1', note: '' } as const;

test('a late Preparing does not undo a delivery that its admin has not seen (rule: status-seen)', async () => {
  const shift = await openShift();
  await shift.assign();
  await shift.respond('accept');
  await shift.pickUp();
  await shift.deliver();
  const late = { ...request, status: 'preparing', seen: 'out_for_delivery' } as const;
  await expect(shift.harness.run(setOrderStatusOperation, 'admin1', late)).rejects.toMatchObject({
    refusal: { code: 'status_changed', facts: { status: 'delivered', label: 'Delivered' } },
  });
  expect(await shift.order()).toMatchObject({ status: 'delivered' });
  expect(await shift.ledger()).toHaveLength(1);
  // Who has seen the delivery may undo it.
  const seen = { ...late, seen: 'delivered' } as const;
  expect(await shift.harness.run(setOrderStatusOperation, 'admin1', seen)).toEqual({ status: 'preparing' });
  expect((await shift.ledger()).map(({ facts, description }) => [facts?.code, description])).toEqual([
    ['delivery', ''],
    ['delivery_taken_back', ''],
  ]);
});

test('two admins set one status at once: one is told that it is set (rule: status-seen)', async () => {
  const shift = await openShift();
  await shift.harness.seed(profileDocument('admin2', { role: 'admin' }));
  const input = { ...request, status: 'confirmed', seen: 'pending' } as const;
  const both = ['admin1', 'admin2'].map((uid) => shift.harness.run(setOrderStatusOperation, uid, input));
  const refused = await Promise.all(both.map((one) => refusalOf(one).catch(() => null)));
  expect(refused.filter((code) => code === 'status_changed')).toHaveLength(1);
  expect(await shift.notes()).toHaveLength(1);
  expect(await shift.order()).toMatchObject({ status: 'confirmed', updatedAt: someInstant });
});

test('a page from before the field sets any status, as ever (rule: status-free)', async () => {
  const shift = await openShift({ status: 'delivered' });
  await shift.setStatus('preparing');
  expect(await shift.order()).toMatchObject({ status: 'preparing' });
});

const emptied = {
  customerName: '',
  delivery: { ...anAddress(), address: erasedText, phone: '' },
};

test.each([
  { before: 'cancelled', to: 'pending' },
  { before: 'cancelled', to: 'delivered' },
  { before: 'delivered', to: 'preparing' },
] as const)(
  'an order of a person who is erased stays $before, and does not become $to (rule: person-erased)',
  async ({ before, to }) => {
    const shift = await openShift({ status: before, ...emptied });
    expect(await refusalOf(shift.setStatus(to))).toBe('customer_erased');
    expect(await shift.order()).toMatchObject({ status: before, historySeq: 1 });
    expect([await shift.stock(), await shift.notes()]).toEqual([100, []]);
  },
);

test('an order of a person who is erased can be cancelled, so that what is owed goes back', async () => {
  const shift = await openShift({ status: 'delivered', ...emptied });
  await shift.setStatus('cancelled');
  expect(await shift.order()).toMatchObject({ status: 'cancelled' });
});

test('a cancelled order is not taken back for a closed account (rule: person-erased)', async () => {
  const shift = await openShift({ status: 'cancelled' });
  await shift.harness.seed(profileDocument('customer1', { disabledAt: someInstant }));
  expect(await refusalOf(shift.setStatus('pending'))).toBe('customer_closed');
  expect(await shift.order()).toMatchObject({ status: 'cancelled' });
});
