import { formatNumber, ledgerRupees, StatCard, StatStrip, TrendText } from '@basket/ui';
import { Link } from '@basket/web';
import { waitingText } from '../../../counts/waiting';
import { paths } from '../../../paths';
import type { DashboardFigures } from '../use-dashboard-figures';
import styles from '../dashboard.module.css';

const count = (value: number | undefined): string | null =>
  value === undefined ? null : formatNumber(value);

/** Growth against the same days of the last month; null, with its place kept, if they had nothing to compare with. */
const growth = (percent: number | null | undefined, text = 'from last month') =>
  percent == null ? null : <TrendText change={percent / 100}>{text}</TrendText>;

/** The five figures of the dashboard, and what revenue means here; null while they are counted. */
export function FigureStrip({ figures }: { figures: DashboardFigures | null }) {
  return (
    <div>
      <StatStrip label="Figures of the store">
        <StatCard
          label="Total Orders"
          value={count(figures?.totalOrders)}
          note={growth(figures?.ordersGrowthPercent)}
          to={paths.orders}
          as={Link}
        />
        <StatCard
          label="Pending Orders"
          value={figures ? waitingText(figures.pendingOrders) : null}
          to={paths.ordersWithStatus('pending')}
          as={Link}
        />
        <StatCard
          label="Total Revenue"
          value={figures ? ledgerRupees(figures.totalRevenuePaise) : null}
          note={growth(figures?.revenueGrowthPercent)}
        />
        <StatCard
          label="Total Products"
          value={count(figures?.totalProducts)}
          to={paths.products}
          as={Link}
        />
        <StatCard
          label="Total Customers"
          value={count(figures?.totalCustomers)}
          note={growth(figures?.customersGrowthPercent, 'sign-ups from last month')}
          to={paths.customers}
          as={Link}
        />
      </StatStrip>
      <p className={styles.hint}>
        Revenue is net: what delivered orders brought, less what went back or is owed back to customers.
      </p>
    </div>
  );
}
