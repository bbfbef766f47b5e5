import { dayMs, hourMs, moneyLineDays, orders, startOfIndiaDay, type MoneyLine } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { tidy } from '../../entry-points/tidy.schedule';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { openPayingShop } from '../../testing/paying-shop';
import { checkMoney } from './check-money';
import { readMoneyLines } from './money-lines';

const dayAt = startOfIndiaDay(someInstant);

/** A shop with one payment of ₹98, of which everything is known. */
async function openPaid() {
  const shop = await openPayingShop();
  const { checkout } = await shop.start();
  const { paymentId } = shop.gateway.pay(checkout.gatewayOrderId);
  const { harness, services } = shop;
  harness.setNow(someInstant + 200_000);
  await shop.settle();
  const overNight = (): void => harness.setNow(dayAt + dayMs + hourMs);
  const lines = () => readMoneyLines(new UnitOfWork(services), services.now());
  return {
    ...shop,
    paymentId,
    overNight,
    lines,
    line: async (): Promise<MoneyLine | undefined> => (await lines()).find((one) => one.dayAt === dayAt),
    /** Runs until every day has its line. */
    check: async (): Promise<void> => {
      for (let run = 0; run < 5; run += 1) await checkMoney(services);
    },
    alerts: () => harness.logged.filter(({ result }) => result === 'money differs'),
  };
}

test('a day whose money agrees has a line that says so, an hour after it is over (rule: money-agrees)', async () => {
  const { harness, paymentId, gateway, refund, runQueued, check, line, overNight, alerts, services } =
    await openPaid();
  await refund(20_00);
  await runQueued();
  harness.setNow(dayAt + dayMs + hourMs - 1);
  await check();
  expect(await line()).toBeUndefined();
  overNight();
  // The schedule does it.
  for (let run = 0; run < 5; run += 1) await tidy(services);
  expect(await line()).toEqual({
    ...{ dayAt, checkedAt: dayAt + dayMs + hourMs, capturedPaise: 98_00, refundedPaise: 20_00 },
    ...{ payments: 1, differing: 0, differences: [] },
  });
  expect(alerts()).toEqual([]);
  expect(gateway.payments.get(paymentId)?.amount_refunded).toBe(20_00);
  const asked = gateway.requests.length;
  await check();
  expect(gateway.requests.length).toBe(asked);
});

test('a refund that only the gateway knew of is learned before anybody is told (rule: money-agrees)', async () => {
  const { gateway, paymentId, check, line, overNight, alerts, orderOf } = await openPaid();
  gateway.refundOutside(paymentId, 40_00);
  overNight();
  await check();
  expect(await line()).toMatchObject({ capturedPaise: 98_00, refundedPaise: 40_00, differing: 0 });
  expect((await orderOf()).payment).toMatchObject({ receivedPaise: 98_00, refundedPaise: 40_00 });
  expect(alerts()).toEqual([]);
});

test('a payment of the day that nobody here asked for is told, named and left alone (rule: money-agrees)', async () => {
  const { gateway, check, line, overNight, alerts, services } = await openPaid();
  const foreign = await services
    .openGateway({
      keyId: 'rzp_test_A1b2C3d4E5f6G7',
      keySecret: 'key-secret-of-tests',
      webhookSecrets: [],
    })
    ?.createIntent({ receipt: 'of-another-shop', orderId: 'other', amountPaise: 55_00, currency: 'INR' });
  const { paymentId } = gateway.pay(foreign?.intentId ?? '');
  overNight();
  await check();
  expect(await line()).toMatchObject({
    ...{ capturedPaise: 153_00, payments: 2, differing: 1 },
    differences: [
      { measure: 'captured', paymentId, orderId: null, orderNumber: null, saysPaise: 55_00, knownPaise: 0 },
    ],
  });
  expect(gateway.payments.get(paymentId)?.amount_refunded).toBe(0);
  expect(alerts()).toMatchObject([
    { operation: 'payments.alert', fault: expect.stringContaining(paymentId) },
  ]);
  await check();
  expect(alerts()).toHaveLength(1);
});

test('an order that contradicts its payments is named until it does not any more (rule: money-agrees)', async () => {
  const { harness, services, check, line, overNight, alerts, orderOf } = await openPaid();
  const order = await orderOf();
  const write = (receivedPaise: number) =>
    harness.seed({ [orders.path('order1')]: { ...order, payment: { ...order.payment, receivedPaise } } });
  await write(90_00);
  overNight();
  await check();
  expect(await line()).toMatchObject({
    differences: [{ measure: 'orderReceived', orderId: 'order1', saysPaise: 98_00, knownPaise: 90_00 }],
  });
  expect(alerts()).toHaveLength(1);
  await write(98_00);
  harness.setNow(services.now() + hourMs);
  await check();
  expect(await line()).toMatchObject({ differing: 0, differences: [] });
});

test('a payment that the shop has and the gateway has not is told (rule: money-agrees)', async () => {
  const { gateway, paymentId, check, line, overNight } = await openPaid();
  delete gateway.sandbox.state.payments[paymentId];
  overNight();
  await check();
  expect(await line()).toMatchObject({
    ...{ capturedPaise: 0, payments: 1 },
    differences: [{ measure: 'captured', paymentId, orderId: 'order1', saysPaise: 0, knownPaise: 98_00 }],
  });
});

test('while the gateway does not answer no day has a line, and the next run asks again', async () => {
  const { gateway, services, check, line, overNight } = await openPaid();
  overNight();
  gateway.nextFaults.push('server error');
  expect(await checkMoney(services)).toBe(0);
  expect(await line()).toBeUndefined();
  await check();
  expect(await line()).toMatchObject({ differing: 0 });
});

test('a run costs three reads, each of its two days three, a paid order five (rule: bounded-work)', async () => {
  const { services, overNight, lines } = await openPaid();
  overNight();
  const reads: number[] = [];
  while ((await lines()).length < moneyLineDays) {
    const meter = { reads: 0 };
    await checkMoney({ ...services, meter });
    reads.push(meter.reads);
  }
  expect(reads).toEqual([14, 9, 9, 6]);
});

test('the first run compares the day that ended last, so that nothing looks late (rule: money-agrees)', async () => {
  const { services, overNight, line } = await openPaid();
  overNight();
  await checkMoney(services);
  expect(await line()).toMatchObject({ differing: 0 });
});
