/** The steps of a delivery that its partner takes, and what an admin decides when it fails. */
import { minuteMs, noOrderPayment, offerDurationMs, putBacks } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { atomically } from '../../platform/database/atomically';
import { orderDocument, profileDocument, refusalOf } from '../../testing/harness';
import { openShift } from '../../testing/shift-shop';
import { assignOrderOperation } from '../offers/assign-order.callable';
import { expireOffer } from '../offers/offer-step';

async function accepted(facts: Parameters<typeof openShift>[0] = {}) {
  const shift = await openShift(facts);
  await shift.assign();
  await shift.respond('accept');
  return shift;
}

async function onTheWay(facts: Parameters<typeof openShift>[0] = {}) {
  const shift = await accepted(facts);
  await shift.pickUp();
  return shift;
}

describe('picking up (rule: partner-picks-up)', () => {
  test.each(['confirmed', 'preparing'] as const)('sets an order out that is %s', async (status) => {
    const shift = await accepted();
    if (status === 'preparing') await shift.setStatus(status);
    expect(await shift.pickUp()).toEqual({ status: 'out_for_delivery' });
    expect(await shift.order()).toMatchObject({ status: 'out_for_delivery', deliveryPartnerId: 'partner1' });
    expect(await shift.offer()).toMatchObject({ state: 'accepted', orderStatus: 'out_for_delivery' });
    expect((await shift.notes()).at(-1)?.facts).toEqual({ code: 'picked_up' });
  });

  test('again changes nothing; a delivered order and that of another are refused', async () => {
    const shift = await onTheWay();
    const before = await shift.order();
    expect(await shift.pickUp()).toEqual({ status: 'out_for_delivery' });
    expect(await shift.order()).toEqual(before);
    expect(await refusalOf(shift.pickUp('partner2'))).toBe('unknown_order');
    await shift.deliver();
    expect(await refusalOf(shift.pickUp())).toBe('not_ready_for_pickup');
    expect(await shift.ledger()).toMatchObject([{ facts: { code: 'delivery' }, description: '' }]);
  });

  test('needs an acceptance', async () => {
    const shift = await openShift();
    await shift.assign();
    expect(await refusalOf(shift.pickUp())).toBe('unknown_order');
  });
});

describe('a failed delivery (rule: undelivered-decided)', () => {
  test('moves neither stock nor money before it is decided, and stays with its partner', async () => {
    const shift = await onTheWay();
    await shift.report();
    expect(await shift.offer()).toMatchObject({
      state: 'accepted',
      undelivered: { reason: 'nobody_there', note: 'Gate locked' },
      awaitsDecision: true,
    });
    expect(await shift.order()).toMatchObject({ status: 'out_for_delivery', paymentStatus: 'pending' });
    expect([await shift.stock(), await shift.ledger()]).toEqual([100, []]);
    expect((await shift.notes()).at(-1)).toEqual({
      facts: { code: 'undelivered', reason: 'nobody_there' },
      note: 'Gate locked',
    });
    expect(await refusalOf(shift.report())).toBe('already_reported');
  });

  test('is reported of an own order on its way only', async () => {
    const shift = await accepted();
    expect(await refusalOf(shift.report())).toBe('not_out_for_delivery');
    await shift.pickUp();
    expect(await refusalOf(shift.report('partner2'))).toBe('unknown_order');
    await shift.deliver();
    expect(await refusalOf(shift.report())).toBe('not_out_for_delivery');
  });

  test('tried again stays on its way, and can fail again', async () => {
    const shift = await onTheWay();
    await shift.report();
    expect(await shift.resolve('retry')).toEqual({ status: 'out_for_delivery' });
    expect(await shift.offer()).toMatchObject({ state: 'accepted', awaitsDecision: false });
    expect(await refusalOf(shift.resolve('return'))).toBe('nothing_to_decide');
    await shift.report();
    expect(await shift.offer()).toMatchObject({ awaitsDecision: true });
  });

  test.each([
    { minutes: 15, expected: 30 },
    { minutes: 40, expected: 50 },
  ])(
    'tried again after $minutes minutes is expected after $expected; the promise stays (rule: first-promise)',
    async ({ minutes, expected }) => {
      const shift = await onTheWay();
      const { promisedAt } = await shift.order();
      await shift.report();
      shift.harness.setNow(someInstant + minutes * minuteMs);
      await shift.resolve('retry');
      const expectedAt = someInstant + expected * minuteMs;
      expect(await shift.order()).toMatchObject({ estimatedDeliveryAt: expectedAt, promisedAt });
      expect(await shift.offer()).toMatchObject({ expectedAt });
    },
  );

  test('brought back is cancelled: its goods wait to be put back (rule: put-back), nobody is paid, no cash is counted, the partner is told', async () => {
    const shift = await onTheWay();
    await shift.report();
    expect(await shift.resolve('return')).toEqual({ status: 'cancelled' });
    expect([await shift.stock(), await shift.ledger(), await shift.refunds()]).toEqual([100, [], []]);
    expect(await shift.harness.read(putBacks.path('order1'))).toMatchObject({ items: [{ quantity: 2 }] });
    expect(await shift.partner()).toMatchObject({ activeOrders: 0, cashInHandPaise: 0, totalDeliveries: 0 });
    expect(await shift.offer()).toMatchObject({
      state: 'lost',
      lost: { why: 'cancelled', from: 'out_for_delivery' },
      isLossUnseen: true,
      awaitsDecision: false,
    });
    for (const decision of ['retry', 'return'] as const)
      expect(await refusalOf(shift.resolve(decision))).toBe('nothing_to_decide');
    expect(await shift.stock()).toBe(100);
  });

  test('the refund of a paid order is owed once', async () => {
    const shift = await onTheWay({
      paymentMethod: 'online',
      paymentStatus: 'paid',
      paymentId: 'pay_1',
      paidAt: 1,
      payment: { ...noOrderPayment, receivedPaise: 98_00, channel: 'checkout', intentId: 'i1', attempts: 1 },
    });
    await shift.report();
    expect(await shift.refunds()).toEqual([]);
    await shift.resolve('return');
    expect(await shift.refunds()).toMatchObject([{ amountPaise: 98_00, status: 'owed' }]);
  });

  test('may still be delivered, which settles it', async () => {
    const shift = await onTheWay();
    await shift.report();
    await shift.deliver();
    expect(await shift.offer()).toMatchObject({
      state: 'delivered',
      undelivered: null,
      awaitsDecision: false,
    });
    expect(await shift.ledger()).toHaveLength(1);
    expect(await refusalOf(shift.resolve('return'))).toBe('nothing_to_decide');
  });

  test('is not decided without a report, nor by the customer of the order (rule: own-money)', async () => {
    const shift = await onTheWay();
    expect(await refusalOf(shift.resolve('return'))).toBe('nothing_to_decide');
    expect(await refusalOf(shift.resolve('return', 7))).toBe('unknown_order');
    const own = await onTheWay({ customerId: 'admin1' });
    await own.harness.seed(profileDocument('admin1', { role: 'admin' }));
    await own.report();
    expect(await refusalOf(own.resolve('return'))).toBe('own_money');
  });
});

