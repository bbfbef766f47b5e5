import { orders, paymentWaitMs, products, type Product } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { takeInEvent } from './gateway.webhook';
import { openPayingShop } from '../testing/paying-shop';

test('an unpaid online order that an admin moves and puts back can be paid, and ends when it is not (rule: pay-15min)', async () => {
  const { harness, setStatus, start, orderOf, runQueued } = await openPayingShop();
  await setStatus('confirmed');
  expect(await orderOf()).toMatchObject({ paymentDueAt: null });
  harness.setNow(someInstant + 60_000);
  await setStatus('pending');
  const dueAt = someInstant + 60_000 + paymentWaitMs;
  expect(await orderOf()).toMatchObject({ status: 'pending', paymentDueAt: dueAt });
  expect(await start()).toMatchObject({ paymentDueAt: dueAt });
  harness.setNow(dueAt);
  await runQueued();
  expect(await orderOf()).toMatchObject({ status: 'cancelled', paymentStatus: 'failed' });
  expect((await harness.read<Product>(products.path('tomato'))).stockQuantity).toBe(10);
});

test('an order that was handed over unpaid is worth nothing until its customer pays (rule: customer-value)', async () => {
  const { harness, gateway, services, setStatus, start, orderOf, settle } = await openPayingShop();
  const { checkout } = await start();
  await setStatus('delivered');
  expect(await orderOf()).toMatchObject({ status: 'delivered', paymentStatus: 'pending', valuePaise: 0 });
  gateway.pay(checkout.gatewayOrderId);
  for (const { body, headers } of gateway.events) await takeInEvent(services, body, headers);
  harness.setNow(someInstant + 120_000);
  await settle();
  expect(await harness.read(orders.path('order1'))).toMatchObject({
    ...{ status: 'delivered', paymentStatus: 'paid', valuePaise: 98_00 },
    payment: { receivedPaise: 98_00, refundOwedPaise: 0 },
  });
});
