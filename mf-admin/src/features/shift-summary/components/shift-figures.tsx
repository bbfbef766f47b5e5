import type { readShift, ResponseOf } from '@basket/domain';
import {
  formatCount,
  formatNumber,
  formatPercent,
  InlineAlert,
  ledgerRupees,
  Muted,
  StatCard,
  StatStrip,
} from '@basket/ui';
import { waitText } from '../shift';

export type ShiftFigures = ResponseOf<typeof readShift>;

const lateText = ({ judged, late }: ShiftFigures): string =>
  judged === 0 ? '–' : formatPercent(late / judged);

/** How the orders of the shift went; null while it is counted. */
export function ShiftFiguresStrip({ figures }: { readonly figures: ShiftFigures | null }) {
  return (
    <>
      {figures && figures.examined < figures.orders && (
        <InlineAlert tone="info">
          Late share, time to accept and status are those of the latest {formatNumber(figures.examined)}{' '}
          orders.
        </InlineAlert>
      )}
      <StatStrip label="Figures of the shift">
        <StatCard
          label="Orders"
          value={figures && formatNumber(figures.orders)}
          note={figures && `${ledgerRupees(figures.revenuePaise)} net revenue`}
        />
        <StatCard
          label="Delivered"
          value={figures && formatNumber(figures.delivered)}
          note={figures && `${formatNumber(figures.open)} open, ${formatNumber(figures.cancelled)} cancelled`}
        />
        <StatCard
          label="Late"
          value={figures && lateText(figures)}
          note={figures && `${formatNumber(figures.late)} of ${formatCount(figures.judged, 'promise')}`}
        />
        <StatCard
          label="Time to accept"
          value={figures && waitText(figures.acceptMedianMs)}
          note={figures && figures.accepted > 0 && `95% within ${waitText(figures.acceptSlowMs)}`}
        />
        <StatCard
          label="Refunds"
          value={figures && ledgerRupees(figures.refundsPaise)}
          note={figures && formatCount(figures.refunds, 'refund')}
        />
      </StatStrip>
      <Muted size="xs">
        Net revenue: what delivered orders brought, less what went back or is owed back to customers. Late:
        after the promised time, on its way or delivered. Time to accept: half of the orders were accepted
        faster.
      </Muted>
    </>
  );
}
