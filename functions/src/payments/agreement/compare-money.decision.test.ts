import {
  newRefund,
  noOrderPayment,
  paymentSchema,
  type MoneyDifference,
  type Order,
  type Refund,
} from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import * as v from 'valibot';
import { differencesOf, type ShopMoney } from './compare-money.decision';

const payment = v.parse(paymentSchema, {
  ...{ orderId: 'order1', orderNumber: 'BE2611204821', customerId: 'customer1', intentId: 'intent1' },
  ...{ amountPaise: 98_00, currency: 'INR', method: 'upi', state: 'captured', use: 'order' },
  ...{ surplusReason: null, failure: null, capturedAt: 1, createdAt: 1, updatedAt: 1 },
});
const aRefund = (amountPaise: number, facts: Partial<Refund>): Refund => ({
  ...newRefund({
    ...{ orderId: 'order1', orderNumber: 'BE2611204821', customerId: 'customer1', paymentId: 'pay_1' },
    ...{ amountPaise, cause: 'requested', reason: '', requestedBy: 'system', createdAt: 1 },
  }),
  ...facts,
});
const shopOf = (refunds: readonly Refund[], facts: Partial<Order['payment']> = {}): ShopMoney => ({
  payments: new Map([['pay_1', payment]]),
  refunds,
  orders: new Map([['order1', anOrder({ payment: { ...noOrderPayment, receivedPaise: 98_00, ...facts } })]]),
});

test.each<{
  desc: string;
  refundedPaise?: number;
  shop: ShopMoney;
  told: readonly (readonly [MoneyDifference['measure'], number, number])[];
}>([
  { desc: 'nothing was paid back', shop: shopOf([]), told: [] },
  {
    desc: 'nobody knows of a refund',
    refundedPaise: 40_00,
    shop: shopOf([]),
    told: [['refunded', 40_00, 0]],
  },
  {
    desc: 'the gateway has not paid what the shop says',
    shop: shopOf([aRefund(40_00, { status: 'refunded' })], { refundedPaise: 40_00 }),
    told: [['refunded', 0, 40_00]],
  },
  ...[0, 40_00].map((refundedPaise) => ({
    desc: `a refund is being asked for, and ${refundedPaise} are back`,
    refundedPaise,
    shop: shopOf([aRefund(40_00, { status: 'requested', tries: 1 })], { refundOwedPaise: 40_00 }),
    told: [],
  })),
  {
    desc: 'a refund nobody asked the gateway for yet',
    refundedPaise: 40_00,
    shop: shopOf([aRefund(40_00, {})], { refundOwedPaise: 40_00 }),
    told: [['refunded', 40_00, 0]],
  },
  {
    desc: 'an admin paid it by hand',
    shop: shopOf([aRefund(40_00, { status: 'refunded', reference: 'UTR 7' })], { refundedPaise: 40_00 }),
    told: [],
  },
  {
    desc: 'the order forgot a refund',
    refundedPaise: 40_00,
    shop: shopOf([aRefund(40_00, { status: 'refunded' })]),
    told: [['orderRefunded', 40_00, 0]],
  },
  {
    desc: 'the order owes what no refund pays',
    shop: shopOf([aRefund(40_00, { status: 'withdrawn' })], { refundOwedPaise: 40_00 }),
    told: [['orderOwed', 0, 40_00]],
  },
  {
    desc: 'cash of the delivery is no money of the gateway',
    shop: shopOf([aRefund(40_00, { status: 'refunded', source: 'cash' })], { cashRefundedPaise: 40_00 }),
    told: [],
  },
])('$desc: $told (rule: money-agrees)', ({ refundedPaise = 0, shop, told }) => {
  const money = { paymentId: 'pay_1', capturedPaise: 98_00, refundedPaise };
  const differences = differencesOf([money], shop);
  expect(differences.map(({ measure, saysPaise, knownPaise }) => [measure, saysPaise, knownPaise])).toEqual(
    told,
  );
});

test('two mistakes of a payment each are two differences, however well their sums agree (rule: money-agrees)', () => {
  const shop = shopOf([]);
  const payments = new Map([...shop.payments, ['pay_2', { ...payment, orderId: null, amountPaise: 50_00 }]]);
  const gateway = [
    { paymentId: 'pay_1', capturedPaise: 90_00, refundedPaise: 0 },
    { paymentId: 'pay_2', capturedPaise: 58_00, refundedPaise: 0 },
  ];
  expect(differencesOf(gateway, { ...shop, payments }).map(({ paymentId }) => paymentId)).toEqual([
    'pay_1',
    'pay_2',
  ]);
});

test('an order that was paid twice is compared once, with both payments (rule: money-agrees)', () => {
  const shop = shopOf([], { receivedPaise: 98_00 });
  const payments = new Map([...shop.payments, ['pay_2', payment]]);
  const gateway = ['pay_1', 'pay_2'].map((paymentId) => ({
    ...{ paymentId, capturedPaise: 98_00, refundedPaise: 0 },
  }));
  expect(differencesOf(gateway, { ...shop, payments })).toMatchObject([
    { measure: 'orderReceived', paymentId: 'pay_1', saysPaise: 196_00, knownPaise: 98_00 },
  ]);
});
