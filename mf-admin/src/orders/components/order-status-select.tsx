import { useState } from 'react';
import {
  adminOrderStatuses,
  orderStatusFacts,
  type AdminOrderStatus,
  type Order,
  type Stored,
} from '@basket/domain';
import { OrderStatusIcon, Select } from '@basket/ui';
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

/**
 * An order's status as a select that changes it. A change that moves neither stock nor money happens at once;
 * any other is confirmed first.
 */
export function OrderStatusSelect({ order, isLabelHidden = false }: OrderStatusSelectProps) {
  const [asked, setAsked] = useState<AdminOrderStatus | null>(null);
  const { shown, isBusy, set } = useSetStatus(order);
  // 'Assigned' can be shown but not chosen: only an offer makes an order assigned.
  const options = orderStatusFacts[shown].isAdminChoice
    ? choices
    : [{ value: shown, label: orderStatusFacts[shown].label, isDisabled: true }, ...choices];

  function choose(value: string) {
    const status = adminOrderStatuses.find((known) => known === value);
    if (!status || isBusy || status === order.status) return;
    if (statusChange(order, status).consequences.length > 0) setAsked(status);
    else void set(status);
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
          order={order}
          status={asked}
          isBusy={isBusy}
          onConfirm={async (note) => {
            if (await set(asked, note)) setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
