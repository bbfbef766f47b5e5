import { Page, PageHeader, Pager, Panel } from '@basket/ui';
import { LoadFailed, useLiveQuery, useOnline, usePageTitle } from '@basket/web';
import { LiveState } from '../../components/live-state';
import { OrderTabs } from '../../orders/components/order-tabs';
import { ordersPage, ordersPerPage } from '../../queries';
import { OrdersTable } from './components/orders-table';
import { rowsSummary } from './orders-address';
import { useOrdersView } from './use-orders-view';

/** /admin/orders: every order, newest first, live. Filter and page are kept in the address. */
export function OrdersPage() {
  usePageTitle('Orders');
  const { view, firstRow, next, previous } = useOrdersView();
  const orders = useLiveQuery(ordersPage(view.status, view.after));
  const rows = orders.status === 'ready' ? orders.data.slice(0, ordersPerPage) : [];
  const last = rows.at(-1);
  // The cache may hold only part of the page, so that rows are counted once the server has answered.
  const isOnline = useOnline();
  const isSettled = orders.status === 'ready' && !(orders.isFromCache && isOnline);
  const hasMore = orders.status === 'ready' && orders.data.length > ordersPerPage;
  return (
    <Page rhythm="panels">
      <PageHeader title="Orders" badge={<LiveState of={[orders]} />} />
      <Panel padding="none" label="Orders">
        <OrderTabs current={view.status ?? 'all'} />
        {orders.status === 'error' ? (
          <LoadFailed title="Failed to load orders" of={orders} />
        ) : (
          <OrdersTable rows={rows} isLoading={orders.status === 'loading'} />
        )}
        {isSettled && (rows.length > 0 || previous) && (
          <Pager
            summary={rowsSummary(firstRow, rows.length)}
            onPrevious={previous}
            onNext={hasMore && last ? () => next(last) : undefined}
          />
        )}
      </Panel>
    </Page>
  );
}
