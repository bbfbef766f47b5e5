import type { Order, Stored } from '@basket/domain';
import {
  formatShortDateTime,
  ledgerRupees,
  OrderStatusBadge,
  Panel,
  Row,
  Small,
  Stack,
  TextLink,
} from '@basket/ui';
import { Link, LoadFailed, useLiveQuery } from '@basket/web';
import { paths } from '../../../paths';
import { ordersOfCustomer } from '../../../queries';
import { t } from '../../../texts';
import styles from './other-orders.module.css';

/** The customer's latest orders beside this one. Renders nothing before they are read and if there are none. */
export function OtherOrders({ order }: { order: Pick<Stored<Order>, 'id' | 'customerId'> }) {
  const orders = useLiveQuery(ordersOfCustomer(order.customerId));
  if (orders.status === 'error')
    return (
      <Panel title={t('orderDetail.otherOrders')}>
        <LoadFailed title={t('orderDetail.loadOrdersFailed')} of={orders} />
      </Panel>
    );
  const others = orders.status === 'ready' ? orders.data.filter(({ id }) => id !== order.id).slice(0, 5) : [];
  if (others.length === 0) return null;
  return (
    <Panel title={t('orderDetail.otherOrders')}>
      <Stack as="ul" gap={3} isSmall isNumeric>
        {others.map(({ id, orderNumber, createdAt, totalPaise, status }) => (
          <Row as="li" key={id} gap={3} align="stretch" justify="between">
            <span>
              <TextLink to={paths.order(id)} as={Link} tone="ink">
                {orderNumber}
              </TextLink>
              <Small>{formatShortDateTime(createdAt)}</Small>
            </span>
            <span className={styles.end}>
              <b>{ledgerRupees(totalPaise)}</b>
              <OrderStatusBadge status={status} size="s" />
            </span>
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}
