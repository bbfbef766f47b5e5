import { checkDoorPayment } from '@basket/domain';
import { Button, IconRefresh } from '@basket/ui';
import { toast } from '@basket/web';
import { useTold } from '@basket/web/told';
import { t } from '../../texts';

/** Asks the gateway at once whether the UPI code of an order was paid. The order itself changes by itself once it is. */
export function CheckPayment({ orderId }: { orderId: string }) {
  const checking = useTold(checkDoorPayment, {
    done: ({ isPaid }) => (isPaid ? t('assignments.paidByUpiNow') : null),
    failed: t('assignments.checkPaymentFailed'),
  });
  const check = (): Promise<void> =>
    checking.run({ orderId }, ({ isPaid }) => {
      if (!isPaid) toast.info(t('assignments.noPaymentYet'));
    });

  return (
    <Button
      variant="quiet"
      leading={<IconRefresh />}
      isBlock
      isBusy={checking.isBusy}
      onClick={() => void check()}
    >
      {t('assignments.checkPayment')}
    </Button>
  );
}
