import { formatNumber, ledgerRupees, StatCard, StatStrip, TrendText } from '@basket/ui';
import { Link } from '@basket/web';
import { waitingText } from '../../../counts/waiting';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import type { DashboardFigures } from '../use-dashboard-figures';
import styles from '../dashboard.module.css';

const count = (value: number | undefined): string | null =>
  value === undefined ? null : formatNumber(value);

/** Growth against the same days of the last month; null, with its place kept, if they had nothing to compare with. */
const growth = (percent: number | null | undefined, text = t('dashboard.fromLastMonth')) =>
  percent == null ? null : <TrendText change={percent / 100}>{text}</TrendText>;

/** The five figures of the dashboard, and what revenue means here; null while they are counted. */
export function FigureStrip({ figures }: { figures: DashboardFigures | null }) {
  return (
    <div>
      <StatStrip label={t('dashboard.figures')}>
        <StatCard
          label={t('dashboard.totalOrders')}
          value={count(figures?.totalOrders)}
          note={growth(figures?.ordersGrowthPercent)}
          to={paths.orders}
          as={Link}
        />
        <StatCard
          label={t('dashboard.pendingOrders')}
          value={figures ? waitingText(figures.pendingOrders) : null}
          to={paths.ordersWithStatus('pending')}
          as={Link}
        />
        <StatCard
          label={t('dashboard.totalRevenue')}
          value={figures ? ledgerRupees(figures.totalRevenuePaise) : null}
          note={growth(figures?.revenueGrowthPercent)}
        />
        <StatCard
          label={t('dashboard.totalProducts')}
          value={count(figures?.totalProducts)}
          to={paths.products}
          as={Link}
        />
        <StatCard
          label={t('dashboard.totalCustomers')}
          value={count(figures?.totalCustomers)}
          note={growth(figures?.customersGrowthPercent, t('dashboard.signUpsFromLastMonth'))}
          to={paths.customers}
          as={Link}
        />
      </StatStrip>
      <p className={styles.hint}>{t('dashboard.revenueHint')}</p>
    </div>
  );
}
