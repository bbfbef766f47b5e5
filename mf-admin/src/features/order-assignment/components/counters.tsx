import {
  minAssignableBalancePaise,
  minuteMs,
  offerDurationMs,
  type Assignment,
  type Order,
  type Stored,
} from '@basket/domain';
import { formatNumber, formatSpan, rupees, StatCard, StatStrip } from '@basket/ui';
import { useServerNow, type Live } from '@basket/web';
import type { Dispatch } from '../../../partners/use-recommendations';
import { maxBoardOrders } from '../../../queries';
import { t } from '../../../texts';
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
    <StatStrip label={t('orderAssignment.figures')} isDense>
      <StatCard
        label={t('orderAssignment.pendingOrders')}
        value={countOf(waiting)}
        note={
          oldest &&
          t('orderAssignment.oldestWaits', { span: formatSpan((now - oldest.createdAt) / minuteMs) })
        }
      />
      <StatCard
        label={t('orderAssignment.availablePartners')}
        value={available && formatNumber(available.available)}
        note={available && (hinderedText(available) || t('orderAssignment.ofOnline'))}
      />
      <StatCard
        label={t('orderAssignment.offersInFlight')}
        value={countOf(offered)}
        note={t('orderAssignment.toAnswer', { n: offerDurationMs / 1000 })}
      />
      <StatCard
        label={t('orderAssignment.couldNotDeliver')}
        value={countOf(failed)}
        note={t('orderAssignment.awaitDecision')}
      />
      <StatCard
        label={t('orderAssignment.minimumBalance')}
        value={rupees(minAssignableBalancePaise)}
        note={
          available &&
          t('orderAssignment.belowBalance', { n: available.hindered.partner_balance_too_low ?? 0 })
        }
      />
    </StatStrip>
  );
}
