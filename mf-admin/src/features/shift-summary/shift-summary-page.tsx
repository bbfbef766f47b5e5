import { useState } from 'react';
import { readShift } from '@basket/domain';
import {
  Button,
  Field,
  formatTime,
  IconPrinter,
  IconRefresh,
  InlineAlert,
  Page,
  PageHeader,
  Panel,
  Row,
} from '@basket/ui';
import {
  call,
  LoadFailed,
  useLiveQuery,
  useLoaded,
  usePageTitle,
  useSearchParams,
  useServerNow,
} from '@basket/web';
import { PanelPair } from '../../components/panel-pair';
import { partnersWithCash } from '../../queries';
import { t } from '../../texts';
import { CashDue } from './components/cash-due';
import { ShiftFiguresStrip } from './components/shift-figures';
import { StillOpen } from './components/still-open';
import styles from './shift-summary.module.css';
import { shiftOf, shiftText, today, type Shift, type ShiftFields } from './shift';

/** The fields of the screen, kept in the address so that a summary can be shared and survives a reload. */
function useShiftFields() {
  const [params, setParams] = useSearchParams();
  const now = useServerNow(60_000);
  const fields: ShiftFields = {
    day: params.get('day') ?? today(now).day,
    from: params.get('from') ?? '',
    until: params.get('until') ?? '',
  };
  const change = (part: Partial<ShiftFields>): void => setParams({ ...fields, ...part }, { replace: true });
  return { fields, change };
}

/** The figures of a shift as they were counted last. */
function useShiftFigures(shift: Shift | null) {
  const [round, setRound] = useState(0);
  const figures = useLoaded(
    shift && `${shift.fromAt} ${shift.untilAt} ${round}`,
    () => call(readShift, { fromAt: shift?.fromAt ?? 0, untilAt: shift?.untilAt ?? 0 }),
    t('shiftSummary.countFailed'),
  );
  return { figures, recount: () => setRound((before) => before + 1) };
}

/** /admin/orders/summary: how a day, or a part of it, went, and the money that is still open. */
export function ShiftSummaryPage() {
  usePageTitle(t('shiftSummary.title'));
  const { fields, change } = useShiftFields();
  const shift = shiftOf(fields);
  const time = 'problem' in shift ? null : shift;
  const { figures, recount } = useShiftFigures(time);
  const partners = useLiveQuery(partnersWithCash);
  const countedAt = figures.status === 'ready' ? figures.data.countedAt : null;
  return (
    <Page rhythm="panels">
      <PageHeader
        title={t('shiftSummary.title')}
        note={[
          time && shiftText(time),
          countedAt !== null && t('shiftSummary.countedAt', { time: formatTime(countedAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <Button
              variant="quiet"
              size="s"
              leading={<IconRefresh />}
              disabled={!time}
              isBusy={time !== null && figures.status === 'loading'}
              onClick={recount}
            >
              {t('shiftSummary.countAgain')}
            </Button>
            <Button variant="quiet" size="s" leading={<IconPrinter />} onClick={() => window.print()}>
              {t('shiftSummary.print')}
            </Button>
          </>
        }
      />
      <ShiftChoice fields={fields} onChange={change} />
      {'problem' in shift ? (
        <InlineAlert>{shift.problem}</InlineAlert>
      ) : figures.status === 'error' ? (
        <LoadFailed title={t('shiftSummary.loadFailed')} of={figures} />
      ) : (
        <ShiftFiguresStrip figures={figures.status === 'ready' ? figures.data : null} />
      )}
      <PanelPair isFirstWide>
        <CashDue partners={partners} />
        <StillOpen />
      </PanelPair>
    </Page>
  );
}

interface ShiftChoiceProps {
  readonly fields: ShiftFields;
  readonly onChange: (part: Partial<ShiftFields>) => void;
}

function ShiftChoice({ fields, onChange }: ShiftChoiceProps) {
  return (
    <div data-print="hide">
      <Panel label={t('shiftSummary.dayAndHours')}>
        <Row gap={3} align="stretch">
          <Field
            label={t('shiftSummary.day')}
            type="date"
            isDense
            className={styles.day}
            value={fields.day}
            onChange={({ target }) => onChange({ day: target.value })}
          />
          <Field
            label={t('shiftSummary.from')}
            type="time"
            isOptional
            isDense
            className={styles.time}
            value={fields.from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <Field
            label={t('shiftSummary.until')}
            type="time"
            isOptional
            isDense
            className={styles.time}
            value={fields.until}
            onChange={({ target }) => onChange({ until: target.value })}
          />
        </Row>
      </Panel>
    </div>
  );
}
