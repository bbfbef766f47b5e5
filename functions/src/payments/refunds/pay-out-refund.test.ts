import { profiles } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { closeAccountOperation } from '../../accounts/personal-data.callable';
import { orderDocument, profileDocument, refusalOf } from '../../testing/harness';
import { openPayingShop } from '../../testing/paying-shop';
import { payOutRefundOperation } from './pay-out-refund.callable';

async function open(more: Record<string, object> = {}) {
  const shop = await openPayingShop(more);
  const { harness, services } = shop;
  return {
    ...shop,
    payOut: (refundId: string, uid = 'admin1') =>
      harness.run(payOutRefundOperation, uid, { refundId, reference: 'UPI 432187654321' }, { services }),
    close: () =>
      harness.run(closeAccountOperation, 'customer1', {
        uid: 'customer1',
        email: 'customer1@basket.example',
      }),
  };
}

/** A cancelled order whose refund of ₹98 the gateway has refused. */
async function openRefused() {
  const shop = await open();
  const { checkout } = await shop.start();
  const { paymentId } = shop.gateway.pay(checkout.gatewayOrderId);
  shop.harness.setNow(someInstant + 200_000);
  await shop.settle();
  const payment = shop.gateway.payments.get(paymentId);
  if (!payment) throw new Error('No payment');
  payment.captured = false;
  await shop.cancel();
  await shop.runQueued();
  const { refundId } = await shop.orderOf();
  if (refundId === null) throw new Error('No refund');
  return { ...shop, refundId };
}

test('a refund that the gateway refuses is paid out by hand, once, with a reference (rule: paid-by-hand)', async () => {
  const { harness, gateway, refundId, payOut, retry, refundOf, orderOf, settle, notes } = await openRefused();
  expect(await refundOf(refundId)).toMatchObject({ status: 'failed' });
  const asked = gateway.requests.length;
  expect(await payOut(refundId)).toEqual({ status: 'refunded' });
  expect(await refundOf(refundId)).toMatchObject({
    ...{ status: 'refunded', reference: 'UPI 432187654321', gatewayRefundId: null, nextTryAt: null },
  });
  expect(await orderOf()).toMatchObject({
    paymentStatus: 'refunded',
    payment: { receivedPaise: 98_00, refundOwedPaise: 0, refundedPaise: 98_00, refundState: 'refunded' },
  });
  expect((await notes()).slice(-4)).toMatchObject([
    { facts: { code: 'paid', amountPaise: 98_00, isAtDoor: false }, note: '' },
    { facts: { code: 'cancelled_by_customer' }, note: '' },
    { facts: { code: 'refund_refused', amountPaise: 98_00 }, note: '' },
    { facts: { code: 'refunded_by_hand', amountPaise: 98_00 }, note: 'UPI 432187654321' },
  ]);
  expect(await refusalOf(payOut(refundId))).toBe('refund_not_retryable');
  expect(await refusalOf(retry(refundId))).toBe('refund_not_retryable');
  harness.setNow(someInstant + 86_400_000);
  await settle();
  expect(gateway.requests.slice(asked).filter((request) => request.endsWith('/refund'))).toEqual([]);
});

test('a payout by hand and a retry at once: one counts (rule: paid-by-hand)', async () => {
  const { refundId, payOut, retry, refundOf, orderOf, runQueued } = await openRefused();
  const answers = await Promise.allSettled([payOut(refundId), retry(refundId), payOut(refundId)]);
  await runQueued();
  const { status } = await refundOf(refundId);
  const { refundOwedPaise, refundedPaise } = (await orderOf()).payment;
  expect(refundOwedPaise + refundedPaise).toBe(98_00);
  expect(refundedPaise).toBe(status === 'refunded' ? 98_00 : 0);
  expect(answers.filter((answer) => answer.status === 'fulfilled').length).toBeLessThan(3);
});

test('while the gateway may be paying it, it is not paid by hand (rule: paid-by-hand)', async () => {
  const { harness, gateway, start, settle, cancel, runQueued, orderOf, payOut } = await open();
  const { checkout } = await start();
  gateway.pay(checkout.gatewayOrderId);
  harness.setNow(someInstant + 200_000);
  await settle();
  gateway.sandbox.refunds.outcome = 'pending';
  await cancel();
  await runQueued();
  const { refundId } = await orderOf();
  expect(await refusalOf(payOut(refundId ?? ''))).toBe('refund_being_paid');
  expect(await refusalOf(payOut('unknown'))).toBe('unknown_refund');
});

test('no admin settles the own refund (rule: own-money)', async () => {
  const { harness, refundId, payOut } = await openRefused();
  await harness.seed(profileDocument('customer1', { role: 'admin' }));
  expect(await refusalOf(payOut(refundId, 'customer1'))).toBe('own_money');
});

test('an account to which a refund is owed is not closed before it is settled (rules: person-erased, paid-by-hand)', async () => {
  const { harness, refundId, payOut, close } = await openRefused();
  expect(await refusalOf(close())).toBe('money_open');
  expect(await harness.read(profiles.path('customer1'))).toBeDefined();
  await payOut(refundId);
  await close();
});

test('the cash of a delivery is refunded by hand, and the delivery then stays (rule: paid-by-hand)', async () => {
  const { harness, gateway, orderOf, refund, refundOf, payOut, retry, settle, setStatus } = await open(
    orderDocument(anOrder({ status: 'out_for_delivery' })),
  );
  expect(await refusalOf(refund('full'))).toBe('nothing_to_refund');
  await setStatus('delivered');
  const { refundId } = await refund({ line: 0, quantity: 1 });
  expect(await refundOf(refundId)).toMatchObject({
    ...{ status: 'owed', source: 'cash', paymentId: null, nextTryAt: null, amountPaise: 24_00 },
  });
  expect(await orderOf()).toMatchObject({
    valuePaise: 74_00,
    payment: { cashRefundOwedPaise: 24_00, cashRefundedPaise: 0, refundState: 'owed' },
  });
  harness.setNow(someInstant + 86_400_000);
  await settle();
  expect(gateway.requests).toEqual([]);
  expect(await refusalOf(retry(refundId))).toBe('refund_not_retryable');
  await payOut(refundId);
  expect(await orderOf()).toMatchObject({
    ...{ status: 'delivered', paymentStatus: 'paid', valuePaise: 74_00 },
    payment: { cashRefundOwedPaise: 0, cashRefundedPaise: 24_00, refundState: 'refunded', receivedPaise: 0 },
  });
  expect(await refusalOf(setStatus('cancelled'))).toBe('cash_refunded');
  expect(await refusalOf(refund(74_01))).toBe('refund_too_large');
  expect(await refund('full')).toMatchObject({ amountPaise: 74_00 });
});
