/** The ways in which an admin frees a stuck order: offers in any status, withdrawn offers, changed partners. */
import { offerDurationMs, type OrderStatus } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { partnerDocuments, refusalOf } from '../../testing/harness';
import { openShift } from '../../testing/shift-shop';

const minuteMs = 60_000;

test.each([
  { desc: 'in time keeps the promise', minutes: 20, expected: 30 },
  { desc: 'too late brings a newer time beside it', minutes: 27, expected: 37 },
])(
  'an acceptance $desc; partner and customer read the same (rule: first-promise)',
  async ({ minutes, expected }) => {
    const shift = await openShift();
    shift.harness.setNow(someInstant + minutes * minuteMs);
    await shift.assign();
    await shift.respond('accept');
    const { promisedAt } = await shift.order();
    const expectedAt = someInstant + expected * minuteMs;
    expect(await shift.order()).toMatchObject({ estimatedDeliveryAt: expectedAt, promisedAt });
    expect(await shift.offer()).toMatchObject({
      dueAt: promisedAt ?? someInstant + 30 * minuteMs,
      expectedAt,
    });
  },
);

describe('an order without a partner can be offered whatever its status (rule: no-dead-end)', () => {
  const rows: readonly { status: OrderStatus; accepted: OrderStatus; rejected: OrderStatus }[] = [
    { status: 'pending', accepted: 'confirmed', rejected: 'pending' },
    { status: 'confirmed', accepted: 'confirmed', rejected: 'confirmed' },
    { status: 'preparing', accepted: 'preparing', rejected: 'preparing' },
    { status: 'out_for_delivery', accepted: 'preparing', rejected: 'preparing' },
  ];

  test.each(rows)('$status: accepted it is $accepted', async ({ status, accepted }) => {
    const shift = await openShift({ status });
    await shift.assign();
    expect(await shift.order()).toMatchObject({ status: 'assigned' });
    expect(await shift.respond('accept')).toEqual({ status: accepted });
    expect(await shift.order()).toMatchObject({ status: accepted, deliveryPartnerId: 'partner1' });
    expect(await shift.offer()).toMatchObject({ state: 'accepted', orderStatus: accepted });
    expect(await shift.partner()).toMatchObject({ openOffers: 0, activeOrders: 1 });
  });

  test.each(rows)('$status: rejected it is $rejected (rule: reject-frees)', async ({ status, rejected }) => {
    const shift = await openShift({ status });
    await shift.assign();
    expect(await shift.respond('reject')).toEqual({ status: rejected });
    expect(await shift.order()).toMatchObject({ status: rejected, deliveryPartnerId: null });
  });

  test.each(rows)('$status: Auto Assign All offers it (rule: auto-assign)', async ({ status }) => {
    const shift = await openShift({ status });
    expect(await shift.autoAssign()).toMatchObject({ assigned: 1 });
  });

  test.each(['delivered', 'cancelled'] as const)('%s: it needs nobody', async (status) => {
    const shift = await openShift({ status });
    expect(await refusalOf(shift.assign())).toBe('order_not_assignable');
    expect(await shift.autoAssign()).toEqual({ assigned: 0, orders: [] });
  });

  test('Auto Assign All leaves out what is not paid yet', async () => {
    const shift = await openShift({ paymentMethod: 'online', paymentStatus: 'pending' });
    expect(await shift.autoAssign()).toEqual({ assigned: 0, orders: [] });
  });
});

