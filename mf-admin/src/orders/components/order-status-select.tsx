import { useState } from 'react';
import {
  adminOrderStatuses,
  orderStatusFacts,
  type AdminOrderStatus,
  type Order,
  type OrderStatus,
  type Stored,
} from '@basket/domain';
import { OrderStatusIcon, Select } from '@basket/ui';
import { toast } from '@basket/web';
import { ConfirmStatus } from './confirm-status';
import styles from './order-status-select.module.css';
import { statusChange } from '../status-consequences';
import { useSetStatus } from '../use-set-status';

const choices = adminOrderStatuses.map((status) => ({
  value: status,
  label: orderStatusFacts[status].label,
}));

export interface OrderStatusSelectProps {
  readonly order: Stored<Order>;
  /** Hides the label from sight but not from screen readers, for tables. */
  readonly isLabelHidden?: boolean;
}

interface Asked {
  readonly status: AdminOrderStatus;
  /** What the dialog is about: it does not change under the pointer when the order does. */
  readonly order: Stored<Order>;
  readonly hasChanged: boolean;
}

/**
 * An order's status as a select that changes it. A change that moves neither stock nor money happens at once;
 * any other is confirmed first, and so is one of an order that has changed meanwhile (rule: status-seen).
 */
export function OrderStatusSelect({ order, isLabelHidden = false }: OrderStatusSelectProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { shown, isBusy, set } = useSetStatus(order);
  // 'Assigned' can be shown but not chosen: only an offer makes an order assigned.
  const options = orderStatusFacts[shown].isAdminChoice
    ? choices
    : [{ value: shown, label: orderStatusFacts[shown].label, isDisabled: true }, ...choices];

  async function send(status: AdminOrderStatus, seen: OrderStatus, note = ''): Promise<void> {
    const outcome = await set(status, seen, note);
    if (outcome === 'failed') return;
    if (outcome === 'done') return setAsked(null);
    if (outcome.changedTo === status) {
      toast.info(`${order.orderNumber} is ${orderStatusFacts[status].label} already.`);
      return setAsked(null);
    }
    setAsked({ status, order: { ...order, status: outcome.changedTo }, hasChanged: true });
  }

  function choose(value: string) {
    const status = adminOrderStatuses.find((known) => known === value);
    if (!status || isBusy || status === order.status) return;
    if (statusChange(order, status).consequences.length > 0) setAsked({ status, order, hasChanged: false });
    else void send(status, order.status);
  }

  return (
    <>
      <Select
        label={isLabelHidden ? `Status of ${order.orderNumber}` : 'Status'}
        isLabelHidden={isLabelHidden}
        isDense
        leading={<OrderStatusIcon status={shown} />}
        className={styles.select}
        options={options}
        value={shown}
        aria-busy={isBusy}
        onChange={(event) => choose(event.target.value)}
      />
      {asked && (
        <ConfirmStatus
          order={asked.order}
          status={asked.status}
          hasChanged={asked.hasChanged}
          isBusy={isBusy}
          onConfirm={(note) => send(asked.status, asked.order.status, note)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
