import { useState } from 'react';
import {
  ErrorPanel,
  formatDayMonth,
  formatNumber,
  ledgerRupees,
  Panel,
  Row,
  Segmented,
  Skeleton,
  useWidth,
  VisuallyHidden,
} from '@basket/ui';
import { useLoaded, useServerNow } from '@basket/web';
import { t } from '../../../texts';
import type { DashboardFigures } from '../use-dashboard-figures';
import { chartDaysOf, periods, type ChartDay, type Measure, type Period } from './chart-days';
import styles from './day-chart.module.css';

const measures = {
  revenuePaise: {
    label: () => t('dashboard.netRevenue'),
    title: () => t('dashboard.netRevenuePerDay'),
    text: ledgerRupees,
  },
  orders: {
    label: () => t('dashboard.orders'),
    title: () => t('dashboard.ordersPerDay'),
    text: formatNumber,
  },
} as const satisfies Record<Measure, object>;

const measureOptions = () =>
  (['revenuePaise', 'orders'] as const).map((value) => ({ value, label: measures[value].label() }));
const periodOptions = () =>
  periods.map((days) => ({ value: `${days}`, label: t('dashboard.days', { n: days }) }));

/** Net revenue or orders of each day beside the days before; screen readers get a table. */
export function DayChart({ figures }: { figures: DashboardFigures | null }) {
  const [measure, setMeasure] = useState<Measure>('revenuePaise');
  const [period, setPeriod] = useState<Period>(14);
  const now = useServerNow(60_000);
  const days = figures && chartDaysOf(figures.days, period, figures.countedAt);
  return (
    <Panel title={measures[measure].title()}>
      <div className={styles.head}>
        <Legend period={period} at={figures?.countedAt ?? now} />
        <Row gap={2} align="stretch">
          <Segmented
            label={t('dashboard.figure')}
            options={measureOptions()}
            value={measure}
            onChange={setMeasure}
          />
          <Segmented
            label={t('dashboard.period')}
            options={periodOptions()}
            value={`${period}`}
            onChange={(text) => setPeriod(periods.find((one) => `${one}` === text) ?? period)}
          />
        </Row>
      </div>
      {days ? (
        <>
          <ChartTable days={days} measure={measure} />
          <Canvas days={days} measure={measure} />
        </>
      ) : (
        <Skeleton variant="block" className={styles.canvas} />
      )}
    </Panel>
  );
}

/** '7 Nov to 20 Nov' in solid green, the days before as a dashed line. It needs no figures, and so never moves what is beside it. */
function Legend({ period, at }: { period: Period; at: number }) {
  const ends = chartDaysOf([], period, at);
  const [first, last] = [ends[0], ends.at(-1)];
  if (!first || !last) return null;
  return (
    <p className={styles.legend} aria-hidden="true">
      <span className={styles.now}>
        {t('dashboard.fromTo', { from: formatDayMonth(first.dayAt), to: formatDayMonth(last.dayAt) })}
      </span>
      <span className={styles.before}>
        {t('dashboard.fromTo', { from: formatDayMonth(first.beforeAt), to: formatDayMonth(last.beforeAt) })}
      </span>
    </p>
  );
}

interface ShownDays {
  readonly days: readonly ChartDay[];
  readonly measure: Measure;
}

function ChartTable({ days, measure }: ShownDays) {
  const { label, title, text } = measures[measure];
  const today = days.at(-1)?.dayAt;
  const figure = (day: ChartDay['figures']): string =>
    day ? text(day[measure]) : t('dashboard.notCountedYet');
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{title()}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.day')}</th>
            <th scope="col">{label()}</th>
            <th scope="col">{t('dashboard.daysBefore', { n: days.length })}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ dayAt, figures, before }) => (
            <tr key={dayAt}>
              <th scope="row">
                {dayAt === today
                  ? t('dashboard.daySoFar', { day: formatDayMonth(dayAt) })
                  : formatDayMonth(dayAt)}
              </th>
              <td>{figure(figures)}</td>
              <td>{figure(before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

/** The library is downloaded with the first chart. */
function Canvas(props: ShownDays) {
  const [ref, widthPx] = useWidth();
  const loaded = useLoaded('chart', () => import('./chart-canvas'), t('dashboard.chartNotLoaded'));
  return (
    <div className={styles.canvas}>
      <div ref={ref} />
      {loaded.status === 'error' && (
        <ErrorPanel isCompact headingLevel={3} title={loaded.message} onRetry={loaded.retry} />
      )}
      {loaded.status === 'loading' && <Skeleton variant="block" className={styles.canvas} />}
      {loaded.status === 'ready' && widthPx !== null && (
        <div aria-hidden="true">
          <loaded.data.ChartCanvas {...props} widthPx={widthPx} />
        </div>
      )}
    </div>
  );
}
