import { orderStatusFacts, type OrderStatus } from '@basket/domain';
import { cx } from '../lib/cx';
import { orderStatusIcons } from './order-status-icons';
import styles from './order-status-badge.module.css';

export interface OrderStatusBadgeProps {
  readonly status: OrderStatus;
  /** 24 px high, or 20 in dense lists. */
  readonly size?: 'm' | 's' | undefined;
  /** Replaces the label, if the list itself names the status: '6 min'. */
  readonly text?: string | undefined;
}

/** A status as icon, label and tint. */
export function OrderStatusBadge({ status, size = 'm', text }: OrderStatusBadgeProps) {
  const StatusIcon = orderStatusIcons[status];
  return (
    <span className={cx(styles.badge, styles[status], styles[size])}>
      <StatusIcon strokeWidth={2.25} />
      {text ?? orderStatusFacts[status].label}
    </span>
  );
}

/** The icon of a status in the colour of the status. */
export function OrderStatusIcon({ status }: Pick<OrderStatusBadgeProps, 'status'>) {
  const StatusIcon = orderStatusIcons[status];
  return <StatusIcon strokeWidth={2.25} className={cx(styles.icon, styles[status])} />;
}
