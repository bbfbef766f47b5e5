import { assignments, deliveryPartners, orders, type Order, type PaymentMethod } from '@basket/domain';
import { anAddress, anAssignment, anOrder, anOrderAssignment } from '@basket/domain/testing';
import { markDeliveredOperation } from '../delivery/mark-delivered.callable';
import { refundOrderOperation } from '../../payments/refunds/refund-order.callable';
import { gatewayDocuments } from '../../testing/gateway-harness';
import { orderDocument, partnerDocuments, productDocument, refusalOf } from '../../testing/harness';
import { openPayingShop } from '../../testing/paying-shop';
import { placeOrderForOperation } from './place-order-for.callable';
import { placeOrderOperation } from './place-order.callable';
import { quoteOrderOperation } from './quote-order.callable';

const lines = [{ productId: 'leaf', optionIds: [], quantity: 1 }];

/** A store without a delivery charge, which sells curry leaves for ₹98.40. */
async function openShop(roundsCash: boolean, more: Record<string, object> = {}) {
  const shop = await openPayingShop({
    ...gatewayDocuments({ deliveryChargePaise: 0, roundsCash }),
    ...productDocument('leaf', { pricePaise: 98_40, stockQuantity: 8 }),
    ...more,
  });
  const { harness, services } = shop;
  const as = { services };
  const wanted = (expectedTotalPaise: number) => ({ lines, delivery: anAddress(), expectedTotalPaise });
  return {
    ...shop,
    quote: () => harness.run(quoteOrderOperation, 'customer1', { lines }, as),
    place: (paymentMethod: PaymentMethod, expectedPaise: number) =>
      harness.run(placeOrderOperation, 'customer1', { ...wanted(expectedPaise), paymentMethod }, as),
    placeByPhone: (expectedPaise: number) => {
      const input = { ...wanted(expectedPaise), customerId: 'customer1' };
      return harness.run(placeOrderForOperation, 'admin1', input, as);
    },
    handOver: () => harness.run(markDeliveredOperation, 'partner1', { orderId: 'order2' }, as),
  };
}

test.each([
  { roundsCash: true, cashRoundingPaise: -40 },
  { roundsCash: false, cashRoundingPaise: null },
])('a quote says what cash is rounded by: $cashRoundingPaise (rule: cash-rounded)', async (row) => {
  const { quote } = await openShop(row.roundsCash);
  expect(await quote()).toMatchObject({ totalPaise: 98_40, cashRoundingPaise: row.cashRoundingPaise });
});

test.each([
  { desc: 'cash', roundsCash: true, method: 'cod', expected: 98_00, rounding: -40 },
  { desc: 'cash, on a page from before rounding', roundsCash: true, method: 'cod', expected: 98_40 },
  { desc: 'an online payment', roundsCash: true, method: 'online', expected: 98_40 },
  { desc: 'cash in a store that rounds none', roundsCash: false, method: 'cod', expected: 98_40 },
] as const)('an order is rounded only in cash: $desc (rule: cash-rounded)', async (row) => {
  const { harness, place } = await openShop(row.roundsCash);
  const { orderId, totalPaise } = await place(row.method, row.expected);
  expect(totalPaise).toBe(row.expected);
  expect(await harness.read<Order>(orders.path(orderId))).toMatchObject({
    ...{ subtotalPaise: 98_40, totalPaise: row.expected },
    roundingPaise: 'rounding' in row ? row.rounding : null,
  });
});

test.each([
  { desc: 'cash of another sum', roundsCash: true, method: 'cod', expected: 98_01 },
  { desc: 'a rounded sum online', roundsCash: true, method: 'online', expected: 98_00 },
  { desc: 'a rounded sum once the setting is off', roundsCash: false, method: 'cod', expected: 98_00 },
] as const)('the sum is confirmed anew: $desc (rules: cash-rounded, prices-confirmed)', async (row) => {
  const { place } = await openShop(row.roundsCash);
  expect(await refusalOf(place(row.method, row.expected))).toBe('prices_changed');
});

test('an order on the phone is rounded, too (rules: cash-rounded, phone-orders)', async () => {
  const { placeByPhone } = await openShop(true);
  expect(await placeByPhone(98_00)).toMatchObject({ totalPaise: 98_00 });
});

/** Curry leaves for ₹98.40, rounded to ₹98, in the hands of a partner. */
const bill = { subtotalPaise: 98_40, deliveryChargePaise: 0, roundingPaise: -40, totalPaise: 98_00 };
const [item] = anOrder().items;
if (!item) throw new Error('An order has a line');
const inHand = anOrder({
  ...{ id: 'order2', status: 'out_for_delivery', deliveryPartnerId: 'partner1', offerAttempts: 1, ...bill },
  items: [{ ...item, quantity: 1, unitPricePaise: 98_40, totalPaise: 98_40 }],
  assignment: anOrderAssignment(),
});
const { id: _id, ...assignment } = anAssignment({
  ...{ orderId: 'order2', state: 'accepted', orderStatus: 'out_for_delivery', ...bill },
});

test('the partner collects the rounded sum, which is the revenue and the most that is paid back (rule: cash-rounded)', async () => {
  const { harness, services, handOver, orderOf } = await openShop(true, {
    ...orderDocument(inHand),
    [assignments.path('order2', 1)]: assignment,
    ...partnerDocuments('partner1', { activeOrders: 1 }),
  });
  await handOver();
  expect(await harness.read(deliveryPartners.path('partner1'))).toMatchObject({ cashInHandPaise: 98_00 });
  expect(await orderOf('order2')).toMatchObject({ valuePaise: 98_00 });
  const scope = { kind: 'items' as const, items: [{ line: 0, quantity: 1 }] };
  const refund = { orderId: 'order2', scope, reason: 'Wilted' };
  const { amountPaise } = await harness.run(refundOrderOperation, 'admin1', refund, { services });
  expect(amountPaise).toBe(98_00);
});
