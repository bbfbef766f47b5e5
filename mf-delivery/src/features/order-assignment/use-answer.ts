import { useState } from 'react';
import type { Assignment, Stored } from '@basket/domain';
import { CallRefusedError, failureText, toast } from '@basket/web';
import type { Outcome } from '../../waiting-steps/step-sender';
import { useStep } from '../../waiting-steps/use-steps';
import { t } from '../../texts';

export type Answer = 'accept' | 'reject';

export interface AnswerOffer {
  /** The answer being sent; null when there is none. */
  readonly sending: Answer | null;
  /** Resolves to what the answer has come to; where it failed a toast has said why. */
  readonly answer: (offer: Stored<Assignment>, answer: Answer) => Promise<Outcome | 'failed'>;
}

/** Answers an offer. The server refuses an answer that arrives after the deadline, also one that waited for the network. */
export function useAnswer(): AnswerOffer {
  const responding = useStep();
  const [sending, setSending] = useState<Answer | null>(null);

  async function answer(offer: Stored<Assignment>, given: Answer): Promise<Outcome | 'failed'> {
    const { orderId, orderNumber, attempt } = offer;
    setSending(given);
    try {
      const outcome = await responding.run({
        operation: 'respond',
        orderNumber,
        input: { orderId, attempt, answer: given },
      });
      if (outcome === 'waiting') return 'waiting';
      if (given === 'accept') toast.success(t('orderAssignment.accepted'));
      else toast.info(t('orderAssignment.rejected'));
      return 'sent';
    } catch (error) {
      // Accepted in another tab: what was wanted has happened.
      if (error instanceof CallRefusedError && error.code === 'offer_already_yours') {
        toast.info(error.message);
        return 'sent';
      }
      toast.error(failureText(t('orderAssignment.answerFailed'), error));
      return 'failed';
    } finally {
      setSending(null);
    }
  }

  return { sending, answer };
}
