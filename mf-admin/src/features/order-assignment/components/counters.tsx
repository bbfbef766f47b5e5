import {
  minAssignableBalancePaise,
  minuteMs,
  offerDurationMs,
  type Assignment,
  type Order,
  type Stored,
} from '@basket/domain';
import { formatCount, formatNumber, formatSpan, rupees, StatCard, StatStrip } from '@basket/ui';
import { useServerNow, type Live } from '@basket/web';
import type { Dispatch } from '../../../partners/use-recommendations';
import { maxBoardOrders } from '../../../queries';
import { availabilityOf, hinderedText } from '../board';

export interface CountersProps {
  readonly waiting: Live<Stored<Order>[]>;
  readonly offered: Live<readonly Stored<Assignment>[]>;
  readonly failed: Live<readonly Stored<Assignment>[]>;
  readonly dispatch: Live<Dispatch>;
}

/** The length of a list, with '+' when the list was cut at its limit. */
const countOf = (live: Live<readonly unknown[]>): string | null =>
  live.status === 'ready'
    ? `${formatNumber(live.data.length)}${live.data.length === maxBoardOrders ? '+' : ''}`
    : null;

/** Counters of orders, partners and offers. */
export function Counters({ waiting, offered, failed, dispatch }: CountersProps) {
  const now = useServerNow(minuteMs / 2);
  const oldest = waiting.status === 'ready' ? waiting.data[0] : undefined;
  const available =
    dispatch.status === 'ready' ? availabilityOf(dispatch.data.partners, dispatch.data.settings, now) : null;
  return (
    <StatStrip label="Orders and partners" isDense>
      <StatCard
        label="Pending orders"
        value={countOf(waiting)}
        note={oldest && `oldest waits ${formatSpan((now - oldest.createdAt) / minuteMs)}`}
      />
      <StatCard
        label="Available partners"
        value={available && formatNumber(available.available)}
        note={available && (hinderedText(available) || 'of those who are online')}
      />
      <StatCard
        label="Offers in flight"
        value={countOf(offered)}
        note={`${offerDurationMs / 1000} s to answer`}
      />
      <StatCard label="Could not deliver" value={countOf(failed)} note="await your decision" />
      <StatCard
        label="Minimum balance required"
        value={rupees(minAssignableBalancePaise)}
        note={
          available &&
          `${formatCount(available.hindered.partner_balance_too_low ?? 0, 'online partner')} below`
        }
      />
    </StatStrip>
  );
}
