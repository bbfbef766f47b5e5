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
  formatCount,
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
import styles from './performance.module.css';

type Performance = ResponseOf<typeof readPerformance>;

/** /delivery/wallet/performance: the own acceptance, deliveries by day and earnings by week (rule: own-performance). */
export function PerformancePage() {
  usePageTitle('Performance');
  const { uid, partner } = useDelivery();
  // Counted again with each delivery; an undone one changes the total too.
  const deliveries = partner.status === 'ready' ? partner.data.totalDeliveries : null;
  const performance = useLoaded(
    uid === '' || deliveries === null ? null : `${uid} ${deliveries}`,
    () => call(readPerformance, {}),
    'Your deliveries could not be counted.',
  );
  const countedAt = performance.status === 'ready' ? performance.data.countedAt : null;
  return (
    <Page width="narrow" rhythm="panels">
      <PageHeader
        title="Performance"
        note={countedAt === null ? undefined : `counted at ${formatTime(countedAt)}`}
      />
      {partner.status === 'error' && <LoadFailed title="Failed to load data" of={partner} />}
      {performance.status === 'error' && <LoadFailed title="Failed to load data" of={performance} />}
      {performance.status === 'loading' && partner.status !== 'error' && <PerformanceLoading />}
      {performance.status === 'ready' && <Figures of={performance.data} />}
    </Page>
  );
}

function Figures({ of: { offers, days, weeks } }: { readonly of: Performance }) {
  const acceptance = acceptanceOf(offers);
  return (
    <>
      <Panel title="Offers" note={`The last ${acceptanceDays / 7} weeks`}>
        <KeyFigures>
          <KeyFigure label="Acceptance" value={acceptance === null ? '–' : formatPercent(acceptance)} />
          <KeyFigure label="Accepted" value={formatNumber(offers.accepted)} />
          <KeyFigure label="Rejected" value={formatNumber(offers.rejected)} />
          <KeyFigure label="Missed" value={formatNumber(offers.unanswered)} />
        </KeyFigures>
      </Panel>
      <Panel title="Deliveries per day" note={`The last ${performanceDays} days`}>
        <BarChart
          caption="Deliveries per day"
          headers={['Day', 'Deliveries']}
          bars={days.map(({ fromAt, deliveries }) => ({
            key: fromAt,
            label: formatWeekday(fromAt),
            fullLabel: `${formatWeekday(fromAt)}, ${formatDayMonth(fromAt)}`,
            value: deliveries,
            text: formatNumber(deliveries),
          }))}
        />
      </Panel>
      <Panel title="Earnings per week" note={`The last ${performanceWeeks} weeks, from Monday`}>
        <BarChart
          caption="Earnings per week"
          headers={['Week', 'Earned']}
          bars={weeks.map(({ fromAt, deliveries, earnedPaise }) => ({
            key: fromAt,
            label: formatDayMonth(fromAt),
            fullLabel: `From ${formatDayMonth(fromAt)}, ${formatCount(deliveries, 'delivery', 'deliveries')}`,
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
    <LoadingRegion label="Loading performance" className={styles.loading}>
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
