import { useState } from 'react';
import type { Assignment, Stored } from '@basket/domain';
import { CallRefusedError, failureText, toast } from '@basket/web';
import { useStep } from '../../waiting-steps/use-steps';

export type Answer = 'accept' | 'reject';

export interface AnswerOffer {
  /** The answer being sent; null when there is none. */
  readonly sending: Answer | null;
  /** Resolves to true when the server accepted the answer; otherwise it waits, or a toast has said why not. */
  readonly answer: (offer: Stored<Assignment>, answer: Answer) => Promise<boolean>;
}

/** Answers an offer. The server refuses an answer that arrives after the deadline, also one that waited for the network. */
export function useAnswer(): AnswerOffer {
  const responding = useStep();
  const [sending, setSending] = useState<Answer | null>(null);

  async function answer(offer: Stored<Assignment>, given: Answer): Promise<boolean> {
    const { orderId, orderNumber, attempt } = offer;
    setSending(given);
    try {
      const outcome = await responding.perform({
        operation: 'respond',
        orderNumber,
        input: { orderId, attempt, answer: given },
      });
      if (outcome === 'waiting') return false;
      if (given === 'accept') toast.success('Order accepted successfully!');
      else toast.info('Order rejected');
      return true;
    } catch (error) {
      // Accepted in another tab: what was wanted has happened.
      if (error instanceof CallRefusedError && error.code === 'offer_already_yours') {
        toast.info(error.message);
        return true;
      }
      toast.error(failureText('Failed to process order response', error));
      return false;
    } finally {
      setSending(null);
    }
  }

  return { sending, answer };
}
