import {
  assignments,
  cashDeposits,
  categories,
  deliveryPartners,
  historyOf,
  orders,
  payments,
  pickings,
  products,
  putBacks,
  refunds,
  statusesToDispatch,
  statusesToPick,
  unsettledRefundStatuses,
  walletTransactions,
  withdrawalRequests,
} from '@basket/domain';
import type { LiveQuery } from '@basket/web';
import { listOf, newestFirst, sortedBy } from '@basket/web/lists';

export * from './order-queries';
export * from './audit-queries';
export * from './customer-queries';

/**
 * Every list that this area listens to, in one place (those of the orders' list in `order-queries.ts`): a list's limit bounds what it costs, and each combination
 * of filter and order needs an index. The security rules let an admin list at most 200 documents of a collection.
 */

export const recentOrdersCount = 5;
/** As many as the rules allow: orders that wait for their slot are among them. */
export const maxBoardOrders = 200;
const maxBoardPartners = 200;
const maxOrdersToPick = 100;
export const partnersPerPage = 100;
const maxCategories = 200;
const maxUnsettledRefunds = 200;
const maxPendingWithdrawals = 200;
export const maxCashDeposits = 20;
/** A statement is read in batches as large as the rules allow, and of at most so many rows. */
export const statementBatch = 200;
export const maxStatementRows = 1000;
export const productsPerPage = 25;
/** The most products that the rules let an admin list at once. */
const mostListedProducts = 500;
export const productsBatch = mostListedProducts;
export const maxInactiveProducts = mostListedProducts;

/** The latest orders, for the dashboard. */
export const recentOrders = listOf(orders, { orderBy: newestFirst, limit: recentOrdersCount });

/** The order that changed last. Costs one read per change and tells the dashboard to count its figures again. */
export const lastChange = listOf(orders, { orderBy: [['updatedAt', 'desc']], limit: 1 });

/** The changes of an order, latest first. */
export const orderHistory = (orderId: string) =>
  listOf(historyOf(orderId), { orderBy: [['seq', 'desc']], limit: 200 });

/** Every payment that was tried for an order, latest first. */
export const paymentsOfOrder = (orderId: string) =>
  listOf(payments, { where: [['orderId', '==', orderId]], orderBy: newestFirst, limit: 50 });

/** Every refund of an order, latest first. */
export const refundsOfOrder = (orderId: string) =>
  listOf(refunds, { where: [['orderId', '==', orderId]], orderBy: newestFirst, limit: 50 });

/**
 * Refunds that have not reached the customer, latest first. A payment that pays for no order is among them: it owes a refund
 * from the moment it is known.
 */
export const unsettledRefunds = listOf(refunds, {
  where: [['status', 'in', [...unsettledRefundStatuses]]],
  orderBy: newestFirst,
  limit: maxUnsettledRefunds,
});

/** Every offer of an order, latest first: who was asked and what they answered. */
export const offersOfOrder = (orderId: string) =>
  listOf(assignments, { where: [['orderId', '==', orderId]], orderBy: [['attempt', 'desc']], limit: 50 });

/** Every order that needs a partner, whatever its status, oldest first (rule: no-dead-end). */
export const ordersToDispatch = listOf(orders, {
  where: [
    ['status', 'in', statusesToDispatch],
    ['deliveryPartnerId', '==', null],
  ],
  orderBy: [['createdAt', 'asc']],
  limit: maxBoardOrders,
});

/** Orders whose goods may have to be collected, oldest first; `pickingObstacle` says which. */
export const ordersToPick = listOf(orders, {
  where: [['status', 'in', [...statusesToPick]]],
  orderBy: [['createdAt', 'asc']],
  limit: maxOrdersToPick,
});

/** The pickings that changed last: more than there are orders in a store at a time. */
export const latestPickings = listOf(pickings, { orderBy: [['updatedAt', 'desc']], limit: maxOrdersToPick });

/** Goods of cancelled orders that are to be put back, the latest first. */
export const goodsToPutBack = listOf(putBacks, { orderBy: [['cancelledAt', 'desc']], limit: maxBoardOrders });

