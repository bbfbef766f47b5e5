import { useRef, useState } from 'react';
import { earlierOrderIn, placeOrderFor } from '@basket/domain';
import {
  CallRefusedError,
  failureText,
  toast,
  useNavigate,
  useOperation,
  type RequestInput,
} from '@basket/web';
import { paths } from '../../paths';
import { t } from '../../texts';
import { problemText } from './order-lines';

/**
 * Places the order and opens it. All tries of this page carry one operation id until the server has answered: a try after one
 * without an answer makes no second order (rule: one-order-per-wish).
 */
export function usePlaceOrderFor(onRefused: () => void) {
  const placing = useOperation(placeOrderFor);
  const navigate = useNavigate();
  const operationId = useRef<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function place(input: RequestInput<typeof placeOrderFor>): Promise<'leaving' | void> {
    setProblem(null);
    operationId.current ??= crypto.randomUUID();
    try {
      const { orderId, orderNumber } = await placing.run(input, operationId.current);
      toast.success(t('newOrder.placed', { number: orderNumber }));
      return show(orderId);
    } catch (error) {
      const earlier = isReused(error) ? earlierOrderIn(error.facts) : null;
      if (earlier) {
        toast.info(t('newOrder.earlierOrder'));
        return show(earlier.orderId);
      }
      setProblem(textOf(error));
      if (error instanceof CallRefusedError) {
        operationId.current = null;
        onRefused();
      }
    }
  }

  function show(orderId: string): 'leaving' {
    void navigate(paths.order(orderId), { replace: true });
    return 'leaving';
  }

  /** Clears the refusal when the order changes; an unanswered try stays. */
  function forgetRefusal(): void {
    if (operationId.current === null) setProblem(null);
  }

  return { place, problem, forgetRefusal };
}

const isReused = (error: unknown): error is CallRefusedError =>
  error instanceof CallRefusedError && error.code === 'operation_reused';

function textOf(error: unknown): string {
  if (!(error instanceof CallRefusedError)) return failureText(t('newOrder.placeFailed'), error);
  // Functions of version 1.1 do not say which order it is.
  return isReused(error) ? t('newOrder.unknownOrder') : problemText(error);
}
