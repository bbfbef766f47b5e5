import { payments, refunds, type Payment, type Refund } from '@basket/domain';
import { takeInEvent } from '../gateway.webhook';
import { openPayingShop } from '../../testing/paying-shop';

/** An order whose customer has paid ₹98, with what the provider told of it. */
async function openPaid() {
  const shop = await openPayingShop();
  const { checkout } = await shop.start();
  const { paymentId } = shop.gateway.pay(checkout.gatewayOrderId);
  const { harness, gateway, services } = shop;
  /** Events that have not been told; `lose` tells nobody. */
  let told = 0;
  const lose = (): void => void (told = gateway.events.length);
  const tell = async (): Promise<void> => {
    for (const { body, headers } of gateway.events.slice(told)) await takeInEvent(services, body, headers);
    lose();
  };
  const later = async (ms = 3_600_000): Promise<void> => {
    harness.setNow(services.now() + ms);
    await shop.settle();
  };
  await tell();
  await later(120_000);
  expect(await shop.orderOf()).toMatchObject({ paymentStatus: 'paid' });
  return { ...shop, paymentId, lose, tell, later };
}

test('paid back at the gateway, then cancelled before its event: nothing is owed twice (rule: settled-elsewhere)', async () => {
  const { gateway, paymentId, cancel, tell, later, orderOf, refundOf, runQueued, notes } = await openPaid();
  gateway.refundOutside(paymentId, 98_00);
  await cancel();
  const { refundId } = await orderOf();
  await runQueued();
  await later();
  expect(await refundOf(refundId ?? '')).toMatchObject({
    ...{ status: 'withdrawn', nextTryAt: null, cause: 'cancellation', reason: '', reasonFacts: null },
    ...{ lastError: '', errorFacts: { code: 'paid_elsewhere' } },
  });
  const settled = {
    paymentStatus: 'refunded',
    payment: { receivedPaise: 98_00, refundOwedPaise: 0, refundedPaise: 98_00, refundState: 'refunded' },
  };
  expect(await orderOf()).toMatchObject(settled);
  await tell();
  await later();
  expect(await orderOf()).toMatchObject(settled);
  expect([...gateway.refunds.values()]).toHaveLength(1);
  expect((await notes()).map(({ facts }) => facts)).toContainEqual({ code: 'not_owed', amountPaise: 98_00 });
});

test('a part paid back at the gateway: the cancellation pays back the rest by itself (rule: settled-elsewhere)', async () => {
  const { gateway, paymentId, cancel, later, orderOf, refundOf, runQueued } = await openPaid();
  gateway.refundOutside(paymentId, 40_00);
  await cancel();
  const { refundId } = await orderOf();
  await runQueued();
  await later();
  await later();
  expect(await refundOf(refundId ?? '')).toMatchObject({ status: 'refunded', amountPaise: 58_00 });
  expect(await orderOf()).toMatchObject({
    paymentStatus: 'refunded',
    payment: { refundOwedPaise: 0, refundedPaise: 98_00 },
  });
  expect(gateway.payments.get(paymentId)?.amount_refunded).toBe(98_00);
});

test.each([
  { desc: 'whole', paise: 98_00, status: 'refunded' },
  { desc: 'part', paise: 40_00, status: 'paid' },
])(
  'the lost event of a $desc refund at the gateway is made up for (rule: refunds-learned)',
  async ({ paise, status }) => {
    const { harness, gateway, paymentId, lose, later, orderOf, runQueued, cancel } = await openPaid();
    gateway.refundOutside(paymentId, paise);
    lose();
    await later();
    expect(await orderOf()).toMatchObject({
      paymentStatus: status,
      payment: { receivedPaise: 98_00, refundOwedPaise: 0, refundedPaise: paise },
    });
    expect(await harness.read<Payment>(payments.path(paymentId))).toMatchObject({ refundedPaise: paise });
    // Asked for once: later looks see nothing new.
    const asked = gateway.requests.length;
    await later(13 * 3_600_000);
    expect(gateway.requests.slice(asked).filter((request) => request.endsWith('/refunds'))).toEqual([]);
    await cancel();
    await runQueued();
    expect((await orderOf()).payment).toMatchObject({ refundOwedPaise: 0, refundedPaise: 98_00 });
  },
);

test('a refund that the gateway refuses for another reason still waits for an admin', async () => {
  const { gateway, paymentId, cancel, orderOf, refundOf, runQueued, later } = await openPaid();
  const payment = gateway.payments.get(paymentId);
  if (!payment) throw new Error('No payment');
  // As an account without balance: not captured is what the double can refuse for.
  payment.captured = false;
  await cancel();
  await runQueued();
  const { refundId } = await orderOf();
  expect(await refundOf(refundId ?? '')).toMatchObject({
    status: 'failed',
    lastError: expect.stringContaining('400'),
    errorFacts: null,
  });
  expect((await orderOf()).payment).toMatchObject({ refundOwedPaise: 98_00, refundState: 'failed' });
  await later();
  expect(await refundOf(refundId ?? '')).toMatchObject({ status: 'failed' });
});

