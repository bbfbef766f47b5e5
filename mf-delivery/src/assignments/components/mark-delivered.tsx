import { useState } from 'react';
import { isFree, markDelivered, type Assignment, type Stored } from '@basket/domain';
import { Button, ConfirmDialog, IconCheck, InlineAlert } from '@basket/ui';
import { CallRefusedError, doorCodes, useOnline, useOperation } from '@basket/web';
import { useToldRun } from '@basket/web/told';
import { useStep } from '../../waiting-steps/use-steps';
import { cashToCollectPaise } from '../assignment-facts';
import { t } from '../../texts';
import { CheckPayment } from './check-payment';
import { CollectCash } from './collect-cash';

/** Marks the order as delivered, after a confirmation that names the cash to collect. */
export function MarkDelivered({ assignment }: { assignment: Stored<Assignment> }) {
  const [isAsking, setIsAsking] = useState(false);
  /** The gateway did not say whether the code that was shown is paid. */
  const [isPaymentUnknown, setIsPaymentUnknown] = useState(false);
  const delivering = useOperation(markDelivered);
  const step = useStep();
  const isOnline = useOnline();
  const { orderId, orderNumber } = assignment;
  const cashPaise = cashToCollectPaise(assignment);

  // Only the server knows whether the customer has paid by the code; then the partner owes the store no cash.
  const needsAnswer = cashPaise > 0 && doorCodes.has(orderId);

  const told = useToldRun(
    {
      run: async () =>
        needsAnswer
          ? delivering.run({ orderId, ...(isPaymentUnknown && { hasTakenCash: true }) })
          : step.run({ operation: 'markDelivered', orderNumber, input: { orderId } }),
      isBusy: delivering.isBusy || step.isBusy,
    },
    {
      done: (outcome) => (outcome === 'waiting' ? null : t('assignments.statusUpdated')),
      failed(error) {
        const isBeingChecked = error instanceof CallRefusedError && error.code === 'payment_being_checked';
        if (isBeingChecked) setIsPaymentUnknown(true);
        return t('assignments.statusUpdateFailed');
      },
    },
  );

  return (
    <>
      <Button size="l" isBlock leading={<IconCheck />} onClick={() => setIsAsking(true)}>
        {t('assignments.markDelivered', { number: orderNumber })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('assignments.handedOver', { customer: assignment.customerName })}
        text={t('common.orderNumber', { number: orderNumber })}
        confirmLabel={
          cashPaise > 0
            ? t(isPaymentUnknown ? 'assignments.haveCash' : 'assignments.cashCollected')
            : t('common.delivered')
        }
        cancelLabel={t('assignments.notYet')}
        isBusy={told.isBusy}
        onConfirm={() => void told.run(undefined, () => setIsAsking(false))}
        onClose={() => setIsAsking(false)}
      >
        {cashPaise > 0 ? (
          <CollectCash paise={cashPaise} />
        ) : (
          <p>{t(isFree(assignment) ? 'assignments.nothingToCollect' : 'assignments.alreadyPaid')}</p>
        )}
        {needsAnswer && isPaymentUnknown && (
          <>
            <InlineAlert>{t('assignments.paymentUnknown')}</InlineAlert>
            <CheckPayment orderId={orderId} />
          </>
        )}
        {needsAnswer && !isOnline && <InlineAlert>{t('assignments.paymentNeedsNetwork')}</InlineAlert>}
      </ConfirmDialog>
    </>
  );
}
