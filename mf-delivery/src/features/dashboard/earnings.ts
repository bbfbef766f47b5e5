import type { WalletTransaction } from '@basket/domain';

type Row = Pick<WalletTransaction, 'orderId' | 'amountPaise'>;

/**
 * Earnings in paise: credits for deliveries less the reversals of undone ones. Transactions without an order (a
 * deposit, a correction, a withdrawal) do not count. Negative when more was reversed than earned.
 */
export const earningsPaise = (rows: readonly Row[]): number =>
  rows.reduce((sum, row) => (row.orderId === null ? sum : sum + row.amountPaise), 0);

/** Number of deliveries less the undone ones; never below 0. */
export const deliveryCount = (rows: readonly Row[]): number =>
  Math.max(
    0,
    rows.reduce((sum, row) => (row.orderId === null ? sum : sum + Math.sign(row.amountPaise)), 0),
  );
