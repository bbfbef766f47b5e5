import { startOfIndiaDay } from '@basket/domain';
import { formatNumber, ledgerRupees, Panel, Skeleton } from '@basket/ui';
import { t } from '../../../texts';
import type { DashboardFigures } from '../use-dashboard-figures';
import styles from '../dashboard.module.css';

/** The figures that the ones above leave out: today so far, and the parts of the totals; null while they are counted. */
const rowsOf = (figures: DashboardFigures | null) => {
  const today = figures?.days.find(({ dayAt }) => dayAt === startOfIndiaDay(figures.countedAt));
  return [
    { label: t('dashboard.ordersToday'), value: figures && formatNumber(today?.orders ?? 0) },
    { label: t('dashboard.revenueToday'), value: figures && ledgerRupees(today?.revenuePaise ?? 0) },
    {
      label: t('dashboard.activeProducts'),
      value:
        figures && t('dashboard.activeOf', { active: figures.activeProducts, all: figures.totalProducts }),
    },
    { label: t('dashboard.deliveryPartners'), value: figures && formatNumber(figures.totalDeliveryPartners) },
  ];
};

/** The store today, and what its totals consist of. */
export function SystemOverview({ figures }: { figures: DashboardFigures | null }) {
  return (
    <Panel title={t('dashboard.systemOverview')}>
      <dl className={styles.rows}>
        {rowsOf(figures).map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.words}>{label}</dt>
            <dd className={styles.figure}>{value ?? <Skeleton className={styles.pending} />}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
