import { type Kind, dayMs, orders, paymentIntents, payments, refunds, type Stored } from '@basket/domain';
import type * as v from 'valibot';
import {
  GatewayError,
  mostListed,
  type BookedPayment,
  type PaymentGateway,
} from '../../platform/payment-gateway.port';
import type { DatabaseQuery } from '../../platform/database/aggregates';
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
  const inDay = (field: string) => (all: DatabaseQuery) =>
    all.where(field, '>=', fromAt).where(field, '<', untilAt).limit(mostListed);
  const captured = await unit.query(payments, inDay('capturedAt'));
  const refunded = await unit.query(refunds, inDay('refundedAt'));
  const intentIds = captured.flatMap(({ intentId }) => (intentId === null ? [] : [intentId]));
  const intents = await unit.getAllSound(paymentIntents, intentIds);
  // Test and live keys have payments of their own: a store that went live has no others to show.
  const foreign = new Set(intents.filter((intent) => intent.mode !== mode).map(({ id }) => id));
  return [
    ...captured.filter(({ intentId }) => intentId === null || !foreign.has(intentId)).map(({ id }) => id),
    ...refunded.flatMap(({ paymentId, source, reference }) =>
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
  const asked = await unit.getAllSound(payments, ids);
  const orderIds = [...new Set(asked.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])))];
  const loose = asked.filter(({ orderId }) => orderId === null).map(({ id }) => id);
  const [askedOrders, others, ofOrders, ofLoose] = await Promise.all([
    unit.getAllSound(orders, orderIds),
    queryIn(unit, payments, 'orderId', orderIds),
    queryIn(unit, refunds, 'orderId', orderIds),
    queryIn(unit, refunds, 'paymentId', loose),
  ]);
  return {
    payments: new Map([...asked, ...others].map((payment) => [payment.id, payment])),
    refunds: [...ofOrders, ...ofLoose],
    orders: new Map(askedOrders.map((order) => [order.id, order])),
  };
}

/** All documents of a collection whose field has one of these values. */
async function queryIn<S extends v.GenericSchema>(
  unit: UnitOfWork,
  kind: Kind<S>,
  field: string,
  values: readonly string[],
): Promise<Stored<v.InferOutput<S>>[]> {
  const found: Stored<v.InferOutput<S>>[] = [];
  for (let at = 0; at < values.length; at += mostValues)
    found.push(
      ...(await unit.query(kind, (all) => all.where(field, 'in', values.slice(at, at + mostValues)))),
    );
  return found;
}
