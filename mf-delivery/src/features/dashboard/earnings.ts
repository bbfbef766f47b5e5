import type { WalletTransaction } from '@basket/domain';

type Row = Pick<WalletTransaction, 'orderId' | 'amountPaise'>;

/**
 * What deliveries brought: credits less the reversals of undone deliveries. Movements without an order
 * (a deposit, a correction, a withdrawal) are no earnings. In paise; negative when more was undone than earned.
 */
export const earningsPaise = (rows: readonly Row[]): number =>
  rows.reduce((sum, row) => (row.orderId === null ? sum : sum + row.amountPaise), 0);

/** How many orders were delivered, less those whose delivery was undone; never below 0. */
export const deliveryCount = (rows: readonly Row[]): number =>
  Math.max(
    0,
    rows.reduce((sum, row) => (row.orderId === null ? sum : sum + Math.sign(row.amountPaise)), 0),
  );
