import { useState } from 'react';
import { cancelOrder, isCancellableByCustomer, type Order, type Stored } from '@basket/domain';
import { Button, ConfirmDialog, InlineAlert, type ButtonSize } from '@basket/ui';
import { toast, useOperation } from '@basket/web';
import { t } from '../../texts';

export interface CancelOrderButtonProps {
  readonly order: Stored<Pick<Order, 'orderNumber' | 'status' | 'paymentStatus' | 'packing'>>;
  readonly size?: ButtonSize;
}

/** Cancel Order, while the order is pending (rule: customer-cancels); asks first, and says if it is packed (rule: packed-said). */
export function CancelOrderButton({ order, size }: CancelOrderButtonProps) {
  const cancelling = useOperation(cancelOrder);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The dialog stays open if the status changes meanwhile: the server's answer says what happened.
  if (!isCancellableByCustomer(order.status) && !isAsking) return null;

  function close(): void {
    setIsAsking(false);
    setProblem(null);
  }

  async function cancel(): Promise<void> {
    setProblem(null);
    try {
      await cancelling.run({ orderId: order.id });
      toast.success(t('orders.cancelled', { number: order.orderNumber }));
      close();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t('orders.cancelFailed'));
    }
  }

  return (
    <>
      <Button variant="danger" size={size} onClick={() => setIsAsking(true)}>
        {t('orders.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('orders.cancelTitle', { number: order.orderNumber })}
        text={t(order.paymentStatus === 'paid' ? 'orders.cancelPaid' : 'orders.cancelUnpaid')}
        confirmLabel={t(cancelling.isBusy ? 'orders.cancelling' : 'orders.cancel')}
        cancelLabel={t('orders.keep')}
        isDanger
        isBusy={cancelling.isBusy}
        onConfirm={() => void cancel()}
        onClose={close}
      >
        {order.packing?.packedAt != null && (
          <InlineAlert tone="warning">{t('orders.packedAlready')}</InlineAlert>
        )}
        {problem && <InlineAlert>{problem}</InlineAlert>}
      </ConfirmDialog>
    </>
  );
}
