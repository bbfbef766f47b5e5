import { useState } from 'react';
import { cancelOrder, isCancellableByCustomer, type Order, type Stored } from '@basket/domain';
import { Button, ConfirmDialog, InlineAlert, type ButtonSize } from '@basket/ui';
import { toast, useOperation } from '@basket/web';

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
      toast.success(`Order #${order.orderNumber} was cancelled`);
      close();
    } catch (error) {
      setProblem(
        error instanceof Error ? error.message : 'The order could not be cancelled. Please try again.',
      );
    }
  }

  return (
    <>
      <Button variant="danger" size={size} onClick={() => setIsAsking(true)}>
        Cancel Order
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Cancel order #${order.orderNumber}?`}
        text={
          order.paymentStatus === 'paid'
            ? 'Nothing will be delivered, and your payment is refunded.'
            : 'Nothing will be delivered, and nothing is charged.'
        }
        confirmLabel={cancelling.isBusy ? 'Cancelling' : 'Cancel Order'}
        cancelLabel="Keep Order"
        isDanger
        isBusy={cancelling.isBusy}
        onConfirm={() => void cancel()}
        onClose={close}
      >
        {order.packing?.packedAt != null && (
          <InlineAlert tone="warning">It is packed already, and waits for its delivery partner.</InlineAlert>
        )}
        {problem && <InlineAlert>{problem}</InlineAlert>}
      </ConfirmDialog>
    </>
  );
}
