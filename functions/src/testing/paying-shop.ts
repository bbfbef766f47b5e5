import {
  orders,
  paymentWaitMs,
  refunds,
  type AdminOrderStatus,
  type Order,
  type Refund,
} from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { runTask } from '../entry-points/run-task.task';
import { sweep } from '../entry-points/sweep.schedule';
import { cancelOrderOperation } from '../orders/cancel-order.callable';
import { setOrderStatusOperation } from '../orders/set-order-status.callable';
import { refundOrderOperation } from '../payments/refunds/refund-order.callable';
import { retryRefundOperation } from '../payments/refunds/retry-refund.callable';
import { takeInEvent } from '../payments/gateway.webhook';
import { startPaymentOperation } from '../payments/intents/start-payment.callable';
import { processEvent } from '../payments/process-event';
import { readNotes } from './checks/read-hands';
import { gatewayDocuments, withGateway } from './gateway-harness';
import { openSimulation, orderDocument, productDocument, profileDocument } from './harness';
import { seededRandom } from './histories/faults';

export const dueAt = someInstant + paymentWaitMs;

/** A store in a simulation that collects online: `order1` waits for its payment until {@link dueAt}. */
export async function openPayingShop(more: Record<string, object> = {}) {
  const harness = openSimulation(someInstant, seededRandom(3));
  const { gateway, services } = withGateway(harness.services);
  await harness.seed({
    ...gatewayDocuments(),
    ...profileDocument('customer1'),
    ...profileDocument('admin1', { role: 'admin' }),
    ...productDocument('tomato', { stockQuantity: 8 }),
    ...orderDocument(anOrder({ paymentMethod: 'online', paymentDueAt: dueAt })),
    ...more,
  });
  const as = { services };
  return {
    harness,
    gateway,
    services,
    start: (orderId = 'order1') => harness.run(startPaymentOperation, 'customer1', { orderId }, as),
    orderOf: (id = 'order1') => harness.read<Order>(orders.path(id)),
    notes: (id = 'order1') => readNotes(harness.db, id),
    refundOf: (id: string) => harness.read<Refund>(refunds.path(id)),
    cancel: () => harness.run(cancelOrderOperation, 'customer1', { orderId: 'order1' }, as),
    setStatus: (status: AdminOrderStatus) =>
      harness.run(setOrderStatusOperation, 'admin1', { orderId: 'order1', status, note: '' }, as),
    refund: (scope: Parameters<typeof scopeOf>[0]) =>
      harness.run(
        refundOrderOperation,
        'admin1',
        { orderId: 'order1', scope: scopeOf(scope), reason: 'Bruised' },
        as,
      ),
    retry: (refundId: string) => harness.run(retryRefundOperation, 'admin1', { refundId }, as),
    settle: () => sweep(services),
    /** Takes in what the gateway has told since the last time, and what follows from it. */
    hear: async () => {
      for (const { body, headers, eventId } of gateway.events.splice(0)) {
        await takeInEvent(services, body, headers);
        await processEvent(services, eventId);
      }
    },
    /** Runs what the queue was given, in order; tasks before their time are left. */
    runQueued: async () => {
      for (const { task, dueAt: at } of harness.queued.splice(0))
        if (at <= harness.services.now()) await runTask(task, at, services);
    },
  };
}

const scopeOf = (scope: 'full' | number | { line: number; quantity: number }) =>
  scope === 'full'
    ? { kind: 'full' as const }
    : typeof scope === 'number'
      ? { kind: 'amount' as const, amountPaise: scope }
      : { kind: 'items' as const, items: [scope] };
