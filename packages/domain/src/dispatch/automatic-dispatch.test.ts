import { anOrder, someInstant } from '../testing/builders';
import { newDispatch, type OrderDispatch } from '../orders/order';
import { orderStatuses, type OrderStatus } from '../orders/order-status';
import { afterPass, asksForAdmin, dispatchAfter, isDispatchedAutomatically } from './automatic-dispatch';

const on = { automaticDispatch: true, dispatchWaitsForPacking: false };
const off = { automaticDispatch: false, dispatchWaitsForPacking: false };
const waiting = { automaticDispatch: true, dispatchWaitsForPacking: true };
const packing = (packedAt: number | null) => ({ packing: { startedAt: 1, readyAt: null, packedAt } });
/** An order that is offered so many milliseconds from now on. */
const slotFrom = (ms: number) => ({
  slot: {
    startsAt: someInstant + 1000,
    endsAt: someInstant + 2000,
    offerFromAt: someInstant + ms,
    isChosen: true,
  },
});
const stopped: OrderDispatch = { passes: 3, stoppedBy: 'passes' };

describe('every order that needs a partner is either offered by itself or asks for an admin (rules: automatic-dispatch, asks-for-admin)', () => {
  test.each([
    { desc: 'a cash order', facts: {}, setting: on, who: 'server' },
    { desc: 'a cash order, switched off', facts: {}, setting: off, who: 'admin' },
    {
      desc: 'a paid order',
      facts: { paymentMethod: 'online', paymentStatus: 'paid' },
      setting: on,
      who: 'server',
    },
    { desc: 'an order that is not paid yet', facts: { paymentMethod: 'online' }, setting: on, who: 'nobody' },
    {
      desc: 'an order that is not paid yet, switched off',
      facts: { paymentMethod: 'online' },
      setting: off,
      who: 'nobody',
    },
    { desc: 'one that an admin prepares', facts: { status: 'preparing' }, setting: on, who: 'server' },
    { desc: 'one that is offered', facts: { status: 'assigned' }, setting: on, who: 'nobody' },
    {
      desc: 'one in hand',
      facts: { status: 'confirmed', deliveryPartnerId: 'partner1' },
      setting: on,
      who: 'nobody',
    },
    {
      desc: 'one for a slot that is not near (rule: slot-dispatch)',
      facts: slotFrom(1),
      setting: on,
      who: 'nobody',
    },
    { desc: 'the same, switched off', facts: slotFrom(1), setting: off, who: 'nobody' },
    { desc: 'one whose slot is near (rule: slot-dispatch)', facts: slotFrom(0), setting: on, who: 'server' },
    { desc: 'the same, switched off', facts: slotFrom(0), setting: off, who: 'admin' },
    {
      desc: 'one that nobody picks, waiting for packing (rule: packed-first)',
      facts: {},
      setting: waiting,
      who: 'nobody',
    },
    {
      desc: 'one that is being picked, waiting for packing',
      facts: packing(null),
      setting: waiting,
      who: 'nobody',
    },
    { desc: 'a packed one, waiting for packing', facts: packing(2), setting: waiting, who: 'server' },
    {
      desc: 'one that was on the road, waiting for packing',
      facts: { status: 'out_for_delivery' },
      setting: waiting,
      who: 'server',
    },
    {
      desc: 'one that was on the road, and that another partner has rejected',
      facts: { status: 'preparing', statusTimes: { pending: 1, out_for_delivery: 5, preparing: 6 } },
      setting: waiting,
      who: 'server',
    },
    {
      desc: 'the same, put back on the board by an admin',
      facts: {
        status: 'pending',
        statusTimes: { out_for_delivery: 5, pending: 6 },
        dispatch: { passes: 0, stoppedBy: 'admin' },
      },
      setting: waiting,
      who: 'admin',
    },
    {
      desc: 'one that was on the road before it was cancelled and taken back',
      facts: { status: 'pending', statusTimes: { out_for_delivery: 5, cancelled: 6, pending: 7 } },
      setting: waiting,
      who: 'nobody',
    },
    {
      desc: 'one that nobody took and nobody packed',
      facts: { dispatch: stopped },
      setting: waiting,
      who: 'admin',
    },
    { desc: 'a cancelled one', facts: { status: 'cancelled' }, setting: on, who: 'nobody' },
    { desc: 'after three passes', facts: { dispatch: stopped }, setting: on, who: 'admin' },
    {
      desc: 'taken back by an admin',
      facts: { dispatch: { passes: 0, stoppedBy: 'admin' } },
      setting: on,
      who: 'admin',
    },
  ] as const)('$desc: $who', ({ facts, setting, who }) => {
    const order = anOrder(facts);
    expect(isDispatchedAutomatically(order, setting, someInstant)).toBe(who === 'server');
    expect(asksForAdmin(order, setting, someInstant)).toBe(who === 'admin');
  });
});

test('the third pass stops automatic dispatch; what an admin stopped stays so', () => {
  const passes = [1, 2, 3, 4].map((count) =>
    Array.from({ length: count }).reduce<OrderDispatch>((dispatch) => afterPass(dispatch), newDispatch),
  );
  expect(passes).toEqual([
    { passes: 1, stoppedBy: null },
    { passes: 2, stoppedBy: null },
    { passes: 3, stoppedBy: 'passes' },
    { passes: 4, stoppedBy: 'passes' },
  ]);
  expect(afterPass({ passes: 2, stoppedBy: 'admin' })).toEqual({ passes: 3, stoppedBy: 'admin' });
});

describe('a change of status', () => {
  const asked = {
    status: 'assigned',
    deliveryPartnerId: null,
    dispatch: { passes: 1, stoppedBy: null },
  } as const;
  test.each([
    {
      desc: 'an offered order set to pending is taken back',
      before: asked,
      to: 'pending',
      stoppedBy: 'admin',
    },
    {
      desc: 'an offered order that is prepared is offered again',
      before: asked,
      to: 'preparing',
      stoppedBy: null,
    },
    {
      desc: 'an order in hand set to pending is taken back',
      before: { ...asked, status: 'preparing', deliveryPartnerId: 'partner1' },
      to: 'pending',
      stoppedBy: 'admin',
    },
    {
      desc: 'one without a partner goes on',
      before: { ...asked, status: 'confirmed' },
      to: 'pending',
      stoppedBy: null,
    },
    {
      desc: 'one that asks for an admin goes on asking while it is prepared',
      before: { ...asked, status: 'pending', dispatch: stopped },
      to: 'preparing',
      stoppedBy: 'passes',
    },
  ] as const)('$desc', ({ before, to, stoppedBy }) => {
    expect(dispatchAfter(before, to).stoppedBy).toBe(stoppedBy);
  });

  test.each(orderStatuses)(
    'an order that ended and is taken back to %s begins anew',
    (status: OrderStatus) => {
      const ended = dispatchAfter({ ...asked, dispatch: stopped }, 'cancelled');
      const before = { status: 'cancelled', deliveryPartnerId: null, dispatch: ended } as const;
      expect(dispatchAfter(before, status)).toEqual(newDispatch);
    },
  );
});
