import { assignments, cashDeposits, walletTransactions, withdrawalRequests } from '@basket/domain';
import type { Filter } from '@basket/web';
import { listOf, newestFirst, sortedBy } from '@basket/web/lists';

/**
 * Every list that this area listens to, in one place. The security rules let partners list only their own documents,
 * at most 50 at a time. Each combination of filter and order needs an index.
 */
export const maxListed = 50;
export const ordersPerPage = 10;
export const transactionsPerPage = 10;
export const maxWithdrawals = 20;

export const orderFilters = ['all', 'out_for_delivery', 'delivered'] as const;
export type OrderFilter = (typeof orderFilters)[number];

/** Unanswered offers. A partner has at most as many as the capacity allows. */
export const offersTo = (uid: string) =>
  listOf(assignments, {
    where: [
      ['deliveryPartnerId', '==', uid],
      ['state', '==', 'offered'],
    ],
    limit: maxListed,
  });

/** Accepted orders that are not delivered. A partner has at most as many as the capacity allows. */
export const ordersInHandOf = (uid: string) =>
  listOf(assignments, {
    where: [
      ['deliveryPartnerId', '==', uid],
      ['state', '==', 'accepted'],
    ],
    limit: maxListed,
  });

/** Orders that were accepted and lost, until the partner has confirmed having read it (rule: loss-told). */
export const unseenLosses = (uid: string) =>
  listOf(assignments, {
    where: [
      ['deliveryPartnerId', '==', uid],
      ['state', '==', 'lost'],
      ['isLossUnseen', '==', true],
    ],
    limit: maxListed,
  });

/**
 * One page of My Orders, latest first: accepted orders, also those lost since, narrowed by the filter of the screen. Reads one order more
 * than the page shows, to know whether another page follows.
 */
export const myOrders = (
  uid: string,
  filter: OrderFilter,
  after: { readonly offeredAt: number; readonly id: string } | null,
) =>
  listOf(assignments, {
    where: [['deliveryPartnerId', '==', uid], ...filtersOf[filter]],
    ...sortedBy('offeredAt', 'desc', after),
    limit: ordersPerPage + 1,
  });

const filtersOf: Readonly<Record<OrderFilter, readonly Filter[]>> = {
  all: [['state', 'in', ['accepted', 'delivered', 'lost']]],
  out_for_delivery: [
    ['state', '==', 'accepted'],
    ['orderStatus', '==', 'out_for_delivery'],
  ],
  delivered: [['state', '==', 'delivered']],
};

/**
 * One page of the wallet's transactions, latest first, by their number: it counts without a gap. Reads one more than the
 * page shows, to know whether another page follows.
 */
export const walletPage = (uid: string, after: { readonly seq: number } | null) =>
  listOf(walletTransactions, {
    where: [['deliveryPartnerId', '==', uid]],
    orderBy: [['seq', 'desc']],
    limit: transactionsPerPage + 1,
    ...(after ? { startAfter: [after.seq] } : {}),
  });

/** The wallet's transactions since a point in time, latest first. */
export const walletRowsSince = (uid: string, sinceAt: number) =>
  listOf(walletTransactions, {
    where: [
      ['deliveryPartnerId', '==', uid],
      ['createdAt', '>=', sinceAt],
    ],
    orderBy: newestFirst,
    limit: maxListed,
  });

/** The latest withdrawals that the partner asked for. */
export const withdrawalsOf = (uid: string) =>
  listOf(withdrawalRequests, {
    where: [['deliveryPartnerId', '==', uid]],
    orderBy: newestFirst,
    limit: maxWithdrawals,
  });

/** The cash that the partner handed in last. */
export const lastDepositOf = (uid: string) =>
  listOf(cashDeposits, { where: [['deliveryPartnerId', '==', uid]], orderBy: newestFirst, limit: 1 });
