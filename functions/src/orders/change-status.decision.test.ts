import {
  orderStatuses,
  orderStatusFacts,
  quantityByProduct,
  type OrderStatus,
  type WalletTransaction,
} from '@basket/domain';
import { anAssignment, anOrder, aPartner, someInstant, storeSettings } from '@basket/domain/testing';
import fc from 'fast-check';
import { decideStatusChange, type OrderState } from './change-status.decision';

const now = someInstant + 60_000;

/** An order that its partner has accepted, in the given status. */
function inHand(status: OrderStatus): OrderState {
  const assignment = {
    attempt: 1,
    partnerName: 'Imran Khan',
    partnerPhone: '9845012345',
    partnerLocation: { latitude: 12.97, longitude: 77.64, at: someInstant + 10_000 },
    assignedAt: someInstant,
    deadlineAt: someInstant + 30_000,
    acceptedAt: someInstant + 5_000,
  };
  const { id: _id, ...accepted } = anAssignment({
    state: 'accepted',
    orderStatus: status,
    customerPhone: '9901833270',
  });
  return {
    order: anOrder({ status, deliveryPartnerId: 'partner1', assignment, offerAttempts: 1 }),
    partner: aPartner({ activeOrders: orderStatusFacts[status].isInHand ? 1 : 0 }),
    assignment: accepted,
    stock: new Map([['tomato', 10]]),
    settings: storeSettings(),
  };
}

