import { formatNumber, Panel, Skeleton } from '@basket/ui';
import type { DashboardFigures } from '../use-dashboard-figures';
import styles from './system-overview.module.css';

type Figure = keyof Pick<
  DashboardFigures,
  'totalCustomers' | 'totalDeliveryPartners' | 'activeProducts' | 'pendingOrders'
>;

const rows: readonly { label: string; figure: Figure }[] = [
  { label: 'Customers', figure: 'totalCustomers' },
  { label: 'Delivery partners', figure: 'totalDeliveryPartners' },
  { label: 'Active products', figure: 'activeProducts' },
  { label: 'Pending orders', figure: 'pendingOrders' },
];

/** Totals of the store. */
export function SystemOverview({ figures }: { figures: DashboardFigures | null }) {
  return (
    <Panel title="System Overview">
      <dl className={styles.rows}>
        {rows.map(({ label, figure }) => (
          <div key={figure}>
            <dt>{label}</dt>
            <dd>{figures ? formatNumber(figures[figure]) : <Skeleton className={styles.pending} />}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
