import {
  orders,
  paymentIntents,
  paymentWaitMs,
  shopCurrency,
  startPayment,
  type Order,
  type PaymentIntent,
  type Profile,
  type ResponseOf,
  type Stored,
} from '@basket/domain';
import { writeFacts } from '../../orders';
import { readStoreSettings } from '../../platform/store-settings';
import { atomically } from '../../platform/database/atomically';
import { refused } from '../../platform/errors';
import { openStoreGateway } from '../../platform/gateway/open-gateway';
import { query, type Actor } from '../../platform/operation';
import {
  GatewayError,
  type Intent,
  type IntentRequest,
  type PaymentGateway,
} from '../../platform/payment-gateway.port';
import type { Services } from '../../platform/services';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { paymentObstacle } from '../apply-payment.decision';
import { nextCheckAt } from './intent-checks';

/** Steps of its own: the gateway is asked between them, never inside one. */
export const startPaymentOperation = query(
  startPayment,
  ['customer'],
  async ({ input, actor, unit, services }) => {
    const gateway = await openStoreGateway(services);
    if (!gateway) throw refused('payment_not_configured');
    const [order, settings] = await Promise.all([
      readPayableOrder(services, unit, input.orderId, actor),
      readStoreSettings(unit),
    ]);
    const gatewayOrderId =
      (await openIntentId(unit, order, gateway)) ?? (await openIntent(services, gateway, order, actor));
    return {
      checkout: checkoutOptions(gateway, order, {
        profile: actor.profile,
        storeName: settings.storeName,
        gatewayOrderId,
      }),
      paymentDueAt: order.paymentDueAt,
    };
  },
);

/** Somebody else's order looks like no order at all. */
async function readPayableOrder(
  run: Services,
  unit: UnitOfWork,
  orderId: string,
  actor: Actor,
): Promise<Stored<Order>> {
  const order = await unit.get(orders, orderId);
  if (order?.customerId !== actor.uid) throw refused('unknown_order');
  const obstacle = paymentObstacle(order, run.now());
  if (obstacle) throw refused(obstacle);
  return order;
}

/** The gateway order that can still pay this order; null when there is none, for this amount and these keys. */
async function openIntentId(
  unit: UnitOfWork,
  order: Order,
  { mode }: PaymentGateway,
): Promise<string | null> {
  const { intentId } = order.payment;
  const intent = intentId === null ? null : await unit.get(paymentIntents, intentId);
  const fits = intent?.state === 'open' && intent.amountPaise === order.totalPaise && intent.mode === mode;
  return fits ? intent.id : null;
}

/**
 * Opens a gateway order and makes it the order's own. One that was opened before a crash is found by its receipt. Of two tabs
 * that do this at once, one is first and the other answers with what the first has opened.
 */
async function openIntent(
  run: Services,
  gateway: PaymentGateway,
  order: Stored<Order>,
  actor: Actor,
): Promise<string> {
  const attempt = order.payment.attempts + 1;
  const intent = await createIntent(run, gateway, order, attempt);
  const { value } = await atomically(run, null, async (unit) => {
    const current = await readPayableOrder(run, unit, order.id, actor);
    const open = await openIntentId(unit, current, gateway);
    if (open !== null || current.payment.attempts >= attempt) return open ?? current.payment.intentId;
    const now = run.now();
    unit.create(
      paymentIntents.path(intent.intentId),
      newIntent(current, { ...intent, mode: gateway.mode, attempt, now }),
    );
    writeFacts(unit, order.id, {
      payment: { ...current.payment, intentId: intent.intentId, attempts: attempt },
      updatedAt: now,
    });
    return intent.intentId;
  });
  if (value === null) throw refused('payment_unavailable');
  return value;
}

async function createIntent(
  run: Services,
  gateway: PaymentGateway,
  { id: orderId, totalPaise }: Stored<Order>,
  attempt: number,
): Promise<Intent> {
  const receipt = `${orderId}-${attempt}`;
  const wanted = { receipt, orderId, amountPaise: totalPaise, currency: shopCurrency };
  try {
    const intent = (await gateway.findIntent(receipt)) ?? (await createOrFind(gateway, wanted));
    if (intent.amountPaise === totalPaise && intent.currency === shopCurrency) return intent;
    throw new GatewayError('refused', `Gateway order ${intent.intentId} has another amount`);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    run.log({ operation: 'payments.open', result: error.kind, ms: 0, fault: `${orderId}: ${error.message}` });
    throw refused('payment_unavailable');
  }
}

/** The gateway takes a receipt once: of two tabs that ask at once, one is refused, and takes what the other has opened. */
async function createOrFind(gateway: PaymentGateway, wanted: IntentRequest): Promise<Intent> {
  try {
    return await gateway.createIntent(wanted);
  } catch (error) {
    const isRefused = error instanceof GatewayError && error.kind === 'refused';
    const opened = isRefused ? await gateway.findIntent(wanted.receipt) : null;
    if (opened === null) throw error;
    return opened;
  }
}

const newIntent = (
  order: Stored<Order>,
  {
    mode,
    amountPaise,
    currency,
    attempt,
    now,
  }: Intent & Pick<PaymentIntent, 'mode' | 'attempt'> & { readonly now: number },
): PaymentIntent => ({
  orderId: order.id,
  orderNumber: order.orderNumber,
  customerId: order.customerId,
  kind: 'checkout',
  attempt,
  mode,
  amountPaise,
  currency,
  state: 'open',
  createdAt: now,
  expiresAt: order.paymentDueAt ?? now + paymentWaitMs,
  checkAt: nextCheckAt(now, 0, now),
  checks: 0,
  code: null,
  updatedAt: now,
});

const checkoutOptions = (
  { keyId, checkoutScriptUrl }: PaymentGateway,
  order: Order,
  {
    profile,
    storeName,
    gatewayOrderId,
  }: { readonly profile: Profile; readonly storeName: string; readonly gatewayOrderId: string },
): ResponseOf<typeof startPayment>['checkout'] => ({
  scriptUrl: checkoutScriptUrl,
  keyId,
  gatewayOrderId,
  amountPaise: order.totalPaise,
  currency: shopCurrency,
  storeName,
  prefill: { name: profile.name, email: profile.email, contact: order.delivery.phone },
  notes: { address: order.delivery.address, order_number: order.orderNumber },
});
