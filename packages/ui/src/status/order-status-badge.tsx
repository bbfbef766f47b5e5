import { orderStatusFacts, type OrderStatus } from '@basket/domain';
import { cx } from '../lib/cx';
import { orderStatusIcons } from './order-status-icons';
import styles from './order-status-badge.module.css';

export interface OrderStatusBadgeProps {
  status: OrderStatus;
  /** 24 px high, or 20 in dense lists. */
  size?: 'm' | 's' | undefined;
  /** Said in place of the status's word where the list says the status already: '6 min'. */
  text?: string | undefined;
}

/** A status told by icon, word and tint. */
export function OrderStatusBadge({ status, size = 'm', text }: OrderStatusBadgeProps) {
  const StatusIcon = orderStatusIcons[status];
  return (
    <span className={cx(styles.badge, styles[status], styles[size])}>
      <StatusIcon strokeWidth={2.25} />
      {text ?? orderStatusFacts[status].label}
    </span>
  );
}
