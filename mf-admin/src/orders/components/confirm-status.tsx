import { useState } from 'react';
import {
  limitsOf,
  orderStatusFacts,
  setOrderStatus,
  type AdminOrderStatus,
  type Order,
  type Stored,
} from '@basket/domain';
import { ConfirmDialog, Field, InlineAlert } from '@basket/ui';
import { statusChange } from '../status-consequences';
import { Sentences } from '../../components/sentences';

const { maxLength: maxNoteLength } = limitsOf(setOrderStatus.request.entries.note);

export interface ConfirmStatusProps {
  readonly order: Stored<Order>;
  readonly status: AdminOrderStatus;
  /** The order got its status after the admin had chosen the new one. @default false */
  readonly hasChanged?: boolean;
  /** The gateway did not say whether the customer has paid by code; to confirm vouches for cash. @default false */
  readonly isPaymentUnknown?: boolean;
  /** Why the last try failed. @default null */
  readonly failure?: string | null;
  readonly isBusy: boolean;
  readonly onConfirm: (note: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Says what a new status changes before it is set. The reason is kept in the order's history. */
export function ConfirmStatus({
  order,
  status,
  hasChanged = false,
  isPaymentUnknown = false,
  failure = null,
  isBusy,
  onConfirm,
  onClose,
}: ConfirmStatusProps) {
  const [note, setNote] = useState('');
  const { consequences, isDestructive } = statusChange(order, status);
  const { label } = orderStatusFacts[status];
  const isCancel = status === 'cancelled';
  return (
    <ConfirmDialog
      isOpen
      title={isCancel ? `Cancel order ${order.orderNumber}?` : `Set ${order.orderNumber} to ${label}?`}
      confirmLabel={
        isCancel ? 'Cancel order' : isPaymentUnknown ? 'The partner has the cash' : `Set to ${label}`
      }
      cancelLabel="Go back"
      isDanger={isDestructive}
      isBusy={isBusy}
      onConfirm={() => void onConfirm(note)}
      onClose={onClose}
    >
      {hasChanged && (
        <InlineAlert tone="warning">
          Nothing was changed: this order is {orderStatusFacts[order.status].label} by now.
        </InlineAlert>
      )}
      {isPaymentUnknown && (
        <InlineAlert tone="warning">
          The bank has not said whether the UPI code was paid. Try again later, or confirm only if the partner
          holds the cash.
        </InlineAlert>
      )}
      <Sentences of={consequences} />
      <Field
        label="Reason"
        isOptional
        data-autofocus
        maxLength={maxNoteLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {failure !== null && <InlineAlert>{failure}</InlineAlert>}
    </ConfirmDialog>
  );
}
