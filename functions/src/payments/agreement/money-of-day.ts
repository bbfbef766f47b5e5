import {
  dayMs,
  orderPath,
  orderSchema,
  paymentIntentPath,
  paymentIntentSchema,
  paymentPath,
  paymentSchema,
  paymentsCollection,
  refundSchema,
  refundsCollection,
  type Stored,
} from '@basket/domain';
import type * as v from 'valibot';
import {
  GatewayError,
  mostListed,
  type BookedPayment,
  type PaymentGateway,
} from '../../platform/payment-gateway.port';
import type { Services } from '../../platform/services';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import type { GatewayMoney, ShopMoney } from './compare-money.decision';

export interface MoneyOfDay {
  readonly capturedPaise: number;
  readonly refundedPaise: number;
  /** Each payment that was begun or paid back that day, by the gateway's books or the shop's. */
  readonly money: readonly GatewayMoney[];
}

/** @throws GatewayError when there is no answer */
export async function paymentsOfDay(
  run: Services,
  gateway: PaymentGateway,
  dayAt: number,
): Promise<MoneyOfDay> {
  const untilAt = dayAt + dayMs;
  const [booked, refunds] = [
    await gateway.paymentsBetween(dayAt, untilAt),
    await gateway.refundsBetween(dayAt, untilAt),
  ];
  const captured = booked.filter(({ capturedPaise }) => capturedPaise > 0);
  const money = new Map(captured.map((one) => [one.facts.paymentId, moneyOf(one)]));
  const others = new Set([
    ...refunds.map(({ paymentId }) => paymentId),
    ...(await paymentIdsHere(run, gateway, dayAt, untilAt)),
  ]);
  const listed = new Map(booked.map((one) => [one.facts.paymentId, one]));
  for (const paymentId of others)
    if (!money.has(paymentId)) {
      const one = listed.get(paymentId) ?? (await readBooked(gateway, paymentId));
      money.set(paymentId, one ? moneyOf(one) : { paymentId, capturedPaise: 0, refundedPaise: 0 });
    }
  return {
    capturedPaise: captured.reduce((sum, { capturedPaise }) => sum + capturedPaise, 0),
    refundedPaise: refunds
      // What was never captured goes back by itself, and is nobody's refund.
      .filter(
        ({ status, paymentId }) => status !== 'failed' && (money.get(paymentId)?.capturedPaise ?? 0) > 0,
      )
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    money: [...money.values()],
  };
}

/** The figures of a payment that are compared. Without a capture nothing was paid back either. */
export const moneyOf = ({ facts, capturedPaise }: BookedPayment): GatewayMoney => ({
  paymentId: facts.paymentId,
  capturedPaise,
  refundedPaise: capturedPaise > 0 ? facts.refundedPaise : 0,
});

/** Null when the gateway says that it has no such payment. */
export async function readBooked(gateway: PaymentGateway, paymentId: string): Promise<BookedPayment | null> {
  try {
    return await gateway.readBooked(paymentId);
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'refused') return null;
    throw error;
  }
}

/** Payments that were captured that day, or paid back by the gateway, as the shop's records say. */
async function paymentIdsHere(
  run: Services,
  { mode }: PaymentGateway,
  fromAt: number,
  untilAt: number,
): Promise<readonly string[]> {
  const unit = new UnitOfWork(run);
  const inDay = (collection: string, field: string) => (db: Services['db']) =>
    db.collection(collection).where(field, '>=', fromAt).where(field, '<', untilAt).limit(mostListed);
  const payments = await unit.query(paymentSchema, inDay(paymentsCollection, 'capturedAt'));
  const refunds = await unit.query(refundSchema, inDay(refundsCollection, 'refundedAt'));
  const intentIds = payments.flatMap(({ intentId }) => (intentId === null ? [] : [intentId]));
  const intents = await unit.getSound(paymentIntentSchema, intentIds.map(paymentIntentPath));
  // Test and live keys have payments of their own: a store that went live has no others to show.
  const foreign = new Set(intents.filter((intent) => intent.mode !== mode).map(({ id }) => id));
  return [
    ...payments.filter(({ intentId }) => intentId === null || !foreign.has(intentId)).map(({ id }) => id),
    ...refunds.flatMap(({ paymentId, source, reference }) =>
      paymentId !== null && source === 'online' && reference === null ? [paymentId] : [],
    ),
  ];
}

/** The most values that a query compares a field with. */
const mostValues = 30;

/**
 * Everything that the shop's records say of payments: two reads for each, with its order, and one for each other payment and each
 * refund of these orders.
 */
export async function readShopMoney(
  run: Services,
  money: readonly Pick<GatewayMoney, 'paymentId'>[],
): Promise<ShopMoney> {
  const unit = new UnitOfWork(run);
  const ids = money.map(({ paymentId }) => paymentId);
  const asked = await unit.getSound(paymentSchema, ids.map(paymentPath));
  const orderIds = [...new Set(asked.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])))];
  const loose = asked.filter(({ orderId }) => orderId === null).map(({ id }) => id);
  const [orders, others, ofOrders, ofLoose] = await Promise.all([
    unit.getSound(orderSchema, orderIds.map(orderPath)),
    queryIn(unit, paymentSchema, [paymentsCollection, 'orderId'], orderIds),
    queryIn(unit, refundSchema, [refundsCollection, 'orderId'], orderIds),
    queryIn(unit, refundSchema, [refundsCollection, 'paymentId'], loose),
  ]);
  return {
    payments: new Map([...asked, ...others].map((payment) => [payment.id, payment])),
    refunds: [...ofOrders, ...ofLoose],
    orders: new Map(orders.map((order) => [order.id, order])),
  };
}

/** All documents of a collection whose field has one of these values. */
async function queryIn<S extends v.GenericSchema>(
  unit: UnitOfWork,
  schema: S,
  [collection, field]: readonly [collection: string, field: string],
  values: readonly string[],
): Promise<Stored<v.InferOutput<S>>[]> {
  const found: Stored<v.InferOutput<S>>[] = [];
  for (let at = 0; at < values.length; at += mostValues)
    found.push(
      ...(await unit.query(schema, (db) =>
        db.collection(collection).where(field, 'in', values.slice(at, at + mostValues)),
      )),
    );
  return found;
}
