import { useState } from 'react';
import {
  canPayInCash,
  cashBill,
  defaultStoreSettings,
  payInCash,
  publicSettings,
  type Order,
  type Stored,
} from '@basket/domain';
import { Button, ConfirmDialog, IconBanknote, InlineAlert, ledgerRupees } from '@basket/ui';
import { useLiveDocument, useServerNow } from '@basket/web';
import { useTold } from '@basket/web/told';

/** Has an order that waits for its online payment paid in cash, for a customer on the phone; asks first (rule: cash-instead). */
export function ChangeToCash({ order }: { order: Stored<Order> }) {
  const [isAsking, setIsAsking] = useState(false);
  const settings = useLiveDocument(publicSettings.schema, publicSettings.path());
  const { totalPaise } = cashBill(order, settings.status === 'ready' ? settings.data : defaultStoreSettings);
  const { run, isBusy, failure } = useTold(payInCash, {
    done: (answer) => `${order.orderNumber} is paid in cash: ${ledgerRupees(answer.totalPaise)}`,
    failed: 'Failed to change to cash',
  });
  const now = useServerNow(1_000);
  if (!canPayInCash(order, now)) return null;
  const close = (): void => setIsAsking(false);
  return (
    <>
      <Button variant="quiet" size="s" leading={<IconBanknote />} onClick={() => setIsAsking(true)}>
        Change to cash
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Change ${order.orderNumber} to cash?`}
        text={`The customer pays ${ledgerRupees(totalPaise)} at the door, and the order goes on now. A payment that still arrives counts until the order leaves the store, and is refunded after that.`}
        confirmLabel="Change to cash"
        isBusy={isBusy}
        onConfirm={() => void run({ orderId: order.id, expectedTotalPaise: totalPaise }, close)}
        onClose={close}
      >
        {failure !== null && <InlineAlert>{failure}</InlineAlert>}
      </ConfirmDialog>
    </>
  );
}
