import { useEffect, useRef, useState } from 'react';
import { placeOrder, type DeliveryAddress, type PaymentMethod, type ResponseOf } from '@basket/domain';
import {
  CallFailedError,
  CallRefusedError,
  cart,
  noteBought,
  openAttempt,
  settleAttempt,
  toast,
  useCart,
  useNavigate,
  useOperation,
  useSession,
  type CartLine,
} from '@basket/web';
import { requestLines } from '../../components/cart-lines';
import { paths } from '../../paths';
import { findPlaced } from './find-placed';
import { withoutOrdered } from './without-ordered';

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
  /** No answer: the order may have been placed. Whatever is sent next finds it, or takes its place. */
  | { readonly status: 'unanswered' }
  | { readonly status: 'placed' };

type PlacedOrder = ResponseOf<typeof placeOrder>;

const open = { status: 'open' } as const;

const earlierOrderText = 'Your first try had gone through: this is the order as you sent it then.';
const unknownOrderText = 'An order of yours was placed already. Please look at it before you order again.';

const requestOf = ({ lines, ...rest }: OrderIntent) => ({ lines: requestLines(lines), ...rest });

/** Places one order per wish (decisions 21) and says how it went, in the words of spec section 8. */
export function usePlaceOrder() {
  const placing = useOperation(placeOrder, { timeoutMs: placementTimeoutMs });
  const [placement, setPlacement] = useState<Placement>(open);
  const uid = useSession((state) => state.user?.uid ?? '');
  const linesNow = useCart((state) => state.lines);
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was sent under the open attempt and not answered, in this visit of the page. */
  const unanswered = useRef<OrderIntent[]>([]);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function place(intent: OrderIntent): Promise<Placement['status']> {
    setPlacement(open);
    const attempt = openAttempt(uid);
    const run = (of: OrderIntent): Promise<PlacedOrder> => placing.run(requestOf(of), attempt.id);
    try {
      return showPlaced(await run(intent), intent);
    } catch (error) {
      if (!(error instanceof CallRefusedError)) unanswered.current.push(intent);
      else if (!attempt.isOpen) settleAttempt();
      else if (error.code === 'operation_reused') return showEarlier(run);
      return explain(error);
    }
  }

  /** An earlier try under this id is an order already: it is shown instead of making a second one. */
  async function showEarlier(run: (of: OrderIntent) => Promise<PlacedOrder>): Promise<Placement['status']> {
    try {
      const found = await findPlaced(unanswered.current, run);
      if (found === null) return showOrders();
      toast.info(earlierOrderText);
      return showPlaced(found.order, found.intent);
    } catch (error) {
      return explain(error);
    }
  }

  function showPlaced({ orderId, orderNumber }: PlacedOrder, { lines }: OrderIntent): Placement['status'] {
    settleAttempt();
    noteBought(
      uid,
      lines.map(({ productId }) => productId),
    );
    setPlacement({ status: 'placed' });
    cart.restore(withoutOrdered(linesNow, lines));
    toast.success(`Order #${orderNumber} placed successfully!`, { durationMs: 4000 });
    timer.current = setTimeout(
      () => void navigate(paths.order(orderId), { replace: true }),
      showOrderAfterMs,
    );
    return 'placed';
  }

  /** Placed before this page was opened, so that nobody here knows which one it is; the cart is left to the shopper. */
  function showOrders(): Placement['status'] {
    settleAttempt();
    toast.info(unknownOrderText);
    void navigate(paths.orders);
    return 'open';
  }

  function explain(error: unknown): Placement['status'] {
    const outcome = placementAfter(error);
    setPlacement(outcome);
    return outcome.status;
  }

  return { place, isBusy: placing.isBusy, placement, reset: () => setPlacement(open) };
}

function placementAfter(error: unknown): Placement {
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
