import { someInstant } from '@basket/domain/testing';
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
  expect(await shift.ledger()).toHaveLength(2);
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
