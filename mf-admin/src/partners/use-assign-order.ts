import { assignOrder } from '@basket/domain';
import { failureText, toast, useOperation } from '@basket/web';

export interface AssignOrder {
  readonly isBusy: boolean;
  /** Offers the order to the partner. A toast reports the result. */
  readonly assign: (orderId: string, deliveryPartnerId: string) => Promise<void>;
}

/** Offers an order to a partner, who has 30 s to answer. */
export function useAssignOrder(): AssignOrder {
  const assigning = useOperation(assignOrder);
  async function assign(orderId: string, deliveryPartnerId: string): Promise<void> {
    try {
      await assigning.run({ orderId, deliveryPartnerId });
      toast.success('Order assigned successfully!');
    } catch (error) {
      toast.error(failureText('Failed to assign order', error));
    }
  }
  return { isBusy: assigning.isBusy, assign };
}
