import { useState } from 'react';
import { canPayInCash, cashBill, payInCash, type Order, type Stored } from '@basket/domain';
import { Button, ConfirmDialog, InlineAlert, rupees } from '@basket/ui';
import { useServerNow, useStoreSettings } from '@basket/web';
import { useTold } from '@basket/web/told';
import { t } from '../../texts';
import { CashLimit } from './cash-limit';

/** Pays an order that waits for its online payment in cash instead, while it can; asks first, because it is not undone (rule: cash-instead). */
export function PayInCash({ order }: { order: Stored<Order> }) {
  const [isAsking, setIsAsking] = useState(false);
  const { totalPaise } = cashBill(order, useStoreSettings());
  const { run, isBusy, failure } = useTold(payInCash, {
    done: (answer) => t('payment.toldCash', { total: rupees(answer.totalPaise) }),
    failed: t('payment.toCashFailed'),
  });
  const now = useServerNow(1_000);
  if (!canPayInCash(order, now)) return null;
  const close = (): void => setIsAsking(false);
  return (
    <>
      <Button size="s" variant="quiet" onClick={() => setIsAsking(true)}>
        {t('payment.cashInstead')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('payment.askCash', { total: rupees(totalPaise) })}
        text={[
          totalPaise !== order.totalPaise &&
            t('payment.rounded', { total: rupees(order.totalPaise), rounded: rupees(totalPaise) }),
          t('payment.cashForGood'),
          order.payment.attempts > 0 && t('payment.stillArrives'),
        ]
          .filter(Boolean)
          .join(' ')}
        confirmLabel={t('payment.inCash')}
        cancelLabel={t('payment.back')}
        isBusy={isBusy}
        onConfirm={() => void run({ orderId: order.id, expectedTotalPaise: totalPaise }, close)}
        onClose={close}
      >
        <CashLimit cashPaise={totalPaise} canPayOnline />
        {failure !== null && <InlineAlert>{failure}</InlineAlert>}
      </ConfirmDialog>
    </>
  );
}
