import { checkDoorPayment } from '@basket/domain';
import { Button, IconRefresh } from '@basket/ui';
import { toast } from '@basket/web';
import { useTold } from '@basket/web/told';

/** Asks the gateway at once whether the UPI code of an order was paid. The order itself changes by itself once it is. */
export function CheckPayment({ orderId }: { orderId: string }) {
  const checking = useTold(checkDoorPayment, {
    done: ({ isPaid }) => (isPaid ? 'Paid by UPI. Collect no cash.' : null),
    failed: 'Failed to check the payment',
  });
  const check = (): Promise<void> =>
    checking.run({ orderId }, ({ isPaid }) => {
      if (!isPaid) toast.info('No UPI payment has arrived yet.');
    });

  return (
    <Button
      variant="quiet"
      leading={<IconRefresh />}
      isBlock
      isBusy={checking.isBusy}
      onClick={() => void check()}
    >
      Check payment now
    </Button>
  );
}
