import type { Assignment, Stored } from '@basket/domain';
import {
  EmptyState,
  LoadingRegion,
  Page,
  PageHeader,
  Pager,
  Panel,
  Skeleton,
  TabLinks,
  usePages,
} from '@basket/ui';
import { Link, LoadFailed, useLiveQuery, usePageTitle, useSearchParams } from '@basket/web';
import { inDeliveryOrder } from '../../assignments/assignment-facts';
import { useDelivery } from '../../delivery-context';
import { paths } from '../../paths';
import { myOrders, orderFilters, ordersPerPage, type OrderFilter } from '../../queries';
import { useWithSteps } from '../../waiting-steps/use-steps';
import { t } from '../../texts';
import { OrderCard } from './components/order-card';

const filterLabels: Readonly<Record<OrderFilter, () => string>> = {
  all: () => t('orders.all'),
  out_for_delivery: () => t('orders.outForDelivery'),
  delivered: () => t('orders.delivered'),
};

/** /delivery/orders: every order that this partner accepted, those in hand before the latest. The filter is kept in the address. */
export function OrdersPage() {
  usePageTitle(t('common.myOrders'));
  const [params] = useSearchParams();
  const tabs = orderFilters.map((key) => ({ key, label: filterLabels[key](), to: paths.ordersBy(key) }));
  const filter = orderFilters.find((known) => known === params.get('filter')) ?? 'all';
  return (
    <Page width="narrow" rhythm="panels">
      <PageHeader title={t('common.myOrders')} />
      <TabLinks label={t('orders.byStatus')} items={tabs} current={filter} as={Link} />
      <OrderList key={filter} filter={filter} />
    </Page>
  );
}

const none: Stored<Assignment>[] = [];

function OrderList({ filter }: { filter: OrderFilter }) {
  const { uid, inHand } = useDelivery();
  const pages = usePages<Stored<Assignment>>(ordersPerPage);
  const orders = useLiveQuery(uid === '' ? null : myOrders(uid, filter, pages.after));
  const { rows: listed, pager } = pages.of(useWithSteps(orders.status === 'ready' ? orders.data : none));
  const open = filter === 'all' && inHand.status === 'ready' ? inDeliveryOrder(inHand.data) : none;
  const others = listed.filter(({ id }) => !open.some((order) => order.id === id));
  const rows = pages.after === null ? [...open, ...others] : others;
  if (orders.status === 'error') return <LoadFailed title={t('common.loadOrdersFailed')} of={orders} />;
  // The orders in hand stand first: others that are shown before them would move down.
  const isWaiting = orders.status !== 'ready' || (filter === 'all' && inHand.status === 'loading');
  if (isWaiting) return <OrdersLoading />;
  if (rows.length === 0 && pages.after === null)
    return (
      <Panel>
        <EmptyState isCompact art="orders" title={t('orders.none')} text={t('common.acceptedAppear')} />
      </Panel>
    );
  return (
    <>
      {rows.map((assignment) => (
        <OrderCard key={assignment.id} assignment={assignment} />
      ))}
      {pager && <Pager {...pager} />}
    </>
  );
}

function OrdersLoading() {
  return (
    <LoadingRegion label={t('common.loadingOrders')}>
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
