import { assignments, dayMs, deliveryPartners, type placeOrder, type RequestOf } from '@basket/domain';
import { anAddress, anAssignment, anOrder, anOrderAssignment, someInstant } from '@basket/domain/testing';
import { markDeliveredOperation } from '../orders/delivery/mark-delivered.callable';
import { placeOrderOperation } from '../orders/placing/place-order.callable';
import { gatewayDocuments } from '../testing/gateway-harness';
import { orderDocument, partnerDocuments, productDocument, refusalOf } from '../testing/harness';
import { openPayingShop } from '../testing/paying-shop';
import { showPaymentCodeOperation } from './intents/show-payment-code.callable';
import { payOutRefundOperation } from './refunds/pay-out-refund.callable';

/** A store without a delivery charge, which sells curry leaves of the price. */
async function openSmallShop(pricePaise: number) {
  const shop = await openPayingShop({
    ...gatewayDocuments({ deliveryChargePaise: 0 }),
    ...productDocument('leaf', { pricePaise, stockQuantity: 8 }),
  });
  const { harness, services } = shop;
  const request = (paymentMethod: 'cod' | 'online'): RequestOf<typeof placeOrder> => ({
    lines: [{ productId: 'leaf', optionIds: [], quantity: 1 }],
    delivery: anAddress(),
    paymentMethod,
    expectedTotalPaise: pricePaise,
  });
  return {
    ...shop,
    place: (method: 'cod' | 'online') =>
      harness.run(placeOrderOperation, 'customer1', request(method), { services }),
  };
}

test.each([{ pricePaise: 0 }, { pricePaise: 99 }])(
  'an order of $pricePaise paise is not taken for the gateway, and is for cash (rule: small-sums)',
  async ({ pricePaise }) => {
    const { place } = await openSmallShop(pricePaise);
    expect(await refusalOf(place('online'))).toBe('amount_too_small_online');
    expect(await place('cod')).toMatchObject({ totalPaise: pricePaise });
  },
);

test('an order of ₹1 is taken for the gateway (rule: small-sums)', async () => {
  const { place } = await openSmallShop(1_00);
  expect(await place('online')).toMatchObject({ totalPaise: 1_00 });
});

/** An order of ₹98 that was paid at the gateway. */
async function openPaid() {
  const shop = await openPayingShop();
  const { checkout } = await shop.start();
  shop.gateway.pay(checkout.gatewayOrderId);
  await shop.hear();
  expect(await shop.orderOf()).toMatchObject({ paymentStatus: 'paid' });
  return shop;
}

test('a refund of less than ₹1 waits for who pays it by hand, and the gateway is never asked (rule: small-sums)', async () => {
  const { harness, gateway, services, refundOf, retry, orderOf, ...shop } = await openPaid();
  const { refundId } = await shop.refund(40);
  expect(await refundOf(refundId)).toMatchObject({ status: 'owed', source: 'online', nextTryAt: null });
  await shop.runQueued();
  harness.setNow(someInstant + dayMs);
  await shop.settle();
  expect(gateway.requests.filter((request) => request.endsWith('/refund'))).toEqual([]);
  expect(await refusalOf(retry(refundId))).toBe('refund_not_retryable');
  await harness.run(payOutRefundOperation, 'admin1', { refundId, reference: 'UTR 1' }, { services });
  expect(await orderOf()).toMatchObject({
    payment: { refundOwedPaise: 0, refundedPaise: 40, refundState: 'refunded' },
  });
});

test('a refund of ₹1 is paid by the gateway (rule: small-sums)', async () => {
  const { refund, refundOf, runQueued } = await openPaid();
  const { refundId } = await refund(1_00);
  await runQueued();
  expect((await refundOf(refundId)).status).not.toBe('owed');
});

/** A cash order of the total, in the hands of a partner. */
async function openDoor(totalPaise: number) {
  const bill = { subtotalPaise: totalPaise, deliveryChargePaise: 0, totalPaise };
  const { id: _id, ...assignment } = anAssignment({
    ...{ orderId: 'order2', state: 'accepted', orderStatus: 'out_for_delivery', ...bill },
  });
  const inHand = anOrder({
    ...{ id: 'order2', status: 'out_for_delivery', deliveryPartnerId: 'partner1', offerAttempts: 1, ...bill },
    assignment: anOrderAssignment({ acceptedAt: someInstant }),
  });
  const shop = await openPayingShop({
    ...orderDocument(inHand),
    [assignments.path('order2', 1)]: assignment,
    ...partnerDocuments('partner1', { activeOrders: 1, walletBalancePaise: 1500_00 }),
  });
  const { harness, services } = shop;
  const as = { services };
  return {
    ...shop,
    show: () => harness.run(showPaymentCodeOperation, 'partner1', { orderId: 'order2' }, as),
    handOver: () => harness.run(markDeliveredOperation, 'partner1', { orderId: 'order2' }, as),
  };
}

test.each([{ totalPaise: 0 }, { totalPaise: 99 }])(
  'no code is shown at the door for $totalPaise paise (rule: small-sums)',
  async ({ totalPaise }) => {
    const { show } = await openDoor(totalPaise);
    expect(await refusalOf(show())).toBe('amount_too_small_online');
  },
);

test.each([{ totalPaise: 0 }, { totalPaise: 99 }])(
  'handing over an order of $totalPaise paise collects just these, and pays the partner (rule: small-sums)',
  async ({ totalPaise }) => {
    const { harness, handOver, orderOf } = await openDoor(totalPaise);
    await handOver();
    expect(await orderOf('order2')).toMatchObject({ status: 'delivered', valuePaise: totalPaise });
    expect(await harness.read(deliveryPartners.path('partner1'))).toMatchObject({
      ...{ cashInHandPaise: totalPaise, walletBalancePaise: 1550_00 },
    });
    expect(await harness.read(assignments.path('order2', 1))).toMatchObject({
      cashCollectedPaise: totalPaise,
    });
  },
);
