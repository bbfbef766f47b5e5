import { useState } from 'react';
import { pickUp, type Assignment, type Stored } from '@basket/domain';
import { Button, ConfirmDialog, formatCount, IconPackage } from '@basket/ui';
import { failureText, toast, useOperation } from '@basket/web';
import { unitCount } from '../assignment-facts';

/** Sets the order out for delivery, after a look at its number and the number of items. */
export function PickUp({ assignment }: { readonly assignment: Stored<Assignment> }) {
  const [isAsking, setIsAsking] = useState(false);
  const picking = useOperation(pickUp);

  async function set(): Promise<void> {
    try {
      await picking.run({ orderId: assignment.orderId });
      toast.success('Order status updated successfully!');
      setIsAsking(false);
    } catch (error) {
      toast.error(failureText('Failed to update order status', error));
    }
  }

  return (
    <>
      <Button size="l" isBlock leading={<IconPackage />} onClick={() => setIsAsking(true)}>
        Picked up
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Is this ${assignment.orderNumber}?`}
        text={`${formatCount(unitCount(assignment), 'item')} for ${assignment.customerName}. The customer sees that you are on the way.`}
        confirmLabel="I have it"
        cancelLabel="Not yet"
        isBusy={picking.isBusy}
        onConfirm={() => void set()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
