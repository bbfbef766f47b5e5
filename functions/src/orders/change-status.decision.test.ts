import {
  collectedPaise,
  creditedPaise,
  orderStatuses,
  orderStatusFacts,
  quantityByProduct,
  withoutId,
  type WalletTransaction,
} from '@basket/domain';
import { anAssignment, anOrder, aPartner } from '@basket/domain/testing';
import fc from 'fast-check';
import { after, change, inHand, now } from '../testing/status-changes';
import { decideStatusChange, type OrderState } from './change-status.decision';

test('delivering a cash order pays it, credits the partner once and counts the cash (rules: cash-paid-at-door, cash-in-hand)', () => {
  const { order, partner, ledgerRow, assignment, stockAfter } = change(
    inHand('out_for_delivery'),
    'delivered',
  );
  expect(order).toMatchObject({
    status: 'delivered',
    paymentStatus: 'paid',
    paidAt: now,
    deliverySeq: 1,
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
  expect(assignment).toMatchObject({ state: 'delivered', customerPhone: null, cashCollectedPaise: 98_00 });
  expect(order.assignment).toMatchObject({ partnerPhone: null, partnerLocation: null });
  expect(stockAfter.size).toBe(0);
});

test('the delivery charge that was waived for the customer is credited all the same (rule: pay-delivery-charge)', () => {
  const state = inHand('out_for_delivery');
  const waived = { ...state, order: { ...state.order, deliveryChargePaise: 0, totalPaise: 48_00 } };
  expect(change(waived, 'delivered').ledgerRow?.row.amountPaise).toBe(50_00);
});

test('an order delivered with no partner credits nobody (rule: pay-delivery-charge)', () => {
  const state: OrderState = {
    ...inHand('preparing'),
    order: anOrder({ status: 'preparing' }),
    partner: null,
    assignment: null,
  };
  const { order, ledgerRow, partner } = change(state, 'delivered');
  expect(order).toMatchObject({ status: 'delivered', paymentStatus: 'paid', deliverySeq: 1 });
  expect(ledgerRow).toBeNull();
  expect(partner).toBeNull();
});

test('leaving delivered takes credit and cash back; delivering again posts a new row (rule: credit-while-delivered)', () => {
  const first = change(inHand('out_for_delivery'), 'delivered');
  const delivered = after(inHand('out_for_delivery'), first);
  const back = change(delivered, 'preparing');
  expect(back.ledgerRow).toMatchObject({
    id: 'order1_1_reversal',
    row: { amountPaise: -50_00, transactionType: 'debit' },
  });
  expect(back.order).toMatchObject({ paymentStatus: 'pending', paidAt: null });
  expect(back.assignment).toMatchObject({ state: 'accepted', cashCollectedPaise: 0, undoneAt: now });
  expect(back.partner).toMatchObject({
    walletBalancePaise: 1500_00,
    cashInHandPaise: 0,
    totalDeliveries: 0,
    activeOrders: 1,
  });
  const again = change(after(delivered, back), 'delivered');
  expect(again.ledgerRow?.id).toBe('order1_2_earning');
  expect(again.assignment).toMatchObject({ state: 'delivered', undoneAt: null });
});

test('the partner is credited the amount that the offer showed (rule: pay-delivery-charge)', () => {
  const state = inHand('out_for_delivery');
  const offered = { ...state, assignment: state.assignment && { ...state.assignment, earningPaise: 65_00 } };
  const delivered = change(offered, 'delivered');
  expect(delivered.ledgerRow?.row.amountPaise).toBe(65_00);
  const back = change(after(offered, delivered), 'preparing');
  expect(back.ledgerRow?.row.amountPaise).toBe(-65_00);
});

test('an older order, which keeps pay and cash itself, is undone by its own figures and then forgets them', () => {
  const state = inHand('out_for_delivery');
  const delivered = after(state, change(state, 'delivered'));
  const older: OrderState = {
    ...delivered,
    order: {
      ...delivered.order,
      credit: { deliveryPartnerId: 'partner1', amountPaise: 40_00, deliverySeq: 1 },
      cashCollectedPaise: 90_00,
    },
    assignment: delivered.assignment && { ...delivered.assignment, cashCollectedPaise: 0 },
  };
  const back = change(older, 'preparing');
  expect(back.ledgerRow).toMatchObject({ id: 'order1_1_reversal', row: { amountPaise: -40_00 } });
  expect(back.partner).toMatchObject({ cashInHandPaise: 8_00 });
  expect(back.order).toMatchObject({ credit: null, cashCollectedPaise: 0 });
});

test.each([
  { desc: 'has no room', returnTo: { isStillPartner: true, maxOrdersPerPartner: 3 }, code: 'partner_busy' },
  {
    desc: 'is no partner any more',
    returnTo: { isStillPartner: false, maxOrdersPerPartner: 9 },
    code: 'partner_left',
  },
])('a delivery is not undone for a partner who $desc (rule: undo-delivery)', ({ returnTo, code }) => {
  const delivered = after(inHand('out_for_delivery'), change(inHand('out_for_delivery'), 'delivered'));
  const full = delivered.partner && { ...delivered.partner, activeOrders: 2, openOffers: 1 };
  const state = { ...delivered, partner: full, returnTo };
  for (const to of ['confirmed', 'preparing', 'out_for_delivery'] as const)
    expect(decideStatusChange(state, to, now)).toMatchObject({ ok: false, refusal: { code } });
  for (const to of ['pending', 'cancelled'] as const)
    expect(change(state, to).order).toMatchObject({ status: to, deliveryPartnerId: null });
});

test('a delivery is undone for a partner who has room for one more order (rule: undo-delivery)', () => {
  const delivered = after(inHand('out_for_delivery'), change(inHand('out_for_delivery'), 'delivered'));
  const partner = delivered.partner && { ...delivered.partner, activeOrders: 2 };
  expect(change({ ...delivered, partner }, 'preparing').partner).toMatchObject({ activeOrders: 3 });
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

test('cancelling returns the stock and frees the partner (rule: stock-held)', () => {
  const { order, partner, stockAfter, assignment } = change(inHand('preparing'), 'cancelled');
  expect(stockAfter.get('tomato')).toBe(12);
  expect(order).toMatchObject({ status: 'cancelled', deliveryPartnerId: null, assignment: null });
  expect(partner).toMatchObject({ activeOrders: 0 });
  expect(assignment).toMatchObject({
    state: 'lost',
    lost: { why: 'cancelled', from: 'preparing', at: now },
    isLossUnseen: true,
    customerPhone: null,
  });
});

test('cancelling an order whose product was deleted returns what it can (rule: orders-keep-copy)', () => {
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
    assignment: withoutId(anAssignment()),
  };
  for (const to of ['pending', 'preparing', 'delivered', 'cancelled'] as const) {
    const { order, partner, assignment, ledgerRow } = change(offered, to);
    expect(order).toMatchObject({ deliveryPartnerId: null, assignment: null });
    expect(partner).toMatchObject({ openOffers: 0, activeOrders: 0, walletBalancePaise: 1500_00 });
    expect(assignment).toMatchObject({ state: 'withdrawn' });
    expect(ledgerRow).toBeNull();
  }
});

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
        expect(posted).toBe(creditedPaise(state.order, state.assignment) ?? 0);
        expect(rows.map((row) => row.seq)).toEqual(rows.map((_, index) => 4 + index));
        expect(person?.activeOrders).toBe(
          state.partner && orderStatusFacts[state.order.status].isInHand ? 1 : 0,
        );
        expect(person?.cashInHandPaise).toBe(collectedPaise(state.order, state.assignment));
      },
    ),
  );
});
