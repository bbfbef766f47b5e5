import { useState } from 'react';
import { markDelivered, type Assignment, type Stored } from '@basket/domain';
import { Button, ConfirmDialog, IconCheck } from '@basket/ui';
import { failureText, toast, useOperation } from '@basket/web';
import { cashToCollectPaise } from '../assignment-facts';
import { CollectCash } from './collect-cash';

/** Marks the order as delivered, after a confirmation that names the cash to collect. */
export function MarkDelivered({ assignment }: { assignment: Stored<Assignment> }) {
  const [isAsking, setIsAsking] = useState(false);
  const delivering = useOperation(markDelivered);
  const cashPaise = cashToCollectPaise(assignment);

  async function deliver() {
    try {
      await delivering.run({ orderId: assignment.orderId });
      toast.success('Order status updated successfully!');
      setIsAsking(false);
    } catch (error) {
      toast.error(failureText('Failed to update order status', error));
    }
  }

  return (
    <>
      <Button size="l" isBlock leading={<IconCheck />} onClick={() => setIsAsking(true)}>
        Mark Delivered
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Handed over to ${assignment.customerName}?`}
        text={`Order ${assignment.orderNumber}`}
        confirmLabel={cashPaise > 0 ? 'Cash collected' : 'Delivered'}
        cancelLabel="Not yet"
        isBusy={delivering.isBusy}
        onConfirm={() => void deliver()}
        onClose={() => setIsAsking(false)}
      >
        {cashPaise > 0 ? <CollectCash paise={cashPaise} /> : <p>Already paid: nothing to collect.</p>}
      </ConfirmDialog>
    </>
  );
}
