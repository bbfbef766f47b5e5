import { ButtonLink, IconReceipt, Page, PageHeader } from '@basket/ui';
import { Link, LoadFailed, useLiveQuery, usePageTitle } from '@basket/web';
import { LiveState } from '../../components/state-badges';
import { useWaiting } from '../../counts/waiting';
import { paths } from '../../paths';
import { lowProducts, ordersByPromise, recentOrders } from '../../queries';
import { t } from '../../texts';
import { DayChart } from './chart/day-chart';
import { FigureStrip } from './components/figure-strip';
import { LowOnStock } from './components/low-on-stock';
import { QuickActions } from './components/quick-actions';
import { RecentOrders } from './components/recent-orders';
import { RunningLate } from './components/running-late';
import { StoreSwitch } from './components/store-switch';
import { SystemOverview } from './components/system-overview';
import styles from './dashboard.module.css';
import { useDashboardFigures } from './use-dashboard-figures';

/** /admin: the store at a glance. */
export function DashboardPage() {
  usePageTitle(t('dashboard.title'));
  const orders = useLiveQuery(recentOrders);
  const promised = useLiveQuery(ordersByPromise);
  const low = useLiveQuery(lowProducts);
  const waiting = useWaiting();
  const { figures, error, retry } = useDashboardFigures();
  return (
    <Page rhythm="panels">
      <PageHeader
        title={t('dashboard.title')}
        badge={<LiveState of={[orders]} />}
        actions={
          <>
            <StoreSwitch />
            <ButtonLink to={paths.shiftSummary} as={Link} variant="quiet" size="s" leading={<IconReceipt />}>
              {t('dashboard.shiftSummary')}
            </ButtonLink>
          </>
        }
      />
      {error !== null && figures === null ? (
        <LoadFailed title={t('dashboard.loadFailed')} of={{ message: error, retry }} />
      ) : (
        <>
          <FigureStrip figures={figures} />
          <div className={`${styles.grid} ${styles.wide}`}>
            <DayChart figures={figures} />
            <QuickActions waiting={waiting} />
          </div>
        </>
      )}
      <RecentOrders orders={orders} />
      <div className={`${styles.grid} ${styles.halves}`}>
        <div className={styles.column}>
          <RunningLate orders={promised} />
          <SystemOverview figures={figures} />
        </div>
        <LowOnStock products={low} />
      </div>
    </Page>
  );
}
