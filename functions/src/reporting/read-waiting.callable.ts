import {
  assignmentsCollection,
  disputesCollection,
  fewLeftLimit,
  mostCountedOrders,
  mostWaiting,
  orderStatuses,
  orderStatusFacts,
  ordersCollection,
  productsCollection,
  putBacksCollection,
  readWaiting,
  refundsCollection,
  statusesToDispatch,
  unsettledDisputeStates,
  unsettledRefundStatuses,
  withdrawalRequestsCollection,
  type ResponseOf,
} from '@basket/domain';
import { readMoneyLines } from '../payments';
import type { Database, DatabaseQuery } from '../platform/database/aggregates';
import { query } from '../platform/operation';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { readStoreSettings } from '../platform/store-settings';
import { keepCounts } from './kept-counts';

type Waiting = ResponseOf<typeof readWaiting>;

const openStatuses = orderStatuses.filter((status) => !orderStatusFacts[status].isFinal);

const keptCounts = keepCounts<Waiting>();

/**
 * Counted by aggregation: a read for each figure, one for the lines of the money, and up to five for four of them while thousands of orders have no partner
 * (rule: bounded-work).
 */
export const readWaitingOperation = query(readWaiting, ['admin'], ({ services, unit, now }) =>
  keptCounts(services.db, now, () => countWaiting(unit, now)),
);

async function countWaiting(unit: UnitOfWork, now: number): Promise<Waiting> {
  const count: Count = async (build, most = mostWaiting) =>
    (await unit.tally((db) => build(db).limit(most))).count;
  const inStatus = (collection: string, statuses: readonly string[]) =>
    count((db) => db.collection(collection).where('status', 'in', statuses));
  const [
    pendingOrders,
    orders,
    failedDeliveries,
    pendingWithdrawals,
    failed,
    unsettled,
    lowProducts,
    goodsToPutBack,
    payments,
    money,
  ] = await Promise.all([
    inStatus(ordersCollection, ['pending']),
    countOrders(unit, count, now),
    count((db) =>
      db
        .collection(assignmentsCollection)
        .where('state', '==', 'accepted')
        .where('awaitsDecision', '==', true),
    ),
    inStatus(withdrawalRequestsCollection, ['pending']),
    inStatus(refundsCollection, ['failed']),
    inStatus(refundsCollection, unsettledRefundStatuses),
    count((db) =>
      db
        .collection(productsCollection)
        .where('isActive', '==', true)
        .where('stockQuantity', '<=', fewLeftLimit),
    ),
    count((db) => db.collection(putBacksCollection)),
    countPayments(count),
    readMoneyLines(unit, now),
  ]);
  return {
    countedAt: now,
    pendingOrders,
    ...orders,
    failedDeliveries,
    pendingWithdrawals,
    failedRefunds: failed,
    unsettledRefunds: unsettled,
    goodsToPutBack,
    ...payments,
    moneyDifferences: money.reduce((sum, { differing }) => sum + differing, 0),
    lowProducts,
  };
}

type Count = (build: (db: Database) => DatabaseQuery, most?: number) => Promise<number>;

/** Orders whose payment does not fit to what became of them, and what banks ask back. */
async function countPayments(
  count: Count,
): Promise<Pick<Waiting, 'unpaidDeliveries' | 'paidBackOrders' | 'openDisputes'>> {
  const [unpaidDeliveries, paidBackOrders, openDisputes] = await Promise.all([
    count((db) =>
      db
        .collection(ordersCollection)
        .where('status', '==', 'delivered')
        .where('paymentStatus', '==', 'pending'),
    ),
    count((db) =>
      db
        .collection(ordersCollection)
        .where('status', 'in', openStatuses)
        .where('paymentStatus', '==', 'refunded'),
    ),
    count((db) => db.collection(disputesCollection).where('state', 'in', unsettledDisputeStates)),
  ]);
  return { unpaidDeliveries, paidBackOrders, openDisputes };
}

/**
 * Orders without a partner, and those of them that nobody but an admin offers (rule: asks-for-admin). What is subtracted is
 * counted further than what is shown, so that many orders for tomorrow hide none of today.
 */
async function countOrders(
  unit: UnitOfWork,
  count: Count,
  now: number,
): Promise<Pick<Waiting, 'ordersWithoutPartner' | 'askingOrders'>> {
  const withoutPartner = (db: Database) =>
    db
      .collection(ordersCollection)
      .where('status', 'in', statusesToDispatch)
      .where('deliveryPartnerId', '==', null);
  const unpaidOf = (query: DatabaseQuery) =>
    query
      .where('paymentMethod', '==', 'online')
      .where('paymentStatus', 'in', ['pending', 'failed', 'refunded']);
  // Those whose slot is not near yet (rule: slot-dispatch).
  const laterOf = (query: DatabaseQuery) => query.where('slot.offerFromAt', '>', now);
  const [{ automaticDispatch }, ordersWithoutPartner, stopped, unpaid, later, both] = await Promise.all([
    readStoreSettings(unit),
    count(withoutPartner, mostCountedOrders),
    count((db) => withoutPartner(db).where('dispatch.stoppedBy', 'in', ['passes', 'admin'])),
    count((db) => unpaidOf(withoutPartner(db)), mostCountedOrders),
    count((db) => laterOf(withoutPartner(db)), mostCountedOrders),
    count((db) => laterOf(unpaidOf(withoutPartner(db))), mostCountedOrders),
  ]);
  const asking = Math.max(0, ordersWithoutPartner - unpaid - later + both);
  return {
    ordersWithoutPartner: Math.min(ordersWithoutPartner, mostWaiting),
    askingOrders: automaticDispatch ? stopped : Math.min(asking, mostWaiting),
  };
}
