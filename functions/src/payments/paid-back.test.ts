import { assignments, isPaidBack, type AdminOrderStatus, type Assignment } from '@basket/domain';
import { assignOrderOperation } from '../dispatch/offers/assign-order.callable';
import { respondToOfferOperation } from '../dispatch/offers/respond-to-offer.callable';
import { startPickingOperation } from '../orders/picking/start-picking.callable';
import { partnerDocuments, refusalOf } from '../testing/harness';
import { openPayingShop } from '../testing/paying-shop';

/** Paid online; a partner is free. */
async function openPaidOrder() {
  const shop = await openPayingShop(partnerDocuments('partner1'));
  const { harness, services, gateway, start, hear, runQueued } = shop;
  const { checkout } = await start();
  gateway.pay(checkout.gatewayOrderId);
  await hear();
  const as = { services };
  const [orderId, deliveryPartnerId] = ['order1', 'partner1'];
  return {
    ...shop,
    /** The refund that is owed reaches the customer. */
    payBack: async () => {
      await runQueued();
      await hear();
    },
    startPicking: () => harness.run(startPickingOperation, 'admin1', { orderId }, as),
    assign: () => harness.run(assignOrderOperation, 'admin1', { orderId, deliveryPartnerId }, as),
    accept: () =>
      harness.run(respondToOfferOperation, 'partner1', { orderId, attempt: 1, answer: 'accept' }, as),
  };
}

const sending = [
  'confirmed',
  'preparing',
  'out_for_delivery',
  'delivered',
] as const satisfies readonly AdminOrderStatus[];

describe('an order whose money went back as a whole (rule: paid-back)', () => {
  test.each(sending)('is not set to %s, neither while its refund is owed nor afterwards', async (status) => {
    const { refund, setStatus, payBack, orderOf } = await openPaidOrder();
    await refund('full');
    expect(await orderOf()).toMatchObject({ paymentStatus: 'paid', payment: { refundOwedPaise: 98_00 } });
    expect(await refusalOf(setStatus(status))).toBe('order_paid_back');
    await payBack();
    expect(await orderOf()).toMatchObject({ status: 'pending', paymentStatus: 'refunded' });
    expect(await refusalOf(setStatus(status))).toBe('order_paid_back');
    expect(await orderOf()).toMatchObject({ status: 'pending', deliveryPartnerId: null });
  });

  test('is not picked, and offered to nobody', async () => {
    const { refund, payBack, startPicking, assign } = await openPaidOrder();
    await refund('full');
    await payBack();
    expect(await refusalOf(startPicking())).toBe('order_paid_back');
    expect(await refusalOf(assign())).toBe('order_paid_back');
  });

  test('is not taken by a partner who was asked before', async () => {
    const { refund, assign, accept, orderOf } = await openPaidOrder();
    await assign();
    await refund('full');
    expect(await refusalOf(accept())).toBe('order_paid_back');
    expect(await orderOf()).toMatchObject({ status: 'assigned', deliveryPartnerId: null });
  });

  test('can be cancelled, which moves no money and returns its goods', async () => {
    const { refund, payBack, setStatus, orderOf, harness } = await openPaidOrder();
    await refund('full');
    await payBack();
    const { payment } = await orderOf();
    await setStatus('cancelled');
    expect(await orderOf()).toMatchObject({ status: 'cancelled', payment });
    expect(await harness.read('products/tomato')).toMatchObject({ stockQuantity: 10 });
  });
});

describe('the partner reads of a payment what its order says (rule: paid-back)', () => {
  async function openHeld(isAccepted: boolean) {
    const shop = await openPaidOrder();
    await shop.assign();
    if (isAccepted) await shop.accept();
    const seen = () => shop.harness.read<Assignment>(assignments.path('order1', 1));
    expect(await seen()).toMatchObject({ paymentMethod: 'online', paymentStatus: 'paid' });
    return { ...shop, seen };
  }

  test.each([
    { desc: 'is asked', isAccepted: false },
    { desc: 'has it in hand', isAccepted: true },
  ])('one who $desc, after a refund of everything', async ({ isAccepted }) => {
    const { refund, payBack, orderOf, seen } = await openHeld(isAccepted);
    await refund('full');
    await payBack();
    expect(await orderOf()).toMatchObject({ paymentStatus: 'refunded' });
    expect(await seen()).toMatchObject({ paymentMethod: 'online', paymentStatus: 'refunded' });
  });

  test('after one that was made at the gateway', async () => {
    const { gateway, hear, seen } = await openHeld(true);
    const [paymentId = ''] = gateway.payments.keys();
    gateway.refundOutside(paymentId, 98_00);
    await hear();
    expect(await seen()).toMatchObject({ paymentStatus: 'refunded' });
  });

  test('after one of a part, as before', async () => {
    const { refund, payBack, seen } = await openHeld(true);
    const before = await seen();
    await refund(97_99);
    await payBack();
    expect(await seen()).toEqual(before);
  });
});

test('a part that went back, and money that did not pay an order which still waits, keep it from nothing (rule: paid-back)', async () => {
  const { refund, payBack, setStatus, orderOf } = await openPaidOrder();
  await refund(97_99);
  await payBack();
  expect(isPaidBack(await orderOf())).toBe(false);
  await setStatus('confirmed');
  expect(await orderOf()).toMatchObject({ status: 'confirmed' });

  const waiting = await openPayingShop();
  const { checkout } = await waiting.start();
  waiting.gateway.pay(checkout.gatewayOrderId, { amountPaise: 1_00 });
  await waiting.hear();
  await waiting.runQueued();
  await waiting.hear();
  const order = await waiting.orderOf();
  expect(order).toMatchObject({ paymentStatus: 'pending', payment: { receivedPaise: 1_00 } });
  expect(isPaidBack(order)).toBe(false);
});

test('a delivery whose money went back afterwards can be undone, and is not made again (rule: paid-back)', async () => {
  const { refund, payBack, setStatus, orderOf } = await openPaidOrder();
  await setStatus('delivered');
  await refund('full');
  await payBack();
  await setStatus('preparing');
  expect(await orderOf()).toMatchObject({ status: 'preparing', paymentStatus: 'refunded' });
  expect(await refusalOf(setStatus('delivered'))).toBe('order_paid_back');
});
