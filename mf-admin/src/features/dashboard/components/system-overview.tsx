import { startOfIndiaDay } from '@basket/domain';
import { formatNumber, ledgerRupees, Panel, Skeleton } from '@basket/ui';
import type { DashboardFigures } from '../use-dashboard-figures';
import styles from '../dashboard.module.css';

/** The figures that the ones above leave out: today so far, and the parts of the totals. */
const rowsOf = (figures: DashboardFigures) => {
  const today = figures.days.find(({ dayAt }) => dayAt === startOfIndiaDay(figures.countedAt));
  return {
    'Orders today': formatNumber(today?.orders ?? 0),
    'Net revenue today': ledgerRupees(today?.revenuePaise ?? 0),
    'Active products': `${formatNumber(figures.activeProducts)} of ${formatNumber(figures.totalProducts)}`,
    'Delivery partners': formatNumber(figures.totalDeliveryPartners),
  };
};
const labels = ['Orders today', 'Net revenue today', 'Active products', 'Delivery partners'] as const;

/** The store today, and what its totals consist of. */
export function SystemOverview({ figures }: { figures: DashboardFigures | null }) {
  const rows = figures && rowsOf(figures);
  return (
    <Panel title="System Overview">
      <dl className={styles.rows}>
        {labels.map((label) => (
          <div key={label} className={styles.row}>
            <dt className={styles.words}>{label}</dt>
            <dd className={styles.figure}>{rows ? rows[label] : <Skeleton className={styles.pending} />}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
