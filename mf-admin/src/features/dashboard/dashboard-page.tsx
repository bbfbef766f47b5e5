import { ButtonLink, IconReceipt, Page, PageHeader } from '@basket/ui';
import { Link, LoadFailed, useLiveQuery, usePageTitle } from '@basket/web';
import { LiveState } from '../../components/live-state';
import { paths } from '../../paths';
import { recentOrders } from '../../queries';
import { FigureStrip } from './components/figure-strip';
import { QuickActions } from './components/quick-actions';
import { RecentOrders } from './components/recent-orders';
import { SystemOverview } from './components/system-overview';
import styles from './dashboard.module.css';
import { useDashboardFigures } from './use-dashboard-figures';

/** /admin: the store at a glance. */
export function DashboardPage() {
  usePageTitle('Admin Dashboard');
  const orders = useLiveQuery(recentOrders);
  const { figures, error, retry } = useDashboardFigures();
  return (
    <Page rhythm="panels">
      <PageHeader
        title="Admin Dashboard"
        badge={<LiveState of={[orders]} />}
        actions={
          <ButtonLink to={paths.shiftSummary} as={Link} variant="quiet" size="s" leading={<IconReceipt />}>
            Shift summary
          </ButtonLink>
        }
      />
      {error !== null && figures === null ? (
        <LoadFailed title="Failed to load dashboard data" of={{ message: error, retry }} />
      ) : (
        <FigureStrip figures={figures} />
      )}
      <RecentOrders orders={orders} />
      <div className={styles.pair}>
        <QuickActions />
        <SystemOverview figures={figures} />
      </div>
    </Page>
  );
}
