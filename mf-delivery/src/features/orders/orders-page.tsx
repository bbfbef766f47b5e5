import { useState } from 'react';
import type { Assignment, Stored } from '@basket/domain';
import { EmptyState, LoadingRegion, Page, PageHeader, Pager, Panel, Skeleton, TabLinks } from '@basket/ui';
import { Link, useLiveQuery, usePageTitle, useSearchParams } from '@basket/web';
import { LoadFailed } from '../../components/load-failed';
import { useDelivery } from '../../delivery-context';
import { paths } from '../../paths';
import { myOrders, orderFilters, ordersPerPage, type OrderFilter } from '../../queries';
import { OrderCard } from './components/order-card';

const filterLabels: Readonly<Record<OrderFilter, string>> = {
  all: 'All Orders',
  out_for_delivery: 'Out for Delivery',
  delivered: 'Delivered',
};

const tabs = orderFilters.map((key) => ({ key, label: filterLabels[key], to: paths.ordersBy(key) }));

/** /delivery/orders: everything that this partner took, the latest first (checklist D2). The filter is in the address. */
export function OrdersPage() {
  usePageTitle('My Orders');
  const [params] = useSearchParams();
  const filter = orderFilters.find((known) => known === params.get('filter')) ?? 'all';
  return (
    <Page width="narrow" rhythm="panels">
      <PageHeader title="My Orders" />
      <TabLinks label="Orders by status" items={tabs} current={filter} as={Link} />
      <OrderList key={filter} filter={filter} />
    </Page>
  );
}

function OrderList({ filter }: { filter: OrderFilter }) {
  const { uid } = useDelivery();
  /** The last order of each page before this one. */
  const [trail, setTrail] = useState<readonly Stored<Assignment>[]>([]);
  const orders = useLiveQuery(uid === '' ? null : myOrders(uid, filter, trail.at(-1) ?? null));
  if (orders.status === 'error') return <LoadFailed title="Failed to load orders" of={orders} />;
  if (orders.status !== 'ready') return <OrdersLoading />;

  const shown = orders.data.slice(0, ordersPerPage);
  const last = shown.at(-1);
  const hasMore = orders.data.length > ordersPerPage;
  const firstRow = trail.length * ordersPerPage + 1;
  function show(next: readonly Stored<Assignment>[]) {
    setTrail(next);
    window.scrollTo(0, 0);
  }
  if (shown.length === 0 && trail.length === 0)
    return (
      <Panel>
        <EmptyState
          isCompact
          art="orders"
          title="No orders found"
          text="Orders that you accept appear here."
        />
      </Panel>
    );
  return (
    <>
      {shown.map((assignment) => (
        <OrderCard key={assignment.id} assignment={assignment} />
      ))}
      {(hasMore || trail.length > 0) && (
        <Pager
          summary={`${firstRow} to ${firstRow + shown.length - 1}`}
          onPrevious={trail.length > 0 ? () => show(trail.slice(0, -1)) : undefined}
          onNext={hasMore && last ? () => show([...trail, last]) : undefined}
        />
      )}
    </>
  );
}

function OrdersLoading() {
  return (
    <LoadingRegion label="Loading orders">
      {[1, 2].map((place) => (
        <Panel key={place}>
          <Skeleton size="m" width="half" />
          <Skeleton width="threeQuarters" />
          <Skeleton />
          <Skeleton width="third" />
        </Panel>
      ))}
    </LoadingRegion>
  );
}
