import { assignOrder } from '@basket/domain';
import { toast, useOperation } from '@basket/web';
import { failureText } from '../failure-text';

export interface AssignOrder {
  readonly isBusy: boolean;
  /** Offers the order to the partner; a toast says what came of it. */
  readonly assign: (orderId: string, deliveryPartnerId: string) => Promise<void>;
}

/** Offers an order to a partner, who has 30 s to answer (spec section 4). */
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
