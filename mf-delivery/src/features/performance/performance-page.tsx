import {
  acceptanceDays,
  acceptanceOf,
  performanceDays,
  performanceWeeks,
  readPerformance,
  type ResponseOf,
} from '@basket/domain';
import {
  BarChart,
  formatDayMonth,
  formatNumber,
  formatPercent,
  formatTime,
  formatWeekday,
  KeyFigure,
  KeyFigures,
  LoadingRegion,
  Page,
  PageHeader,
  Panel,
  rupees,
  Skeleton,
} from '@basket/ui';
import { call, LoadFailed, useLoaded, usePageTitle } from '@basket/web';
import { useDelivery } from '../../delivery-context';
import { t } from '../../texts';
import styles from './performance.module.css';

type Performance = ResponseOf<typeof readPerformance>;

/** /delivery/wallet/performance: the own acceptance, deliveries by day and earnings by week (rule: own-performance). */
export function PerformancePage() {
  usePageTitle(t('common.performance'));
  const { uid, partner } = useDelivery();
  // Counted again with each delivery; an undone one changes the total too.
  const deliveries = partner.status === 'ready' ? partner.data.totalDeliveries : null;
  const performance = useLoaded(
    uid === '' || deliveries === null ? null : `${uid} ${deliveries}`,
    () => call(readPerformance, {}),
    t('performance.notCounted'),
  );
  const countedAt = performance.status === 'ready' ? performance.data.countedAt : null;
  return (
    <Page width="narrow" rhythm="panels">
      <PageHeader
        title={t('common.performance')}
        note={countedAt === null ? undefined : t('performance.countedAt', { time: formatTime(countedAt) })}
      />
      {partner.status === 'error' && <LoadFailed title={t('performance.loadFailed')} of={partner} />}
      {performance.status === 'error' && <LoadFailed title={t('performance.loadFailed')} of={performance} />}
      {performance.status === 'loading' && partner.status !== 'error' && <PerformanceLoading />}
      {performance.status === 'ready' && <Figures of={performance.data} />}
    </Page>
  );
}

function Figures({ of: { offers, days, weeks } }: { readonly of: Performance }) {
  const acceptance = acceptanceOf(offers);
  return (
    <>
      <Panel title={t('common.offers')} note={t('performance.lastWeeks', { n: acceptanceDays / 7 })}>
        <KeyFigures>
          <KeyFigure
            label={t('performance.acceptance')}
            value={acceptance === null ? '–' : formatPercent(acceptance)}
          />
          <KeyFigure label={t('performance.accepted')} value={formatNumber(offers.accepted)} />
          <KeyFigure label={t('performance.rejected')} value={formatNumber(offers.rejected)} />
          <KeyFigure label={t('performance.missed')} value={formatNumber(offers.unanswered)} />
        </KeyFigures>
      </Panel>
      <Panel title={t('performance.perDay')} note={t('performance.lastDays', { n: performanceDays })}>
        <BarChart
          caption={t('performance.perDay')}
          headers={[t('performance.day'), t('performance.deliveries')]}
          bars={days.map(({ fromAt, deliveries }) => ({
            key: fromAt,
            label: formatWeekday(fromAt),
            fullLabel: `${formatWeekday(fromAt)}, ${formatDayMonth(fromAt)}`,
            value: deliveries,
            text: formatNumber(deliveries),
          }))}
        />
      </Panel>
      <Panel title={t('performance.perWeek')} note={t('performance.lastWholeWeeks', { n: performanceWeeks })}>
        <BarChart
          caption={t('performance.perWeek')}
          headers={[t('performance.week'), t('performance.earned')]}
          bars={weeks.map(({ fromAt, deliveries, earnedPaise }) => ({
            key: fromAt,
            label: formatDayMonth(fromAt),
            fullLabel: t('performance.weekOf', { day: formatDayMonth(fromAt), n: deliveries }),
            value: earnedPaise,
            text: rupees(earnedPaise),
          }))}
        />
      </Panel>
    </>
  );
}

/** As high as the figures. */
function PerformanceLoading() {
  return (
    <LoadingRegion label={t('performance.loading')} className={styles.loading}>
      <Panel>
        <Skeleton size="m" width="half" />
        <Skeleton size="l" />
      </Panel>
      {[1, 2].map((place) => (
        <Panel key={place}>
          <Skeleton size="m" width="half" />
          <Skeleton variant="block" className={styles.chart} />
        </Panel>
      ))}
    </LoadingRegion>
  );
}
