import { startOfIndiaDay } from '@basket/domain';
import { useLiveQuery, useServerNow } from '@basket/web';
import { maxListed, walletRowsSince } from '../../queries';
import { deliveryCount, earningsPaise } from './earnings';

export interface Today {
  readonly earningsPaise: number;
  readonly deliveries: number;
  /** True when today had more transactions than can be listed, so that the figures are lower bounds. */
  readonly isAtLeast: boolean;
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
  };
}
