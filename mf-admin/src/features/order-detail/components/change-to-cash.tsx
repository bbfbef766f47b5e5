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
import { t } from '../../../texts';

/** Has an order that waits for its online payment paid in cash, for a customer on the phone; asks first (rule: cash-instead). */
export function ChangeToCash({ order }: { order: Stored<Order> }) {
  const [isAsking, setIsAsking] = useState(false);
  const settings = useLiveDocument(publicSettings.schema, publicSettings.path());
  const { totalPaise } = cashBill(order, settings.status === 'ready' ? settings.data : defaultStoreSettings);
  const { run, isBusy, failure } = useTold(payInCash, {
    done: (answer) =>
      t('orderDetail.changedToCash', { number: order.orderNumber, amount: ledgerRupees(answer.totalPaise) }),
    failed: t('orderDetail.changeToCashFailed'),
  });
  const now = useServerNow(1_000);
  if (!canPayInCash(order, now)) return null;
  const close = (): void => setIsAsking(false);
  return (
    <>
      <Button variant="quiet" size="s" leading={<IconBanknote />} onClick={() => setIsAsking(true)}>
        {t('orderDetail.changeToCash')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('orderDetail.changeToCashTitle', { number: order.orderNumber })}
        text={t('orderDetail.changeToCashText', { amount: ledgerRupees(totalPaise) })}
        confirmLabel={t('orderDetail.changeToCash')}
        isBusy={isBusy}
        onConfirm={() => void run({ orderId: order.id, expectedTotalPaise: totalPaise }, close)}
        onClose={close}
      >
        {failure !== null && <InlineAlert>{failure}</InlineAlert>}
      </ConfirmDialog>
    </>
  );
}
