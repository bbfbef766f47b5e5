import { minuteMs, orders, type Order } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { refusalOf } from '../../testing/harness';
import { openShift } from '../../testing/shift-shop';
import { dispatchOrders } from '../offers/dispatch-orders';
import { giveSignOperation } from './give-sign.callable';

async function openAutomatic() {
  const shift = await openShift({}, { automaticDispatch: true });
  await shift.goOffline('partner2');
  return { ...shift, sign: () => shift.harness.run(giveSignOperation, 'partner1', {}) };
}

test('a silent phone is asked nothing; its next sign says since when, and asks for what waits (rule: not-seen)', async () => {
  const shift = await openAutomatic();
  const { harness } = shift;
  const status = async () => (await harness.read<Order>(orders.path('order1'))).status;
  await shift.sign();
  harness.setNow(someInstant + 12 * minuteMs);
  expect(await refusalOf(shift.assign())).toBe('partner_not_seen');
  expect(await dispatchOrders(harness.services)).toMatchObject({ settled: 0 });
  harness.queued.length = 0;
  await shift.sign();
  expect(await shift.partner()).toMatchObject({
    isOnline: true,
    signOfLifeAt: someInstant + 12 * minuteMs,
    notAsked: { fromAt: someInstant + 5 * minuteMs, untilAt: someInstant + 12 * minuteMs },
  });
  expect(harness.queued.map(({ task }) => task.kind)).toEqual(['dispatchOrders']);
  await dispatchOrders(harness.services);
  expect(await status()).toBe('assigned');
});

test('a position that ends a silence says and asks the same', async () => {
  const shift = await openAutomatic();
  await shift.sign();
  shift.harness.setNow(someInstant + 12 * minuteMs);
  shift.harness.queued.length = 0;
  await shift.moveTo(12.98);
  expect(await shift.partner()).toMatchObject({ notAsked: { fromAt: someInstant + 5 * minuteMs } });
  expect(shift.harness.queued.map(({ task }) => task.kind)).toEqual(['dispatchOrders']);
});

test('a sign in time asks for nothing, and one of a partner who is offline is refused', async () => {
  const shift = await openAutomatic();
  shift.harness.queued.length = 0;
  await shift.sign();
  await shift.sign();
  expect(shift.harness.queued).toEqual([]);
  await shift.goOffline();
  expect(await refusalOf(shift.sign())).toBe('partner_offline');
});

test('a partner with a page of the first release, which gives no signs, is asked as before (rule: versions-together)', async () => {
  const shift = await openAutomatic();
  await shift.sign();
  await shift.goOffline();
  await shift.goOnline();
  shift.harness.setNow(someInstant + 60 * minuteMs);
  expect(await shift.assign()).toMatchObject({ attempt: 1 });
});
