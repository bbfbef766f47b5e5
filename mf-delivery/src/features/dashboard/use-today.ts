import { startOfIndiaDay, type Stored, type WalletTransaction } from '@basket/domain';
import { useLiveQuery, useServerNow } from '@basket/web';
import { maxListed, walletRowsSince } from '../../queries';
import { deliveryCount, earningsPaise } from './earnings';

interface LatestCredit {
  readonly orderId: string;
  readonly amountPaise: number;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export interface Today {
  readonly earningsPaise: number;
  readonly deliveries: number;
  /** True when today had more transactions than can be listed, so that the figures are lower bounds. */
  readonly isAtLeast: boolean;
  /** The credit of the latest delivery; null without one, or if it was undone. */
  readonly latest: LatestCredit | null;
}

/** Today's deliveries and earnings, by the calendar of India; null while they load. */
export function useToday(uid: string): Today | null {
  const now = useServerNow(60_000);
  const rows = useLiveQuery(uid === '' ? null : walletRowsSince(uid, startOfIndiaDay(now)));
  if (rows.status !== 'ready') return null;
  return {
    earningsPaise: earningsPaise(rows.data),
    deliveries: deliveryCount(rows.data),
    isAtLeast: rows.data.length === maxListed,
    latest: latestCredit(rows.data),
  };
}

/** Rows are the latest first; one without an order is about no delivery. */
function latestCredit(rows: readonly Stored<WalletTransaction>[]): LatestCredit | null {
  const row = rows.find(({ orderId }) => orderId !== null);
  if (!row || row.orderId === null || row.amountPaise <= 0) return null;
  return { orderId: row.orderId, amountPaise: row.amountPaise, createdAt: row.createdAt };
}
