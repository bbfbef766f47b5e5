import { changePartner, resolveUndelivered, withdrawOffer } from '@basket/domain';
import { failureText, toast, useOperation } from '@basket/web';

/** An accepted or offered order as an admin saw it; the server refuses when another offer has followed. */
interface Seen {
  readonly orderId: string;
  readonly attempt: number;
}

/** What an admin does with an order that was offered or accepted. Each resolves to true when it happened; a toast says so. */
export interface OfferChanges {
  readonly isBusy: boolean;
  readonly withdraw: (offer: Seen) => Promise<boolean>;
  /** @param deliveryPartnerId null puts the order back on the board */
  readonly change: (held: Seen, deliveryPartnerId: string | null, note: string) => Promise<boolean>;
  readonly resolve: (held: Seen, decision: 'retry' | 'return', note: string) => Promise<boolean>;
}

export function useOfferChanges(): OfferChanges {
  const withdrawing = useOperation(withdrawOffer);
  const changing = useOperation(changePartner);
  const resolving = useOperation(resolveUndelivered);
  return {
    isBusy: withdrawing.isBusy || changing.isBusy || resolving.isBusy,
    withdraw: ({ orderId, attempt }) =>
      withToasts(withdrawing.run({ orderId, attempt }), 'Offer withdrawn', 'Failed to withdraw the offer'),
    change: ({ orderId, attempt }, deliveryPartnerId, note) =>
      withToasts(
        changing.run({ orderId, attempt, deliveryPartnerId, note }),
        deliveryPartnerId === null
          ? 'The order is back on the board'
          : 'The order is offered to the new partner',
        'Failed to change the partner',
      ),
    resolve: ({ orderId, attempt }, decision, note) =>
      withToasts(
        resolving.run({ orderId, attempt, decision, note }),
        decision === 'retry' ? 'The partner is asked to try again' : 'The order is cancelled and comes back',
        'Failed to decide about the delivery',
      ),
  };
}

async function withToasts(doing: Promise<unknown>, done: string, failed: string): Promise<boolean> {
  try {
    await doing;
    toast.success(done);
    return true;
  } catch (error) {
    toast.error(failureText(failed, error));
    return false;
  }
}
