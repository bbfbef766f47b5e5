import type { readShift, ResponseOf } from '@basket/domain';
import {
  formatNumber,
  formatPercent,
  InlineAlert,
  ledgerRupees,
  Muted,
  StatCard,
  StatStrip,
} from '@basket/ui';
import { t } from '../../../texts';
import { waitText } from '../shift';

export type ShiftFigures = ResponseOf<typeof readShift>;

const lateText = ({ judged, late }: ShiftFigures): string =>
  judged === 0 ? '–' : formatPercent(late / judged);

/** How the orders of the shift went; null while it is counted. */
export function ShiftFiguresStrip({ figures }: { readonly figures: ShiftFigures | null }) {
  return (
    <>
      {figures && figures.examined < figures.orders && (
        <InlineAlert tone="info">{t('shiftSummary.onlyLatest', { n: figures.examined })}</InlineAlert>
      )}
      <StatStrip label={t('shiftSummary.figures')}>
        <StatCard
          label={t('shiftSummary.orders')}
          value={figures && formatNumber(figures.orders)}
          note={figures && t('shiftSummary.netRevenue', { amount: ledgerRupees(figures.revenuePaise) })}
        />
        <StatCard
          label={t('shiftSummary.delivered')}
          value={figures && formatNumber(figures.delivered)}
          note={
            figures &&
            t('shiftSummary.openAndCancelled', { open: figures.open, cancelled: figures.cancelled })
          }
        />
        <StatCard
          label={t('shiftSummary.late')}
          value={figures && lateText(figures)}
          note={figures && t('shiftSummary.ofPromises', { late: figures.late, judged: figures.judged })}
        />
        <StatCard
          label={t('shiftSummary.timeToAccept')}
          value={figures && waitText(figures.acceptMedianMs)}
          note={
            figures &&
            figures.accepted > 0 &&
            t('shiftSummary.mostWithin', { time: waitText(figures.acceptSlowMs) })
          }
        />
        <StatCard
          label={t('shiftSummary.refunds')}
          value={figures && ledgerRupees(figures.refundsPaise)}
          note={figures && t('shiftSummary.refundCount', { n: figures.refunds })}
        />
      </StatStrip>
      <Muted size="xs">{t('shiftSummary.explained')}</Muted>
    </>
  );
}
