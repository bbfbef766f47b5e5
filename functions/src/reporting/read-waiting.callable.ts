import {
  type Kind,
  assignments,
  disputes,
  fewLeftLimit,
  mostCountedOrders,
  mostWaiting,
  orders,
  orderStatuses,
  orderStatusFacts,
  products,
  putBacks,
  readWaiting,
  refunds,
  statusesToDispatch,
  unsettledDisputeStates,
  unsettledRefundStatuses,
  withdrawalRequests,
  type ResponseOf,
} from '@basket/domain';
import { readMoneyLines } from '../payments';
import type { DatabaseQuery } from '../platform/database/aggregates';
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
  const count: Count = async (kind, build, most = mostWaiting) =>
    (await unit.tally(kind, (all) => build(all).limit(most))).count;
  const inStatus = (kind: Kind, statuses: readonly string[]) =>
    count(kind, (all) => all.where('status', 'in', statuses));
  const [
    pendingOrders,
    openOrders,
    failedDeliveries,
    pendingWithdrawals,
    failed,
    unsettled,
    lowProducts,
    goodsToPutBack,
    ofPayments,
    money,
  ] = await Promise.all([
    inStatus(orders, ['pending']),
    countOrders(unit, count, now),
    count(assignments, (all) => all.where('state', '==', 'accepted').where('awaitsDecision', '==', true)),
    inStatus(withdrawalRequests, ['pending']),
    inStatus(refunds, ['failed']),
    inStatus(refunds, unsettledRefundStatuses),
    count(products, (all) => all.where('isActive', '==', true).where('stockQuantity', '<=', fewLeftLimit)),
    count(putBacks, (all) => all),
    countPayments(count),
    readMoneyLines(unit, now),
  ]);
  return {
    countedAt: now,
    pendingOrders,
    ...openOrders,
    failedDeliveries,
    pendingWithdrawals,
    failedRefunds: failed,
    unsettledRefunds: unsettled,
    goodsToPutBack,
    ...ofPayments,
    moneyDifferences: money.reduce((sum, { differing }) => sum + differing, 0),
    lowProducts,
  };
}

type Count = (kind: Kind, build: (all: DatabaseQuery) => DatabaseQuery, most?: number) => Promise<number>;

/** Orders whose payment does not fit to what became of them, and what banks ask back. */
async function countPayments(
  count: Count,
): Promise<Pick<Waiting, 'unpaidDeliveries' | 'paidBackOrders' | 'openDisputes'>> {
  const [unpaidDeliveries, paidBackOrders, openDisputes] = await Promise.all([
    count(orders, (all) => all.where('status', '==', 'delivered').where('paymentStatus', '==', 'pending')),
    count(orders, (all) => all.where('status', 'in', openStatuses).where('paymentStatus', '==', 'refunded')),
    count(disputes, (all) => all.where('state', 'in', unsettledDisputeStates)),
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
  const withoutPartner = (all: DatabaseQuery) =>
    all.where('status', 'in', statusesToDispatch).where('deliveryPartnerId', '==', null);
  const unpaidOf = (query: DatabaseQuery) =>
    query
      .where('paymentMethod', '==', 'online')
      .where('paymentStatus', 'in', ['pending', 'failed', 'refunded']);
  // Those whose slot is not near yet (rule: slot-dispatch).
  const laterOf = (query: DatabaseQuery) => query.where('slot.offerFromAt', '>', now);
  const [{ automaticDispatch }, ordersWithoutPartner, stopped, unpaid, later, both] = await Promise.all([
    readStoreSettings(unit),
    count(orders, withoutPartner, mostCountedOrders),
    count(orders, (all) => withoutPartner(all).where('dispatch.stoppedBy', 'in', ['passes', 'admin'])),
    count(orders, (all) => unpaidOf(withoutPartner(all)), mostCountedOrders),
    count(orders, (all) => laterOf(withoutPartner(all)), mostCountedOrders),
    count(orders, (all) => laterOf(unpaidOf(withoutPartner(all))), mostCountedOrders),
  ]);
  const asking = Math.max(0, ordersWithoutPartner - unpaid - later + both);
  return {
    ordersWithoutPartner: Math.min(ordersWithoutPartner, mostWaiting),
    askingOrders: automaticDispatch ? stopped : Math.min(asking, mostWaiting),
  };
}