test('going offline forgets where the partner was, for the store and for customers (rule: position-in-hand)', async () => {
  const shift = await onTheWay();
  await shift.moveTo(12.98);
  expect(await shift.partner()).toMatchObject({ currentLocation: { latitude: 12.98 } });
  expect((await shift.order()).assignment).toMatchObject({ partnerLocation: { latitude: 12.98 } });
  await shift.goOffline();
  expect(await shift.partner()).toMatchObject({ isOnline: false, currentLocation: null, activeOrders: 1 });
  expect((await shift.order()).assignment).toMatchObject({
    partnerLocation: null,
    partnerName: 'Imran Khan',
  });
  expect(await refusalOf(shift.moveTo(12.99))).toBe('partner_offline');
});

describe('the third missed occasion in a row (rule: three-misses)', () => {
  async function missThree({ harness }: Awaited<ReturnType<typeof openShift>>): Promise<void> {
    for (const number of [2, 3, 4]) {
      const orderId = `order${number}`;
      await harness.seed(orderDocument(anOrder({ id: orderId, orderNumber: `BE261120100${number}` })));
      await harness.run(assignOrderOperation, 'admin1', { orderId, deliveryPartnerId: 'partner1' });
      harness.setNow(harness.services.now() + offerDurationMs);
      await atomically(harness.services, null, (unit) =>
        expireOffer(unit, orderId, 1, harness.services.now()),
      );
    }
  }
  const offerNext = ({ harness }: Awaited<ReturnType<typeof openShift>>) =>
    harness.run(assignOrderOperation, 'admin1', { orderId: 'order2', deliveryPartnerId: 'partner1' });

  test('sets a partner without orders offline, and forgets the position (rule: position-in-hand)', async () => {
    const shift = await openShift({ status: 'cancelled' });
    await shift.moveTo(12.98);
    await missThree(shift);
    expect(await shift.partner()).toMatchObject({
      isOnline: false,
      missedOffersInARow: 3,
      currentLocation: null,
      notice: 'You missed 3 offers in a row, so we set you offline.',
      noticeFacts: { code: 'set_offline', missedOffers: 3 },
    });
    await shift.goOnline();
    expect(await shift.partner()).toMatchObject({ notice: '', noticeFacts: null });
  });

  test('leaves a partner who carries orders online, without further offers and with the position', async () => {
    const shift = await onTheWay();
    await shift.moveTo(12.98);
    await missThree(shift);
    expect(await shift.partner()).toMatchObject({
      isOnline: true,
      missedOffersInARow: 3,
      currentLocation: { latitude: 12.98 },
      notice: '',
      noticeFacts: null,
    });
    expect(await refusalOf(offerNext(shift))).toBe('partner_missed_offers');
  });

  test.each([
    { tap: 'hands the order over', act: (shift) => shift.deliver() },
    { tap: 'reports that nobody was there', act: (shift) => shift.report() },
    { tap: 'says so', act: (shift) => shift.goOnline() },
  ] satisfies { tap: string; act: (shift: Awaited<ReturnType<typeof openShift>>) => Promise<unknown> }[])(
    'and one who $tap is asked again',
    async ({ act }) => {
      const shift = await onTheWay();
      await missThree(shift);
      await act(shift);
      expect(await shift.partner()).toMatchObject({
        isOnline: true,
        missedOffersInARow: 0,
        lastSeenAt: shift.harness.services.now(),
      });
      expect(await offerNext(shift)).toMatchObject({ attempt: 2 });
    },
  );

  test("but not by what an admin does with the partner's order", async () => {
    const shift = await onTheWay();
    await missThree(shift);
    await shift.setStatus('delivered');
    expect(await refusalOf(offerNext(shift))).toBe('partner_missed_offers');
  });
});
