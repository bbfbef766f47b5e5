import { adminOrderStatuses, orderStatusFacts, type AdminOrderStatus } from '@basket/domain';
import { TabLinks } from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../../paths';

const tabs = [
  { key: 'all', label: 'All Orders', to: paths.orders },
  ...adminOrderStatuses.map((status) => ({
    key: status,
    label: orderStatusFacts[status].label,
    to: paths.ordersWithStatus(status),
  })),
];

/** All Orders and the six statuses, as addresses. */
export function StatusFilter({ status }: { status: AdminOrderStatus | null }) {
  return <TabLinks label="Orders by status" items={tabs} current={status ?? 'all'} as={Link} />;
}