function change(state: OrderState, to: OrderStatus) {
  const outcome = decideStatusChange(state, to, now);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

test('delivering a cash order pays it, credits the partner once and counts the cash', () => {
  const { order, partner, ledgerRow, assignment, stockAfter } = change(
    inHand('out_for_delivery'),
    'delivered',
  );
  expect(order).toMatchObject({
    status: 'delivered',
    paymentStatus: 'paid',
    paidAt: now,
    deliverySeq: 1,
    credit: { deliveryPartnerId: 'partner1', amountPaise: 50_00, deliverySeq: 1 },
    cashCollectedPaise: 98_00,
  });
  expect(partner).toMatchObject({
    walletBalancePaise: 1550_00,
    walletSeq: 4,
    activeOrders: 0,
    totalDeliveries: 1,
    totalEarningsPaise: 50_00,
    cashInHandPaise: 98_00,
  });
  expect(ledgerRow).toMatchObject({
    id: 'order1_1_earning',
    row: { transactionType: 'credit', amountPaise: 50_00, balanceAfterPaise: 1550_00, seq: 4 },
  });
  expect(assignment).toMatchObject({ state: 'delivered', customerPhone: null });
  expect(order.assignment).toMatchObject({ partnerPhone: null, partnerLocation: null });
  expect(stockAfter.size).toBe(0);
});

test('the delivery charge that was waived for the customer is credited all the same', () => {
  const state = inHand('out_for_delivery');
  const waived = { ...state, order: { ...state.order, deliveryChargePaise: 0, totalPaise: 48_00 } };
  expect(change(waived, 'delivered').ledgerRow?.row.amountPaise).toBe(50_00);
});

test('an order delivered with no partner credits nobody', () => {
  const state: OrderState = {
    ...inHand('preparing'),
    order: anOrder({ status: 'preparing' }),
    partner: null,
    assignment: null,
  };
  const { order, ledgerRow, partner } = change(state, 'delivered');
  expect(order).toMatchObject({ status: 'delivered', paymentStatus: 'paid', credit: null, deliverySeq: 1 });
  expect(ledgerRow).toBeNull();
  expect(partner).toBeNull();
});

test('leaving delivered takes credit and cash back; delivering again posts a new row', () => {
  const first = change(inHand('out_for_delivery'), 'delivered');
  const delivered = after(inHand('out_for_delivery'), first);
  const back = change(delivered, 'preparing');
  expect(back.ledgerRow).toMatchObject({
    id: 'order1_1_reversal',
    row: { amountPaise: -50_00, transactionType: 'debit' },
  });
  expect(back.order).toMatchObject({
    paymentStatus: 'pending',
    paidAt: null,
    credit: null,
    cashCollectedPaise: 0,
  });
  expect(back.partner).toMatchObject({
    walletBalancePaise: 1500_00,
    cashInHandPaise: 0,
    totalDeliveries: 0,
    activeOrders: 1,
  });
  const again = change(after(delivered, back), 'delivered');
  expect(again.ledgerRow?.id).toBe('order1_2_earning');
});

test('a credit that was withdrawn cannot be taken back', () => {
  const delivered = after(inHand('out_for_delivery'), change(inHand('out_for_delivery'), 'delivered'));
  const spent = {
    ...delivered,
    partner: delivered.partner && { ...delivered.partner, walletBalancePaise: 49_99 },
  };
  expect(decideStatusChange(spent, 'preparing', now)).toMatchObject({
    ok: false,
    refusal: { code: 'credit_already_withdrawn' },
  });
});

test('cash that was deposited cannot be taken back', () => {
  const delivered = after(inHand('out_for_delivery'), change(inHand('out_for_delivery'), 'delivered'));
  const deposited = {
    ...delivered,
    partner: delivered.partner && { ...delivered.partner, cashInHandPaise: 0 },
  };
  expect(decideStatusChange(deposited, 'preparing', now)).toMatchObject({
    ok: false,
    refusal: { code: 'cash_already_deposited' },
  });
});

test('cancelling returns the stock and frees the partner', () => {
  const { order, partner, stockAfter, assignment } = change(inHand('preparing'), 'cancelled');
  expect(stockAfter.get('tomato')).toBe(12);
  expect(order).toMatchObject({ status: 'cancelled', deliveryPartnerId: null, assignment: null });
  expect(partner).toMatchObject({ activeOrders: 0 });
  expect(assignment).toMatchObject({ state: 'withdrawn', customerPhone: null });
});

test('cancelling an order whose product was deleted returns what it can', () => {
  expect(change({ ...inHand('pending'), stock: new Map() }, 'cancelled').stockAfter.size).toBe(0);
});

test.each([
  { left: 2, ok: true },
  { left: 1, ok: false },
])('an order is taken back from cancelled only with the stock for it ($left left)', ({ left, ok }) => {
  const state: OrderState = {
    ...inHand('cancelled'),
    order: anOrder({ status: 'cancelled' }),
    partner: null,
    assignment: null,
    stock: new Map([['tomato', left]]),
  };
  const outcome = decideStatusChange(state, 'pending', now);
  expect(outcome.ok).toBe(ok);
  if (!outcome.ok) expect(outcome.refusal.code).toBe('stock_needed');
});

/** Paid online and not yet with a partner. */
const paidOnline = (overrides = {}): OrderState => ({
  ...inHand('confirmed'),
  partner: null,
  assignment: null,
  order: anOrder({
    paymentMethod: 'online',
    paymentStatus: 'paid',
    paymentId: 'pay_1',
    paidAt: 1,
    ...overrides,
  }),
});

test('cancelling an order that was paid online owes a refund, once for each cancellation', () => {
  const first = change(paidOnline(), 'cancelled');
  expect(first.refund).toMatchObject({
    kind: 'owe',
    id: 'order1_2',
    refund: { status: 'owed', amountPaise: 98_00, paymentId: 'pay_1', customerId: first.order.customerId },
  });
  expect(first.order).toMatchObject({ paymentStatus: 'paid', refundId: 'order1_2' });
  const cancelled = { ...paidOnline(), order: { id: 'order1', ...first.order } };
  const back = change(cancelled, 'pending');
  expect(back.refund).toEqual({
    kind: 'withdraw',
    id: 'order1_2',
    refund: { status: 'withdrawn', updatedAt: now },
  });
  expect(back.order).toMatchObject({ paymentStatus: 'paid', refundId: null });
  const again = change({ ...paidOnline(), order: { id: 'order1', ...back.order } }, 'cancelled');
  expect(again.refund).toMatchObject({ kind: 'owe', id: 'order1_4' });
});

test.each([
  { desc: 'an unpaid online order', order: { paymentStatus: 'pending', paidAt: null } },
  { desc: 'one whose payment failed', order: { paymentStatus: 'failed', paidAt: null } },
  { desc: 'a cash order', order: { paymentMethod: 'cod', paymentStatus: 'pending', paidAt: null } },
  { desc: 'one that is cancelled already', order: { status: 'cancelled', refundId: 'order1_7' } },
])('$desc owes nothing more by being cancelled', ({ order }) => {
  expect(change(paidOnline(order), 'cancelled').refund).toBeNull();
});

test('an order that moves on waits for no payment any more', () => {
  const waiting = paidOnline({ paymentStatus: 'pending', paidAt: null, paymentDueAt: now + 1 });
  expect(change(waiting, 'pending').order.paymentDueAt).toBe(now + 1);
  expect(change(waiting, 'preparing').order.paymentDueAt).toBeNull();
  expect(change(waiting, 'cancelled').order.paymentDueAt).toBeNull();
});

test('an order taken back after its refund is collected in cash', () => {
  const refunded = anOrder({
    status: 'cancelled',
    paymentMethod: 'online',
    paymentStatus: 'refunded',
    paidAt: now,
  });
  const state: OrderState = { ...inHand('cancelled'), order: refunded, partner: null, assignment: null };
  expect(change(state, 'pending').order).toMatchObject({
    paymentMethod: 'cod',
    paymentStatus: 'pending',
    paidAt: null,
  });
});

test('a change of status closes an open offer', () => {
  const offered: OrderState = {
    ...inHand('assigned'),
    order: anOrder({
      status: 'assigned',
      deliveryPartnerId: 'partner1',
      assignment: {
        attempt: 1,
        partnerName: 'I',
        partnerPhone: null,
        partnerLocation: null,
        assignedAt: 1,
        deadlineAt: 2,
        acceptedAt: null,
      },
    }),
    partner: aPartner({ openOffers: 1 }),
  };
  for (const to of ['pending', 'preparing', 'delivered', 'cancelled'] as const) {
    const { order, partner, assignment, ledgerRow } = change(offered, to);
    expect(order).toMatchObject({ deliveryPartnerId: null, assignment: null });
    expect(partner).toMatchObject({ openOffers: 0, activeOrders: 0, walletBalancePaise: 1500_00 });
    expect(assignment).toMatchObject({ state: 'withdrawn', orderStatus: to });
    expect(ledgerRow).toBeNull();
  }
});

/** Applies a change to the state it came from. */
function after(state: OrderState, made: ReturnType<typeof change>): OrderState {
  const stock = new Map([...state.stock, ...made.stockAfter]);
  const keepsPartner = made.order.deliveryPartnerId !== null;
  return {
    ...state,
    stock,
    order: { id: state.order.id, ...made.order },
    partner: keepsPartner && made.partner ? { id: 'partner1', ...made.partner } : null,
    assignment: keepsPartner ? made.assignment : null,
  };
}

test('any walk through the statuses conserves stock, money and load', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...orderStatuses.filter((s) => s !== 'assigned')), { maxLength: 12 }),
      (walk) => {
        let state = inHand('confirmed');
        const rows: WalletTransaction[] = [];
        let person = state.partner;
        for (const to of walk) {
          if (to === state.order.status) continue;
          const outcome = decideStatusChange(state, to, now);
          if (!outcome.ok) continue;
          if (outcome.value.ledgerRow) rows.push(outcome.value.ledgerRow.row);
          if (outcome.value.partner) person = { id: 'partner1', ...outcome.value.partner };
          state = after(state, outcome.value);
        }
        const held = orderStatusFacts[state.order.status].holdsStock ? 2 : 0;
        expect((state.stock.get('tomato') ?? 0) + held).toBe(
          10 + (quantityByProduct(state.order.items).get('tomato') ?? 0),
        );
        const posted = rows.reduce((sum, row) => sum + row.amountPaise, 0);
        expect(person?.walletBalancePaise).toBe(1500_00 + posted);
        expect(posted).toBe(state.order.credit ? 50_00 : 0);
        expect(rows.map((row) => row.seq)).toEqual(rows.map((_, index) => 4 + index));
        expect(person?.activeOrders).toBe(
          state.partner && orderStatusFacts[state.order.status].isInHand ? 1 : 0,
        );
        expect(person?.cashInHandPaise).toBe(state.order.cashCollectedPaise);
      },
    ),
  );
});
