import { startOfIndiaDay } from '@basket/domain';
import { useLiveQuery, useServerNow } from '@basket/web';
import { maxListed, walletRowsSince } from '../../queries';
import { deliveryCount, earningsPaise } from './earnings';

export interface Today {
  readonly earningsPaise: number;
  readonly deliveries: number;
  /** There were more movements today than may be listed: they are at least as many. */
  readonly isAtLeast: boolean;
}

/** Today's deliveries and what they brought, by the calendar of India; null until it is known. */
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
