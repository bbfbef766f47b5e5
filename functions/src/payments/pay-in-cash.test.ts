import {
  historyOf,
  noOrderPayment,
  paymentIntents,
  type Order,
  type OrderHistory,
  type PublicStoreSettings,
} from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { gatewayDocuments } from '../testing/gateway-harness';
import { orderDocument, profileDocument, refusalOf } from '../testing/harness';
import { dueAt, openPayingShop } from '../testing/paying-shop';
import { verifyPayment } from './intents/verify-payment';
import { payInCashOperation } from './pay-in-cash.callable';

const minuteMs = 60_000;

interface Paid {
  readonly intentId: string;
  readonly paymentId: string;
  readonly signature: string;
}

interface ShopFacts {
  readonly facts?: Partial<Order>;
  readonly settings?: Partial<PublicStoreSettings>;
  readonly more?: Record<string, object>;
}

/** The paying shop, which rounds cash: its order of ₹98.40 waits for its payment, or for what `facts` say. */
async function openShop({ facts = {}, settings = {}, more = {} }: ShopFacts = {}) {
  const waits = {
    paymentMethod: 'online',
    paymentDueAt: dueAt,
    totalPaise: 98_40,
    createdAt: someInstant,
    promisedAt: someInstant + 30 * minuteMs,
  } as const;
  const shop = await openPayingShop({
    ...gatewayDocuments({ roundsCash: true, automaticDispatch: true, ...settings }),
    ...orderDocument(anOrder({ ...waits, ...facts })),
    ...more,
  });
  const { harness, services, start, gateway } = shop;
  const expectedTotalPaise = 98_00;
  return {
    ...shop,
    payInCash: (uid = 'customer1', options: object = {}) =>
      harness.run(
        payInCashOperation,
        uid,
        { orderId: 'order1', expectedTotalPaise },
        { services, ...options },
      ),
    /** The customer pays in a checkout that is open, which the gateway tells when it is heard. */
    payAtCheckout: async (outcome: 'captured' | 'authorized' = 'captured'): Promise<Paid> => {
      const { gatewayOrderId: intentId } = (await start()).checkout;
      return { intentId, ...gateway.pay(intentId, { outcome }) };
    },
    lineOf: (seq: number) => harness.read<OrderHistory>(historyOf('order1').path(seq)),
    queuedTasks: () => harness.queued.map(({ task }) => task.kind),
  };
}
const inCash = { paymentMethod: 'cod', paymentStatus: 'pending', totalPaise: 98_00, roundingPaise: -40 };
const online = { paymentMethod: 'online', paymentStatus: 'paid', totalPaise: 98_40, roundingPaise: null };

test('its customer pays an order in cash instead: it waits no more, looks for a partner, and says so once (rule: cash-instead)', async () => {
  const { harness, payInCash, orderOf, lineOf, queuedTasks, runQueued } = await openShop();
  const before = await orderOf();
  const operationId = '0123456789abcdef';
  expect(await payInCash('customer1', { operationId })).toEqual({ totalPaise: 98_00 });
  expect(await payInCash('customer1', { operationId })).toEqual({ totalPaise: 98_00 });
  expect(await payInCash()).toEqual({ totalPaise: 98_00 });
  const { items, orderNumber, status } = before;
  const seq = before.historySeq + 1;
  expect(await orderOf()).toMatchObject({
    items,
    orderNumber,
    status,
    ...inCash,
    paymentDueAt: null,
    historySeq: seq,
  });
  expect(await lineOf(seq)).toMatchObject({
    actorId: 'customer1',
    actorRole: 'customer',
    from: status,
    to: status,
    facts: { code: 'paid_in_cash' },
  });
  expect(queuedTasks().filter((kind) => kind === 'dispatchOrders')).toHaveLength(1);
  harness.setNow(dueAt + 1);
  await runQueued();
  expect(await orderOf()).toMatchObject({ status, ...inCash });
});

test('an admin does it on the phone, whatever the account may owe in cash (rules: cash-instead, phone-orders)', async () => {
  const { payInCash, orderOf, lineOf } = await openShop({ settings: { unverifiedCashLimitPaise: 50_00 } });
  await payInCash('admin1', { isVerified: false });
  expect(await orderOf()).toMatchObject(inCash);
  expect(await lineOf((await orderOf()).historySeq)).toMatchObject({ actorId: 'admin1', actorRole: 'admin' });
});

const refusedCash: readonly (ShopFacts & Readonly<Record<'desc' | 'uid' | 'code', string>>)[] = [
  {
    desc: 'more than an account may owe that is not verified',
    uid: 'customer1',
    settings: { unverifiedCashLimitPaise: 97_99 },
    code: 'cash_needs_verification',
  },
  {
    desc: 'somebody else’s order',
    uid: 'customer2',
    more: profileDocument('customer2'),
    code: 'unknown_order',
  },
  {
    desc: 'an order of a closed account',
    uid: 'admin1',
    more: profileDocument('customer1', { disabledAt: 1 }),
    code: 'customer_closed',
  },
  { desc: 'an order of the admin’s own', uid: 'admin1', facts: { customerId: 'admin1' }, code: 'own_money' },
  { desc: 'a cancelled order', uid: 'customer1', facts: { status: 'cancelled' }, code: 'order_not_payable' },
];
test.each(refusedCash)(
  'no cash for $desc: $code (rules: cash-instead, unverified-cash)',
  async ({ uid, code, ...shop }) => {
    const { payInCash, orderOf } = await openShop(shop);
    const before = await orderOf();
    const isVerified = false;
    expect(await refusalOf(payInCash(uid, { isVerified }))).toBe(code);
    expect(await orderOf()).toEqual(before);
  },
);