/** The offers that wait for an answer, most urgent first. Who is asked is in the offer, not in the order. */
export const openOffers = listOf(assignments, {
  where: [['state', '==', 'offered']],
  orderBy: [['deadlineAt', 'asc']],
  limit: maxBoardOrders,
});

/** Orders that could not be delivered and wait for a decision. */
export const failedDeliveries = listOf(assignments, {
  where: [
    ['state', '==', 'accepted'],
    ['awaitsDecision', '==', true],
  ],
  limit: maxBoardOrders,
});

/** The orders that these partners have in hand; at most thirty partners, as a query can name. */
export const ordersCarriedBy = (partnerIds: readonly string[]) =>
  listOf(assignments, {
    where: [
      ['deliveryPartnerId', 'in', [...partnerIds].sort().slice(0, 30)],
      ['state', '==', 'accepted'],
    ],
    limit: maxBoardOrders,
  });

/** Partners who are online, highest balance first. */
export const onlinePartners = listOf(deliveryPartners, {
  where: [['isOnline', '==', true]],
  orderBy: [['walletBalancePaise', 'desc']],
  limit: maxBoardPartners,
});

/** One page of partners by name. Reads one more than the page shows, to know whether another page follows. */
export const partnersPage = (after: { readonly name: string; readonly id: string } | null) =>
  listOf(deliveryPartners, { ...sortedBy('name', 'asc', after), limit: partnersPerPage + 1 });

/** Partners who have cash to hand in, most first. */
export const partnersWithCash = listOf(deliveryPartners, {
  where: [['cashInHandPaise', '>', 0]],
  orderBy: [['cashInHandPaise', 'desc']],
  limit: maxBoardPartners,
});

/** Withdrawals that wait for a decision, in the order in which they were asked for. */
export const pendingWithdrawals = listOf(withdrawalRequests, {
  where: [['status', '==', 'pending']],
  orderBy: [['createdAt', 'asc']],
  limit: maxPendingWithdrawals,
});

/** A batch of the transactions of a wallet from one time until another, latest first. */
export const statementRows = (
  partnerId: string,
  { fromAt, untilAt }: { readonly fromAt: number; readonly untilAt: number },
  after: { readonly createdAt: number; readonly id: string } | null,
) =>
  listOf(walletTransactions, {
    where: [
      ['deliveryPartnerId', '==', partnerId],
      ['createdAt', '>=', fromAt],
      ['createdAt', '<', untilAt],
    ],
    ...sortedBy('createdAt', 'desc', after),
    limit: statementBatch,
  });

/** The cash that a partner handed in last. */
export const cashDepositsOf = (partnerId: string) =>
  listOf(cashDeposits, {
    where: [['deliveryPartnerId', '==', partnerId]],
    orderBy: newestFirst,
    limit: maxCashDeposits,
  });

/** All categories by name. */
export const allCategories = listOf(categories, { orderBy: [['name', 'asc']], limit: maxCategories });

/** All categories in the order in which the shop shows them. */
export const sortedCategories: LiveQuery<typeof categories.schema> = {
  ...allCategories,
  orderBy: [['sortOrder', 'asc']],
};

/** Products that shoppers do not see; the published catalogue has the others. */
export const inactiveProducts = listOf(products, {
  where: [['isActive', '==', false]],
  limit: maxInactiveProducts,
});

/** The products that admins changed last, which may not be published yet. */
export const changedProducts = listOf(products, { orderBy: [['updatedAt', 'desc']], limit: 50 });

/** The products of one category. */
export const productsIn = (categoryId: string) =>
  listOf(products, { where: [['categoryId', '==', categoryId]], limit: maxInactiveProducts });

/** One batch of all products, by id, for their export and for the words that they share. */
export const productsToExport = (afterId: string | null) =>
  listOf(products, {
    orderBy: [['__name__', 'asc']],
    limit: productsBatch,
    ...(afterId === null ? {} : { startAfter: [afterId] }),
  });

/** The products of one page of the table. Sorted, so that a page in another order is the same query. */
export const productsById = (ids: readonly string[]) =>
  listOf(products, { where: [['__name__', 'in', [...ids].sort()]], limit: productsPerPage });

export * from './dashboard-queries';