describe('withdrawing an offer (rule: reject-frees)', () => {
  test('frees order and partner at once, without a miss, and closes the offer', async () => {
    const shift = await openShift({ status: 'preparing' });
    await shift.assign();
    expect(await shift.withdraw()).toEqual({ status: 'preparing' });
    expect(await shift.offer()).toMatchObject({ state: 'withdrawn' });
    expect(await shift.partner()).toMatchObject({ openOffers: 0, missedOffersInARow: 0, isOnline: true });
    expect(await refusalOf(shift.respond('accept'))).toBe('offer_closed');
    expect((await shift.notes()).map(({ facts }) => facts)).toEqual([
      { code: 'offered', partnerName: 'Imran Khan' },
      { code: 'offer_taken_back', partnerName: 'Imran Khan' },
    ]);
    expect(await shift.assign('partner2')).toMatchObject({ attempt: 2 });
  });

  test('is refused after the acceptance, after the deadline and for no offer', async () => {
    const shift = await openShift();
    expect(await refusalOf(shift.withdraw())).toBe('unknown_order');
    await shift.assign();
    shift.harness.setNow(someInstant + offerDurationMs);
    expect(await refusalOf(shift.withdraw())).toBe('offer_expired');
    shift.harness.setNow(someInstant);
    await shift.respond('accept');
    expect(await refusalOf(shift.withdraw())).toBe('offer_closed');
    expect(await shift.order()).toMatchObject({ status: 'confirmed', deliveryPartnerId: 'partner1' });
  });
});

describe('changing the partner (rule: partner-changed)', () => {
  async function accepted() {
    const shift = await openShift();
    await shift.assign();
    await shift.respond('accept');
    return shift;
  }

  test('mid-way: the next partner is asked, delivers and alone is paid; the promise stays', async () => {
    const shift = await accepted();
    await shift.pickUp();
    const { estimatedDeliveryAt } = await shift.order();
    shift.harness.setNow(someInstant + 20 * minuteMs);
    expect(await shift.change('partner2', 1, 'Flat tyre')).toEqual({ status: 'assigned' });
    expect(await shift.offer()).toMatchObject({
      state: 'lost',
      lost: { why: 'taken_back', from: 'out_for_delivery' },
      isLossUnseen: true,
      customerPhone: null,
    });
    expect(await shift.partner()).toMatchObject({ activeOrders: 0, openOffers: 0 });
    expect(await shift.partner('partner2')).toMatchObject({ activeOrders: 0, openOffers: 1 });
    expect(await shift.order()).toMatchObject({ deliveryPartnerId: null, assignment: null });

    await shift.respond('accept', 'partner2', 2);
    expect(await shift.order()).toMatchObject({ status: 'preparing', estimatedDeliveryAt });
    expect(await shift.offer(2)).toMatchObject({ dueAt: (await shift.offer()).dueAt });
    expect(await refusalOf(shift.deliver())).toBe('unknown_order');
    await shift.pickUp('partner2');
    await shift.deliver('partner2');
    expect(await shift.ledger()).toMatchObject([{ deliveryPartnerId: 'partner2', amountPaise: 50_00 }]);
    expect(await shift.partner()).toMatchObject({ cashInHandPaise: 0, totalDeliveries: 0 });
    expect(await shift.partner('partner2')).toMatchObject({ cashInHandPaise: 98_00, totalDeliveries: 1 });
    const notes = await shift.notes();
    const taken = { facts: { code: 'partner_changed', partnerName: 'Imran Khan' }, note: 'Flat tyre' };
    const lost = notes.findIndex(({ facts }) => facts?.code === 'partner_changed');
    expect(notes.slice(lost, lost + 2)).toMatchObject([taken, { facts: { code: 'offered' }, note: '' }]);
  });

  test('to nobody puts the order back on the board, where it was', async () => {
    const shift = await accepted();
    expect(await shift.change(null)).toEqual({ status: 'confirmed' });
    expect(await shift.order()).toMatchObject({ status: 'confirmed', deliveryPartnerId: null });
    // The one who lost it is not asked again while there is somebody else.
    expect((await shift.autoAssign()).orders).toMatchObject([{ deliveryPartnerId: 'partner2' }]);
  });

  test.each([
    ['offline', { isOnline: false }, 'partner_offline'],
    ['busy', { activeOrders: 3 }, 'partner_busy'],
    ['short of balance', { walletBalancePaise: 0 }, 'partner_balance_too_low'],
  ])('to one who is %s changes nothing', async (_desc, facts, code) => {
    const shift = await accepted();
    await shift.harness.seed(partnerDocuments('partner2', facts));
    expect(await refusalOf(shift.change('partner2'))).toBe(code);
    expect(await shift.order()).toMatchObject({ status: 'confirmed', deliveryPartnerId: 'partner1' });
    expect(await shift.offer()).toMatchObject({ state: 'accepted', lost: null });
  });

  test('is refused for the same partner, for an acceptance that is over, and after the delivery', async () => {
    const shift = await accepted();
    expect(await refusalOf(shift.change('partner1'))).toBe('same_partner');
    expect(await refusalOf(shift.change('partner2', 7))).toBe('unknown_order');
    await shift.change('partner2');
    await shift.respond('accept', 'partner2', 2);
    expect(await refusalOf(shift.change(null, 1))).toBe('order_not_in_hand');
    await shift.pickUp('partner2');
    await shift.deliver('partner2');
    expect(await refusalOf(shift.change(null, 2))).toBe('order_not_in_hand');
  });
});