test('a payment that was heard of before the change is the order’s (rule: cash-instead)', async () => {
  const { payAtCheckout, hear, payInCash, orderOf } = await openShop();
  await payAtCheckout();
  await hear();
  expect(await refusalOf(payInCash())).toBe('order_already_paid');
  expect(await orderOf()).toMatchObject(online);
});

type Shop = Awaited<ReturnType<typeof openShop>>;

test.each([
  { way: 'by its event', outcome: 'captured', learn: ({ hear }: Shop) => hear() },
  { way: 'by its event, before it is captured', outcome: 'authorized', learn: ({ hear }: Shop) => hear() },
  { way: 'by the sweep', outcome: 'captured', learn: ({ settle }: Shop) => settle() },
  {
    way: 'from the browser',
    outcome: 'captured',
    learn: ({ services }: Shop, paid: Paid) =>
      verifyPayment(services, 'customer1', {
        razorpay_payment_id: paid.paymentId,
        razorpay_order_id: paid.intentId,
        razorpay_signature: paid.signature,
        order_id: 'order1',
      }),
  },
] as const)(
  'a payment that is heard of after the change, $way, pays the order after all, for its exact sum (rules: cash-instead, cash-rounded)',
  async ({ outcome, learn }) => {
    const shop = await openShop();
    const { harness, payAtCheckout, payInCash, orderOf } = shop;
    const paid = await payAtCheckout(outcome);
    await payInCash();
    const { promisedAt } = await orderOf();
    harness.setNow(someInstant + 3 * minuteMs);
    await learn(shop, paid);
    const { paymentId, intentId } = paid;
    expect(await orderOf()).toMatchObject({
      ...online,
      ...{ paymentId, promisedAt },
      payment: { channel: 'checkout', intentId, receivedPaise: 98_40, refundOwedPaise: 0 },
    });
    expect(await harness.read(paymentIntents.path(intentId))).toMatchObject({ state: 'paid' });
  },
);

test.each(['change', 'payment'] as const)(
  'change and payment in one commit window, the %s first: the order is paid online (rule: cash-instead)',
  async (first) => {
    const { payAtCheckout, hear, payInCash, orderOf } = await openShop();
    await payAtCheckout();
    const acts = [() => payInCash().catch(String), () => hear()];
    await Promise.all((first === 'change' ? acts : acts.reverse()).map((act) => act()));
    expect(await orderOf()).toMatchObject({
      ...online,
      payment: { receivedPaise: 98_40, refundOwedPaise: 0 },
    });
  },
);

test('a payment that is heard of once the goods are on their way goes back: somebody may hold the cash (rule: cash-instead)', async () => {
  const { payAtCheckout, hear, payInCash, setStatus, orderOf, lineOf } = await openShop();
  await payAtCheckout();
  await payInCash();
  await setStatus('out_for_delivery');
  await hear();
  const order = await orderOf();
  expect(order).toMatchObject({ ...inCash, payment: { receivedPaise: 98_40, refundOwedPaise: 98_40 } });
  const { facts } = await lineOf(order.historySeq);
  expect(facts).toMatchObject({ code: 'surplus', amountPaise: 98_40, reason: 'paid_in_cash' });
  await setStatus('delivered');
  expect(await orderOf()).toMatchObject({ paymentMethod: 'cod', paymentStatus: 'paid', totalPaise: 98_00 });
});

test('a payment that is only authorised by then is not captured (rule: cash-instead)', async () => {
  const { gateway, payAtCheckout, hear, payInCash, setStatus, orderOf } = await openShop();
  const { paymentId } = await payAtCheckout('authorized');
  await payInCash();
  await setStatus('out_for_delivery');
  await hear();
  expect(gateway.payments.get(paymentId)).toMatchObject({ captured: false });
  expect(await orderOf()).toMatchObject({ ...inCash, payment: { receivedPaise: 0 } });
});

test('a code at the door is closed when the checkout has paid its order (rules: cash-instead, paid-once)', async () => {
  const payment = { ...noOrderPayment, codeId: 'qr_1' };
  const shop = await openShop({ facts: { status: 'confirmed', paymentDueAt: null, payment } });
  const { payAtCheckout, hear, payInCash, orderOf, queuedTasks } = shop;
  await payAtCheckout();
  await payInCash();
  expect(await orderOf()).toMatchObject({ ...inCash, payment: { codeId: 'qr_1' } });
  await hear();
  expect(await orderOf()).toMatchObject({ ...online, payment: { codeId: null } });
  expect(queuedTasks()).toContain('closePaymentCode');
});
