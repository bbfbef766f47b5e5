import {
  putBacks,
  awaitsPayment,
  orderStatusFacts,
  publicSettings,
  quantityByProduct,
  stockLanes,
  type CashDeposit,
  type Order,
  type Product,
  type PublicStoreSettings,
  type PutBack,
  type StockLane,
  type WalletTransaction,
  type WithdrawalRequest,
} from '@basket/domain';
import type { Database } from '../../platform/database/aggregates';
import { checkAutomaticOffers, checkWaiting } from './dispatch';
import { checkHands, checkLoads, groupBy, type Hands } from './hands';
import { checkCashInHand, checkCredits, checkHolds, checkLedgers, checkValues, truthOf } from './money';
import { readAll, readHands } from './read-hands';

export type { Hands };

/** Units by product: on the shelf, in lanes, held by orders, and to be put back. */
export type Units = ReadonlyMap<string, number>;

/** All contradictions among the stored documents of a shop in which nothing is under way. @param unitsBefore at any earlier time */
export async function checkShop(
  db: Database,
  unitsBefore: Units,
): Promise<{ hands: Hands; findings: string[] }> {
  const [hands, settings, rows, requests, deposits, numbers] = await Promise.all([
    readHands(db),
    db.doc(publicSettings.path()).get(),
    readAll<WalletTransaction>(db, 'walletTransactions'),
    readAll<WithdrawalRequest>(db, 'withdrawalRequests'),
    readAll<CashDeposit>(db, 'cashDeposits'),
    readAll<{ orderId: string }>(db, 'orderNumbers'),
  ]);
  const { orders, partners, assignments } = hands;
  const { maxOrdersPerPartner } = settings.data() as PublicStoreSettings;
  const deliveries = assignments.filter(({ state }) => state === 'delivered');
  const findings = [
    ...checkHands(hands),
    ...checkLoads(partners, maxOrdersPerPartner),
    ...checkAutomaticOffers(hands),
    ...checkWaiting(hands, settings.data() as PublicStoreSettings, Infinity),
    ...checkValues(orders),
    ...checkLedgers(partners, rows),
    ...checkHolds(rows, requests),
    ...checkCredits(orders, partners, rows, deliveries),
    ...checkCashInHand(partners, deliveries, deposits),
    ...checkUnits(unitsBefore, await readUnits(db)),
    ...checkNumbers(orders, numbers),
    ...checkPayments(orders),
  ];
  return { hands, findings };
}

/** All units that there are of each product, wherever they are. */
export async function readUnits(db: Database): Promise<Units> {
  const [products, lanes, orders, waiting] = await Promise.all([
    readAll<Product>(db, 'products'),
    readAll<StockLane>(db, stockLanes.collection),
    readAll<Order>(db, 'orders'),
    readAll<PutBack>(db, putBacks.collection),
  ]);
  const lanesOf = groupBy([...lanes.values()], ({ productId }) => productId);
  const units = new Map<string, number>();
  for (const [id, { stockQuantity, stockSplitAt }] of products)
    units.set(
      id,
      stockSplitAt ? (lanesOf.get(id) ?? []).reduce((sum, lane) => sum + lane.units, 0) : stockQuantity,
    );
  const held = [...orders.values()].filter(({ status }) => orderStatusFacts[status].holdsStock);
  for (const { items } of [...held, ...waiting.values()])
    for (const [id, quantity] of quantityByProduct(items)) units.set(id, (units.get(id) ?? 0) + quantity);
  return units;
}

const checkUnits = (before: Units, after: Units): string[] =>
  [...before].flatMap(([id, units]) =>
    after.get(id) === units ? [] : [`${id}: ${units} units before, ${after.get(id) ?? 0} now`],
  );

/** No two living orders have a number, and the reservation of each names it. */
function checkNumbers(
  orders: ReadonlyMap<string, Order>,
  numbers: ReadonlyMap<string, { readonly orderId: string }>,
): string[] {
  return [...orders].flatMap(([id, { orderNumber, status }]) =>
    status === 'cancelled' || numbers.get(orderNumber)?.orderId === id
      ? []
      : [`${id}: its number ${orderNumber} is ${numbers.get(orderNumber)?.orderId ?? 'nobody'}'s`],
  );
}

/** Each online order is in exactly one truth, unless it still waits to be paid; what is dispatched is paid. */
const checkPayments = (orders: ReadonlyMap<string, Order>): string[] =>
  [...orders].flatMap(([id, order]) => {
    if (order.paymentMethod !== 'online') return [];
    const isWaiting = order.status === 'pending' && awaitsPayment(order) && order.payment.receivedPaise === 0;
    return isWaiting || truthOf(order) !== null
      ? []
      : [`${id}: ${order.status}, ${order.paymentStatus}, in no single truth`];
  });
