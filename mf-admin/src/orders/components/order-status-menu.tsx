import {
  adminOrderStatuses,
  isPersonRemoved,
  isTakenBack,
  orderStatusFacts,
  type Order,
  type Stored,
} from '@basket/domain';
import { IconChevronDown, Menu, OrderStatusBadge, OrderStatusIcon } from '@basket/ui';
import { t } from '../../texts';
import styles from './order-status-menu.module.css';
import { useStatusChanger } from './status-changes';

/**
 * An order's status as a button with a menu that changes it. Arrow keys only move in the menu (rule: status-chosen): a
 * browser's own select acts on each of them.
 */
export function OrderStatusMenu({ order }: { order: Stored<Order> }) {
  const { shownOf, isBusy, choose, menu, setMenu } = useStatusChanger();
  const shown = shownOf(order);
  const { label } = orderStatusFacts[shown];
  const choices = adminOrderStatuses.filter(
    (status) => !(isPersonRemoved(order) && isTakenBack(shown, status)),
  );
  return (
    <Menu
      label={t('orders.statusOf', { number: order.orderNumber })}
      control={{
        opened: menu?.orderId === order.id ? menu.opened : null,
        onOpened: (opened) => setMenu(opened && { orderId: order.id, opened }),
      }}
      // 'Assigned' can be shown but not chosen: only an offer makes an order assigned.
      items={choices.map((status) => ({
        label: orderStatusFacts[status].label,
        icon: <OrderStatusIcon status={status} />,
        isChosen: status === shown,
        onSelect: () => choose(order, status),
      }))}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={styles.trigger}
          data-over={orderStatusFacts[shown].isFinal || undefined}
          aria-label={t('orders.statusOfIs', { number: order.orderNumber, status: label })}
          aria-busy={isBusy(order.id)}
        >
          <OrderStatusBadge status={shown} />
          <IconChevronDown size={16} className={styles.caret} />
        </button>
      )}
    />
  );
}
