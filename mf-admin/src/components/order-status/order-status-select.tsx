import { useState } from 'react';
import {
  adminOrderStatuses,
  orderStatusFacts,
  type AdminOrderStatus,
  type Order,
  type Stored,
} from '@basket/domain';
import { orderStatusIcons, Select } from '@basket/ui';
import { ConfirmStatus } from './confirm-status';
import styles from './order-status-select.module.css';
import { statusChange } from './status-consequences';
import { useSetStatus } from './use-set-status';

const choices = adminOrderStatuses.map((status) => ({
  value: status,
  label: orderStatusFacts[status].label,
}));

export interface OrderStatusSelectProps {
  readonly order: Stored<Order>;
  /** The label is read out but not shown: in tables. */
  readonly isLabelHidden?: boolean;
}

/**
 * An order's status, and the way to change it: any of the six, at once where nothing moves, after a question
 * where stock or money does.
 */
export function OrderStatusSelect({ order, isLabelHidden = false }: OrderStatusSelectProps) {
  const [asked, setAsked] = useState<AdminOrderStatus | null>(null);
  const { shown, isBusy, set } = useSetStatus(order);
  const StatusIcon = orderStatusIcons[shown];
  // 'Assigned' is shown where it is the case, but only an offer makes it.
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
        leading={<StatusIcon strokeWidth={2.25} className={styles[shown]} />}
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
