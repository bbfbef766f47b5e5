import { useState } from 'react';
import { respondToOffer, type Assignment, type Stored } from '@basket/domain';
import { CallRefusedError, failureText, toast, useOperation } from '@basket/web';

export type Answer = 'accept' | 'reject';

export interface AnswerOffer {
  /** The answer being sent; null when there is none. */
  readonly sending: Answer | null;
  /** Resolves to true when the server accepted the answer; otherwise a toast has said why not. */
  readonly answer: (offer: Stored<Assignment>, answer: Answer) => Promise<boolean>;
}

/** Answers an offer. The server refuses an answer that arrives after the deadline. */
export function useAnswer(): AnswerOffer {
  const responding = useOperation(respondToOffer);
  const [sending, setSending] = useState<Answer | null>(null);

  async function answer({ orderId, attempt }: Stored<Assignment>, given: Answer): Promise<boolean> {
    setSending(given);
    try {
      await responding.run({ orderId, attempt, answer: given });
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
