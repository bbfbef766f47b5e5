import { useState } from 'react';
import type { Assignment, Stored } from '@basket/domain';
import { Button, ConfirmDialog, formatCount, IconPackage, Muted } from '@basket/ui';
import { useOnline } from '@basket/web';
import { useToldRun } from '@basket/web/told';
import { useStep } from '../../waiting-steps/use-steps';
import { unitCount } from '../assignment-facts';

/**
 * Sets the order out for delivery, after a look at its number and the number of items. While the store picks, it waits for closed
 * bags (rule: packed-handed); without a network nobody here knows whether they are closed by now.
 */
export function PickUp({ assignment }: { readonly assignment: Stored<Assignment> }) {
  const [isAsking, setIsAsking] = useState(false);
  const picking = useToldRun(useStep(), {
    done: (outcome) => (outcome === 'sent' ? 'Order status updated successfully!' : null),
    failed: 'Failed to update order status',
  });
  const isOnline = useOnline();
  const { orderId, orderNumber, packing } = assignment;
  const awaitsBags = isOnline && packing !== null && packing.packedAt === null;

  return (
    <>
      {awaitsBags && <Muted>The store is still packing this order.</Muted>}
      <Button
        size="l"
        isBlock
        leading={<IconPackage />}
        disabled={awaitsBags}
        onClick={() => setIsAsking(true)}
      >
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
