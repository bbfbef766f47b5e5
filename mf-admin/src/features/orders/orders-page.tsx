import { isFoundBy, readOrderSearch } from '@basket/domain';
import { Page, PageHeader, Pager, Panel } from '@basket/ui';
import { LoadFailed, useLiveQuery, useOnline, usePageTitle } from '@basket/web';
import { LiveState } from '../../components/live-state';
import { OrderTabs } from '../../orders/components/order-tabs';
import { ordersPage, ordersPerPage } from '../../queries';
import { OrderSearchField } from './components/order-search-field';
import { OrdersTable } from './components/orders-table';
import { rowsSummary } from './orders-address';
import { useOrdersView } from './use-orders-view';

/** /admin/orders: every order, newest first, live. Filter, search and page are kept in the address. */
export function OrdersPage() {
  usePageTitle('Orders');
  const { view, firstRow, next, previous, search } = useOrdersView();
  const wanted = readOrderSearch(view.search);
  const orders = useLiveQuery(ordersPage({ ...view, search: wanted }));
  const page = orders.status === 'ready' ? orders.data.slice(0, ordersPerPage) : [];
  const rows = wanted ? page.filter((order) => isFoundBy(order, wanted)) : page;
  const last = page.at(-1);
  // The cache may hold only part of the page, so that rows are counted once the server has answered.
  const isOnline = useOnline();
  const isSettled = orders.status === 'ready' && !(orders.isFromCache && isOnline);
  const hasMore = orders.status === 'ready' && orders.data.length > ordersPerPage;
  return (
    <Page rhythm="panels">
      <PageHeader title="Orders" badge={<LiveState of={[orders]} />} />
      <Panel padding="none" label="Orders">
        <OrderTabs current={view.status ?? 'all'} />
        <OrderSearchField searched={view.search} onSearch={search} />
        {orders.status === 'error' ? (
          <LoadFailed title="Failed to load orders" of={orders} />
        ) : (
          <OrdersTable rows={rows} isLoading={orders.status === 'loading'} isSearch={wanted !== null} />
        )}
        {isSettled && (page.length > 0 || previous) && (
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
