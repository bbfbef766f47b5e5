import { orderStatuses, orderStatusFacts, type OrderStatus } from '@basket/domain';
import { TabLinks } from '@basket/ui';
import { Link, useLiveQuery } from '@basket/web';
import { paths } from '../../paths';
import { unsettledRefunds } from '../../queries';

const statusTabs = [
  { key: 'all', label: 'All Orders', to: paths.orders },
  { key: 'picking', label: 'Picking', to: paths.picking },
  ...orderStatuses.map((status) => ({
    key: status,
    label: orderStatusFacts[status].label,
    to: paths.ordersWithStatus(status),
  })),
];

export interface OrderTabsProps {
  readonly current: OrderStatus | 'all' | 'picking' | 'refunds';
}

/** Links to all orders, to picking, to the orders of each status and to unsettled refunds, with their number if there are any. */
export function OrderTabs({ current }: OrderTabsProps) {
  const refunds = useLiveQuery(unsettledRefunds);
  const count = refunds.status === 'ready' && refunds.data.length > 0 ? refunds.data.length : undefined;
  const tabs = [...statusTabs, { key: 'refunds', label: 'Refunds', to: paths.refunds, count }];
  return <TabLinks label="Orders by status" items={tabs} current={current} as={Link} />;
}
