import { useState } from 'react';
import type { Assignment, Stored } from '@basket/domain';
import { Button, ConfirmDialog, formatCount, IconPackage } from '@basket/ui';
import { useToldRun } from '@basket/web/told';
import { useStep } from '../../waiting-steps/use-steps';
import { unitCount } from '../assignment-facts';

/** Sets the order out for delivery, after a look at its number and the number of items. */
export function PickUp({ assignment }: { readonly assignment: Stored<Assignment> }) {
  const [isAsking, setIsAsking] = useState(false);
  const picking = useToldRun(useStep(), {
    done: (outcome) => (outcome === 'sent' ? 'Order status updated successfully!' : null),
    failed: 'Failed to update order status',
  });
  const { orderId, orderNumber } = assignment;

  return (
    <>
      <Button size="l" isBlock leading={<IconPackage />} onClick={() => setIsAsking(true)}>
        {`Picked up · ${orderNumber}`}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Is this ${orderNumber}?`}
        text={`${formatCount(unitCount(assignment), 'item')} for ${assignment.customerName}. The customer sees that you are on the way.`}
        confirmLabel="I have it"
        cancelLabel="Not yet"
        isBusy={picking.isBusy}
        onConfirm={() =>
          void picking.run({ operation: 'pickUp', orderNumber, input: { orderId } }, () => setIsAsking(false))
        }
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
