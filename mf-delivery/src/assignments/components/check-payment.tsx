import { checkDoorPayment } from '@basket/domain';
import { Button, IconRefresh } from '@basket/ui';
import { failureText, toast, useOperation } from '@basket/web';

/** Asks the gateway at once whether the UPI code of an order was paid. The order itself changes by itself once it is. */
export function CheckPayment({ orderId }: { orderId: string }) {
  const checking = useOperation(checkDoorPayment);

  async function check(): Promise<void> {
    try {
      const { isPaid } = await checking.run({ orderId });
      if (isPaid) toast.success('Paid by UPI. Collect no cash.');
      else toast.info('No UPI payment has arrived yet.');
    } catch (error) {
      toast.error(failureText('Failed to check the payment', error));
    }
  }

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
