import { orderStatuses, orderStatusFacts, type OrderStatus } from '@basket/domain';
import { TabLinks } from '@basket/ui';
import { Link } from '@basket/web';
import { useWaiting, waitingText } from '../../counts/waiting';
import { paths } from '../../paths';
import { t } from '../../texts';

export interface OrderTabsProps {
  readonly current: OrderStatus | 'all' | 'picking' | 'put-back' | 'refunds';
  /** The address of the list in one status or, for null, in all. @default without a filter */
  readonly addressOf?: (status: OrderStatus | null) => string;
  /** How many orders each tab has; undefined before they are counted, which keeps the place of a digit. */
  readonly countOf?: (status: OrderStatus | null) => string | undefined;
}

/** A space as wide as a digit. */
const uncounted = '\u2007';
const unfiltered = (status: OrderStatus | null): string =>
  status === null ? paths.orders : paths.ordersWithStatus(status);

/** Links to all orders, to picking, to goods that are to be put back, to the orders of each status and to unsettled refunds, with their number if there are any. */
export function OrderTabs({ current, addressOf = unfiltered, countOf }: OrderTabsProps) {
  const { unsettledRefunds: unsettled, goodsToPutBack: toPutBack } = useWaiting() ?? {};
  const counted = (status: OrderStatus | null) => countOf && (countOf(status) ?? uncounted);
  const tabs = [
    { key: 'all', label: t('orders.all'), to: addressOf(null), count: counted(null) },
    { key: 'picking', label: t('orders.picking'), to: paths.picking },
    {
      key: 'put-back',
      label: t('orders.toPutBack'),
      to: paths.putBack,
      count: toPutBack ? waitingText(toPutBack) : undefined,
    },
    ...orderStatuses.map((status) => ({
      key: status,
      label: orderStatusFacts[status].label,
      to: addressOf(status),
      count: counted(status),
    })),
    {
      key: 'refunds',
      label: t('orders.refunds'),
      to: paths.refunds,
      count: unsettled ? waitingText(unsettled) : undefined,
    },
  ];
  return <TabLinks label={t('orders.byStatus')} items={tabs} current={current} as={Link} />;
}
