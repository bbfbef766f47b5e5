import {
  isGatewaySum,
  minuteMs,
  orders,
  paymentIntents,
  shopCurrency,
  showPaymentCode,
  type Order,
  type PaymentIntent,
  type ResponseOf,
  type Stored,
} from '@basket/domain';
import { writeFacts } from '../../orders';
import { atomically } from '../../platform/database/atomically';
import { refused } from '../../platform/errors';
import { openStoreGateway } from '../../platform/gateway/open-gateway';
import { query } from '../../platform/operation';
import { GatewayError, type Code, type PaymentGateway } from '../../platform/payment-gateway.port';
import type { Services } from '../../platform/services';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { doorObstacle } from '../apply-payment.decision';
import { nextCheckAt } from './intent-checks';
import { closeCodeMessage } from '../../platform/gateway/payment-messages';

/** The shortest that the gateway keeps a code open is 15 minutes. */
const codeLifeMs = 20 * minuteMs;
/** A code that ends sooner is not shown any more: paying takes a moment. */
const leastLeftMs = 2 * minuteMs;

/** Steps of its own: the gateway is asked between them, never inside one. */
export const showPaymentCodeOperation = query(
  showPaymentCode,
  ['delivery_partner'],
  async ({ input, actor, unit, services }) => {
    const gateway = await openStoreGateway(services);
    if (!gateway) throw refused('payment_not_configured');
    const order = await readOrderInHand(unit, input.orderId, actor.uid);
    const shown = await openCode(unit, order, gateway, services.now());
    return toAnswer(shown ?? (await createCode(services, gateway, order, actor.uid)));
  },
);

/** An order in anybody else's hands looks like none. */
async function readOrderInHand(unit: UnitOfWork, orderId: string, uid: string): Promise<Stored<Order>> {
  const order = await unit.get(orders, orderId);
  if (order?.deliveryPartnerId !== uid || !order.assignment?.acceptedAt) throw refused('unknown_order');
  const obstacle = doorObstacle(order);
  if (obstacle) throw refused(obstacle);
  if (!isGatewaySum(order.totalPaise)) throw refused('amount_too_small_online');
  return order;
}

async function openCode(
  unit: UnitOfWork,
  order: Order,
  { mode }: PaymentGateway,
  now: number,
): Promise<Stored<PaymentIntent> | null> {
  const { codeId } = order.payment;
  const code = codeId === null ? null : await unit.get(paymentIntents, codeId);
  const fits =
    code?.state === 'open' &&
    code.amountPaise === order.totalPaise &&
    code.mode === mode &&
    code.expiresAt - now > leastLeftMs;
  return fits ? code : null;
}

/** Keeps one code where two are made at once, and closes the other. */
async function createCode(
  run: Services,
  gateway: PaymentGateway,
  order: Stored<Order>,
  uid: string,
): Promise<Stored<PaymentIntent>> {
  const expiresAt = run.now() + codeLifeMs;
  const code = await askForCode(run, gateway, order, expiresAt);
  const { value } = await atomically(run, null, async (unit) => {
    const now = run.now();
    const current = await readOrderInHand(unit, order.id, uid);
    const shown = await openCode(unit, current, gateway, now);
    if (shown) {
      unit.send(closeCodeMessage(code.codeId, now));
      return shown;
    }
    const before = current.payment.codeId;
    if (before !== null) unit.send(closeCodeMessage(before, now));
    const attempt = current.payment.attempts + 1;
    const intent = newCodeIntent(gateway, current, code, { attempt, expiresAt, now });
    unit.create(paymentIntents.path(code.codeId), intent);
    writeFacts(unit, order.id, {
      payment: { ...current.payment, codeId: code.codeId, attempts: attempt },
      updatedAt: now,
    });
    return { id: code.codeId, ...intent };
  });
  return value;
}

async function askForCode(
  run: Services,
  gateway: PaymentGateway,
  { id: orderId, orderNumber, totalPaise: amountPaise }: Stored<Order>,
  expiresAt: number,
): Promise<Code> {
  try {
    return await gateway.createCode({ orderId, orderNumber, amountPaise, expiresAt });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    run.log({ operation: 'payments.code', result: error.kind, ms: 0, fault: `${orderId}: ${error.message}` });
    throw refused('payment_unavailable');
  }
}

const newCodeIntent = (
  { mode }: PaymentGateway,
  order: Stored<Order>,
  { upiLink, imageUrl }: Code,
  { attempt, expiresAt, now }: { readonly attempt: number; readonly expiresAt: number; readonly now: number },
): PaymentIntent => ({
  orderId: order.id,
  orderNumber: order.orderNumber,
  customerId: order.customerId,
  kind: 'door',
  attempt,
  mode,
  amountPaise: order.totalPaise,
  currency: shopCurrency,
  state: 'open',
  createdAt: now,
  expiresAt,
  checkAt: nextCheckAt(now, 0, now),
  checks: 0,
  code: { upiLink, imageUrl },
  updatedAt: now,
});

const toAnswer = ({
  id: codeId,
  code,
  amountPaise,
  expiresAt,
}: Stored<PaymentIntent>): ResponseOf<typeof showPaymentCode> => ({
  codeId,
  upiLink: code?.upiLink ?? null,
  imageUrl: code?.imageUrl ?? null,
  amountPaise,
  expiresAt,
});