test.each([
  { paymentId: 'pay_elsewhere', code: 'unknown_payment', lastError: /^4\d\d / },
  { paymentId: null, code: 'no_payment', lastError: /^$/ },
])(
  'a refund of the payment $paymentId is refused with the code $code, beside the words of the gateway (rule: recorded-facts)',
  async ({ paymentId, code, lastError }) => {
    const { harness, cancel, orderOf, refundOf, runQueued } = await openPaid();
    await cancel();
    const refundId = (await orderOf()).refundId ?? '';
    await harness.seed({ [refunds.path(refundId)]: { ...(await refundOf(refundId)), paymentId } });
    await runQueued();
    expect(await refundOf(refundId)).toMatchObject({
      status: 'failed',
      lastError: expect.stringMatching(lastError),
      errorFacts: { code },
    });
  },
);

test('a payment that the gateway paid back before anybody heard of it has come and gone (rule: refunds-learned)', async () => {
  const { harness, gateway, services, start, orderOf, settle } = await openPayingShop();
  const { checkout } = await start();
  const { paymentId } = gateway.pay(checkout.gatewayOrderId);
  gateway.refundOutside(paymentId, 98_00);
  harness.setNow(services.now() + 200_000);
  await settle();
  expect(await orderOf()).toMatchObject({
    ...{ paymentStatus: 'refunded', paymentId },
    payment: { receivedPaise: 98_00, refundOwedPaise: 0, refundedPaise: 98_00 },
  });
  expect([...gateway.refunds.values()]).toHaveLength(1);
});

/**
 * A second payment was paid back elsewhere before the shop's own request, of which nobody hears: until the gateway answers, both count,
 * and the order seems to keep so much less of the first.
 *
 * @returns the second payment's id, and `reveal`, after which the gateway has answered
 */
async function hideKept(
  { gateway, orderOf, tell, later, runQueued }: Awaited<ReturnType<typeof openPaid>>,
  paise: number,
) {
  const { intentId } = (await orderOf()).payment;
  const second = gateway.pay(intentId ?? '', { outcome: 'captured' }).paymentId;
  await tell();
  gateway.refundOutside(second, paise);
  gateway.failNext(`POST /v1/payments/${second}/refund`, 'timeout');
  await runQueued();
  await tell();
  await runQueued();
  const reveal = async (): Promise<void> => {
    for (let hours = 0; hours < 6; hours += 1) {
      await later();
      await runQueued();
    }
  };
  return { second, reveal };
}

/** Why each refund is owed: its cause, the words beside it and its facts. */
const reasonsOf = async ({ harness }: Awaited<ReturnType<typeof openPaid>>): Promise<unknown[]> =>
  (await harness.db.collection(refunds.collection).get()).docs.map((doc) => {
    const { cause, reason, reasonFacts } = doc.data() as Refund;
    return [cause, reason, reasonFacts];
  });

test.each([30_00, 98_00])(
  'an order that is cancelled while a refund of %i paise counts twice owes the rest once that is known (rule: settled-elsewhere)',
  async (paise) => {
    const shop = await openPaid();
    const { second, reveal } = await hideKept(shop, paise);
    await shop.setStatus('cancelled');
    await reveal();
    expect(await shop.orderOf()).toMatchObject({
      paymentStatus: 'refunded',
      payment: { receivedPaise: 196_00, refundOwedPaise: 0, refundedPaise: 196_00 },
    });
    const back = [shop.paymentId, second].map((id) => shop.gateway.payments.get(id)?.amount_refunded);
    expect(back).toEqual([98_00, 98_00]);
    expect(await reasonsOf(shop)).toContainEqual(['cancellation', '', { code: 'rest_of_cancelled' }]);
  },
);

test('an order that is cancelled and taken back meanwhile is collected in cash, and what was paid online goes back (rule: settled-elsewhere)', async () => {
  const shop = await openPaid();
  const { second, reveal } = await hideKept(shop, 98_00);
  await shop.setStatus('cancelled');
  await shop.setStatus('pending');
  expect(await shop.orderOf()).toMatchObject({ paymentMethod: 'cod', paymentStatus: 'pending' });
  await reveal();
  expect(await shop.orderOf()).toMatchObject({
    ...{ paymentMethod: 'cod', paymentStatus: 'pending', status: 'pending' },
    payment: { receivedPaise: 196_00, refundOwedPaise: 0, refundedPaise: 196_00 },
  });
  const back = [shop.paymentId, second].map((id) => shop.gateway.payments.get(id)?.amount_refunded);
  expect(back).toEqual([98_00, 98_00]);
  const reasons = await reasonsOf(shop);
  expect(reasons).toContainEqual(['surplus', '', { code: 'pays_for_nothing' }]);
  expect(reasons).toContainEqual(['external', '', null]);
});

test('an order that owes the rest of a cancellation is not taken back for a part of its price (rule: settled-elsewhere)', async () => {
  const shop = await openPaid();
  const { gateway, paymentId, setStatus, runQueued, orderOf, refundOf } = shop;
  const { reveal } = await hideKept(shop, 30_00);
  await setStatus('cancelled');
  const { refundId } = await orderOf();
  // As an account without balance: the gateway refuses, and the refund could be withdrawn.
  const payment = gateway.payments.get(paymentId);
  if (!payment) throw new Error('No payment');
  payment.captured = false;
  await runQueued();
  payment.captured = true;
  await reveal();
  expect(await refundOf(refundId ?? '')).toMatchObject({ status: 'failed', amountPaise: 68_00 });
  await setStatus('pending');
  expect(await orderOf()).toMatchObject({
    ...{ paymentMethod: 'cod', paymentStatus: 'pending' },
    payment: { receivedPaise: 196_00, refundOwedPaise: 68_00, refundedPaise: 128_00 },
  });
});
