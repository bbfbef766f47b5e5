import { useEffect, useRef, useState } from 'react';
import { placeOrder, type DeliveryAddress, type PaymentMethod } from '@basket/domain';
import {
  CallFailedError,
  CallRefusedError,
  cart,
  toast,
  useNavigate,
  useOperation,
  type CartLine,
} from '@basket/web';
import { requestLines } from '../../components/cart-lines';
import { paths } from '../../paths';

/** Spec section 9. */
const placementTimeoutMs = 30_000;
/** Spec section 8: the message first, then the order's page. */
const showOrderAfterMs = 1000;

export interface OrderIntent {
  readonly lines: readonly CartLine[];
  readonly delivery: DeliveryAddress;
  readonly paymentMethod: PaymentMethod;
  /** What the shopper saw. */
  readonly expectedTotalPaise: number;
}

export type Placement =
  | { readonly status: 'open' }
  | { readonly status: 'refused'; readonly refusal: CallRefusedError }
  /** No answer: the order may have been placed. The same intent again finds it. */
  | { readonly status: 'unanswered' }
  | { readonly status: 'placed' };

const open = { status: 'open' } as const;

/** Places an order once per intent (decisions 21) and says how it went, in the words of spec section 8. */
export function usePlaceOrder() {
  const placing = useOperation(placeOrder, { timeoutMs: placementTimeoutMs });
  const [placement, setPlacement] = useState<Placement>(open);
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function place(intent: OrderIntent): Promise<Placement['status']> {
    const { lines, delivery, paymentMethod, expectedTotalPaise } = intent;
    setPlacement(open);
    try {
      const order = await placing.run({
        lines: requestLines(lines),
        delivery,
        paymentMethod,
        expectedTotalPaise,
      });
      setPlacement({ status: 'placed' });
      cart.restore([]);
      toast.success(`Order #${order.orderNumber} placed successfully!`, { durationMs: 4000 });
      timer.current = setTimeout(
        () => void navigate(paths.order(order.orderId), { replace: true }),
        showOrderAfterMs,
      );
      return 'placed';
    } catch (error) {
      const outcome = explain(error);
      setPlacement(outcome);
      return outcome.status;
    }
  }

  return { place, isBusy: placing.isBusy, placement, reset: () => setPlacement(open) };
}

function explain(error: unknown): Placement {
  if (error instanceof CallRefusedError) {
    toast.error(`Order failed: ${error.message}`, { durationMs: 5000 });
    return { status: 'refused', refusal: error };
  }
  const isTimeout = error instanceof CallFailedError && error.reason === 'timeout';
  toast.error(
    isTimeout
      ? 'Order placement is taking longer than expected. Please try again.'
      : 'Order placement failed. Please try again.',
  );
  return { status: 'unanswered' };
}
