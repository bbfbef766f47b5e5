import { useState } from 'react';
import { canPayInCash, cashBill, payInCash, type Order, type Stored } from '@basket/domain';
import { Button, ConfirmDialog, InlineAlert, rupees } from '@basket/ui';
import { useServerNow, useStoreSettings } from '@basket/web';
import { useTold } from '@basket/web/told';
import { CashLimit } from './cash-limit';

/** Pays an order that waits for its online payment in cash instead, while it can; asks first, because it is not undone (rule: cash-instead). */
export function PayInCash({ order }: { order: Stored<Order> }) {
  const [isAsking, setIsAsking] = useState(false);
  const { totalPaise } = cashBill(order, useStoreSettings());
  const { run, isBusy, failure } = useTold(payInCash, {
    done: (answer) => `Pay ${rupees(answer.totalPaise)} in cash when your order comes`,
    failed: 'Failed to change to cash',
  });
  const now = useServerNow(1_000);
  if (!canPayInCash(order, now)) return null;
  const close = (): void => setIsAsking(false);
  return (
    <>
      <Button size="s" variant="quiet" onClick={() => setIsAsking(true)}>
        Pay in cash instead
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Pay ${rupees(totalPaise)} in cash?`}
        text={[
          totalPaise !== order.totalPaise &&
            `In cash, ${rupees(order.totalPaise)} is rounded to ${rupees(totalPaise)}.`,
          'Your order goes on now, and you pay when it comes. You cannot change this back.',
          order.payment.attempts > 0 &&
            'A payment that still arrives counts until the order leaves the store, and is refunded after that.',
        ]
          .filter(Boolean)
          .join(' ')}
        confirmLabel="Pay in cash"
        cancelLabel="Back"
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
