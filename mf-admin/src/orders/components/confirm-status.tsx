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
import { t } from '../../texts';

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
  const { orderNumber: number } = order;
  const { label } = orderStatusFacts[status];
  const isCancel = status === 'cancelled';
  return (
    <ConfirmDialog
      isOpen
      title={isCancel ? t('orders.cancelTitle', { number }) : t('orders.setTitle', { number, status: label })}
      confirmLabel={
        isCancel
          ? t('orders.cancelOrder')
          : isPaymentUnknown
            ? t('orders.partnerHasCash')
            : t('orders.setTo', { status: label })
      }
      cancelLabel={t('orders.goBack')}
      isDanger={isDestructive}
      isBusy={isBusy}
      onConfirm={() => void onConfirm(note)}
      onClose={onClose}
    >
      {hasChanged && (
        <InlineAlert tone="warning">
          {t('orders.changedMeanwhile', { status: orderStatusFacts[order.status].label })}
        </InlineAlert>
      )}
      {isPaymentUnknown && <InlineAlert tone="warning">{t('orders.paymentUnknown')}</InlineAlert>}
      <Sentences of={consequences} />
      <Field
        label={t('orders.reason')}
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