describe('a lost order (rule: loss-told)', () => {
  test.each([
    ['cancelled', 'cancelled'],
    ['pending', 'taken_back'],
  ] as const)('set to %s is told as %s, until its partner has seen it', async (status, why) => {
    const shift = await openShift();
    await shift.assign();
    await shift.respond('accept');
    await shift.setStatus(status);
    const lost = { why, from: 'confirmed', at: someInstant };
    expect(await shift.offer()).toMatchObject({ state: 'lost', lost, isLossUnseen: true });
    expect(await refusalOf(shift.acknowledge('partner2'))).toBe('unknown_order');
    expect(await shift.offer()).toMatchObject({ isLossUnseen: true });
    await shift.acknowledge();
    expect(await shift.offer()).toMatchObject({ lost, isLossUnseen: false });
  });

  test('nothing is lost that was never accepted', async () => {
    const shift = await openShift();
    await shift.assign();
    await shift.setStatus('cancelled');
    expect(await shift.offer()).toMatchObject({ state: 'withdrawn', lost: null, isLossUnseen: false });
    expect(await refusalOf(shift.acknowledge())).toBe('unknown_order');
  });
});

test.each(['preparing', 'out_for_delivery'] as const)(
  'a delivery that is undone to %s is told until its partner has seen it (rule: undo-told)',
  async (status) => {
    const shift = await openShift();
    await shift.assign();
    await shift.respond('accept');
    await shift.pickUp();
    await shift.deliver();
    expect(await refusalOf(shift.acknowledge())).toBe('unknown_order');
    await shift.setStatus(status);
    expect(await shift.offer()).toMatchObject({ state: 'accepted', undoneAt: someInstant });
    if (status === 'preparing') await shift.setStatus('out_for_delivery');
    expect(await refusalOf(shift.acknowledge('partner2'))).toBe('unknown_order');
    expect(await shift.offer()).toMatchObject({ undoneAt: someInstant });
    await shift.acknowledge();
    expect(await shift.offer()).toMatchObject({ state: 'accepted', undoneAt: null });
  },
);

describe('an offer that is gone', () => {
  test('is told with the reason, until the partner takes another or leaves (rule: miss-told)', async () => {
    const shift = await openShift();
    const { orderNumber } = await shift.order();
    const missed = async () => (await shift.partner()).missedOffer;
    await shift.assign();
    await shift.withdraw();
    expect(await missed()).toEqual({ orderNumber, why: 'withdrawn', at: someInstant });
    await shift.assign();
    await shift.setStatus('cancelled');
    expect(await missed()).toMatchObject({ why: 'cancelled' });
    await shift.setStatus('pending');
    await shift.assign();
    shift.harness.setNow(someInstant + offerDurationMs);
    await shift.expire(3);
    expect(await missed()).toMatchObject({ why: 'no_answer', at: someInstant + offerDurationMs });
    await shift.assign();
    await shift.respond('accept', 'partner1', 4);
    expect(await missed()).toBeNull();
  });

  test('that was accepted in another tab is said to be the own (rule: one-partner)', async () => {
    const shift = await openShift();
    await shift.assign();
    await shift.respond('accept');
    expect(await refusalOf(shift.respond('accept'))).toBe('offer_already_yours');
    expect(await refusalOf(shift.respond('accept', 'partner2'))).toBe('unknown_order');
    expect(await shift.partner()).toMatchObject({ activeOrders: 1 });
    await shift.change(null);
    expect(await refusalOf(shift.respond('accept'))).toBe('offer_closed');
  });
});
