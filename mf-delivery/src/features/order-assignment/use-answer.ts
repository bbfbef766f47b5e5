import { useState } from 'react';
import { respondToOffer, type Assignment, type Stored } from '@basket/domain';
import { toast, useOperation } from '@basket/web';
import { failureText } from '../../components/failure-text';

export type Answer = 'accept' | 'reject';

export interface AnswerOffer {
  /** The answer that is on its way; null when none is. */
  readonly sending: Answer | null;
  /** True when the server took it; otherwise a toast has said why not. */
  readonly answer: (offer: Stored<Assignment>, answer: Answer) => Promise<boolean>;
}

/** Answers an offer. The server's deadline counts: an answer that arrives late is refused (decisions 10). */
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
      toast.error(failureText('Failed to process order response', error));
      return false;
    } finally {
      setSending(null);
    }
  }

  return { sending, answer };
}
