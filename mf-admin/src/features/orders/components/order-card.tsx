import type { Order, Stored } from '@basket/domain';
import { formatPhone, IconChevronRight, ledgerRupees, Row, Small, Stack, TextLink } from '@basket/ui';
import { Link } from '@basket/web';
import { Partner, Placed } from '../../../orders/components/order-cells';
import { OrderPayment } from '../../../orders/components/order-payment';
import { OrderStatusMenu } from '../../../orders/components/order-status-menu';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import styles from './order-card.module.css';

export interface OrderCardProps {
  readonly order: Stored<Order>;
  readonly deliveryTimeMinutes: number | null;
}

/** A row of the table as a card, on phones. */
export function OrderCard({ order, deliveryTimeMinutes }: OrderCardProps) {
  return (
    <Stack as="article" gap={2} isInset isSmall isNumeric aria-label={order.orderNumber}>
      <Row gap={3} rowGap={1} justify="between">
        <TextLink
          to={paths.order(order.id)}
          as={Link}
          tone="ink"
          aria-label={t('orders.viewOrder', { number: order.orderNumber })}
          trailing={<IconChevronRight size={16} />}
        >
          {order.orderNumber}
        </TextLink>
        <b>{ledgerRupees(order.totalPaise)}</b>
      </Row>
      <Row gap={3} rowGap={1} justify="between">
        <span className={styles.typed}>
          {order.customerName}
          <Small>{formatPhone(order.delivery.phone)}</Small>
        </span>
        <span className={styles.end}>
          <OrderPayment order={order} layout="line" />
          <Small>
            <Placed order={order} deliveryTimeMinutes={deliveryTimeMinutes} />
          </Small>
        </span>
      </Row>
      <Row gap={3} rowGap={1} justify="between">
        <span className={styles.typed}>
          <Partner order={order} />
        </span>
        <OrderStatusMenu order={order} />
      </Row>
    </Stack>
  );
}
