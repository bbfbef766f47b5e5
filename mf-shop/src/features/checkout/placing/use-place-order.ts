import { useEffect, useRef, useState } from 'react';
import {
  earlierOrderIn,
  placeOrder,
  requestLines,
  type DeliveryAddress,
  type PaymentMethod,
  type ResponseOf,
} from '@basket/domain';
import {
  CallFailedError,
  CallRefusedError,
  cart,
  noteUnpaidOrder,
  openAttempt,
  settleAttempt,
  toast,
  useNavigate,
  useOperation,
  useSession,
  type CartLine,
} from '@basket/web';
import { forgetTyped } from '@basket/web/places';
import { notePlaced } from '../../../orders/note-listed';
import { paths } from '../../../paths';
import { usePayOrder } from '../../../payment/use-pay-order';
import { t } from '../../../texts';

const placementTimeoutMs = 30_000;
/** The success message is shown this long before the order's page (rule: order-placed). */
const showOrderAfterMs = 1000;

export interface OrderIntent {
  readonly lines: readonly CartLine[];
  readonly delivery: DeliveryAddress;
  readonly paymentMethod: PaymentMethod;
  /** The total that was shown. */
  readonly expectedTotalPaise: number;
  /** The start of the chosen slot; absent: as soon as possible. */
  readonly slotStartsAt?: number;
  /** Wanted once more, although another device has just ordered it (rule: ordered-just-now). @default false */
  readonly again?: boolean;
}

export type Placement =
  | { readonly status: 'open' }
  | { readonly status: 'refused'; readonly refusal: CallRefusedError }
  /** Another device has just ordered this: the customer looks at that order, or wants it once more. */
  | { readonly status: 'repeated'; readonly refusal: CallRefusedError; readonly intent: OrderIntent }
  /** No answer came, so that the order may have been placed. The next try finds it or places it. */
  | { readonly status: 'unanswered' }
  | { readonly status: 'placed' };

type PlacedOrder = ResponseOf<typeof placeOrder>;

const open = { status: 'open' } as const;

const requestOf = ({ lines, again = false, ...rest }: OrderIntent) => ({
  lines: requestLines(lines),
  again,
  ...rest,
});

/** Places an order, once however often it is tried (rule: one-order-per-wish), and shows the result. */
export function usePlaceOrder() {
  const placing = useOperation(placeOrder, { timeoutMs: placementTimeoutMs });
  const [placement, setPlacement] = useState<Placement>(open);
  const { whileHeld, isHeld } = useHeldCart();
  const uid = useSession((state) => state.user?.uid ?? '');
  const navigate = useNavigate();
  const { finish, isPaying } = useFinishOrder(uid);

  function place(intent: OrderIntent): Promise<Placement['status']> {
    setPlacement(open);
    return whileHeld(() => send(intent));
  }

  async function send(intent: OrderIntent): Promise<Placement['status']> {
    const attempt = openAttempt(uid);
    try {
      const order = await placing.run(requestOf(intent), attempt.id);
      const status = end({ status: 'placed' });
      finish(order, intent);
      return status;
    } catch (error) {
      if (error instanceof CallRefusedError && error.code === 'operation_reused') return showEarlier(error);
      if (error instanceof CallRefusedError && !attempt.isOpen) settleAttempt();
      return end(placementAfter(error, intent));
    }
  }

  /**
   * Shows the order that an earlier try has placed under the same id, instead of placing a second one. What it ordered has left the
   * account's cart, and leaves this one when the cart hears of that.
   */
  function showEarlier({ facts }: CallRefusedError): Placement['status'] {
    settleAttempt();
    forgetTyped('checkout');
    const earlier = earlierOrderIn(facts);
    toast.info(t(earlier ? 'checkout.earlierOrder' : 'checkout.unknownOrder'));
    void navigate(earlier ? paths.order(earlier.orderId) : paths.orders, { replace: true });
    return end({ status: 'placed' });
  }

  function end(outcome: Placement): Placement['status'] {
    setPlacement(outcome);
    return outcome.status;
  }

  return {
    place,
    isBusy: isHeld || placing.isBusy,
    placement,
    reset: () => setPlacement(open),
    /** Something else is wanted than what was refused. */
    forgetRefusal: () => setPlacement((before) => (before.status === 'refused' ? open : before)),
    isPaying,
  };
}

/**
 * Holds the cart: other devices change it before or after an order, never under it. An order without an answer may have emptied the
 * account's cart: this page keeps what it sent, so that the next try finds the order (rule: one-order-per-wish). So does one that another
 * device has just ordered, until its customer has decided.
 */
function useHeldCart() {
  const [isHeld, setIsHeld] = useState(false);
  const letGo = useRef<(() => void) | null>(null);
  useEffect(() => () => letGo.current?.(), []);
  async function whileHeld(task: () => Promise<Placement['status']>): Promise<Placement['status']> {
    setIsHeld(true);
    const before = letGo.current;
    letGo.current = await cart.beginOrder();
    before?.();
    let status: Placement['status'] = 'open';
    try {
      status = await task();
      return status;
    } finally {
      if (status !== 'unanswered' && status !== 'repeated') letGo.current();
      setIsHeld(false);
    }
  }
  return { whileHeld, isHeld };
}

/** Takes the ordered lines out of the cart, opens the payment of an online order and then shows the order. */
function useFinishOrder(uid: string) {
  const navigate = useNavigate();
  const payment = usePayOrder();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function finish({ orderId, orderNumber }: PlacedOrder, { lines, paymentMethod }: OrderIntent): void {
    settleAttempt();
    forgetTyped('checkout');
    notePlaced(uid, orderId, lines);
    cart.takeOrdered(orderId, lines);
    const showOrder = (): void => void navigate(paths.order(orderId), { replace: true });
    if (paymentMethod === 'online') {
      // It goes nowhere before it is paid, so this is no success yet.
      toast.info(t('checkout.placedPayNow', { number: orderNumber }), { durationMs: 4000 });
      noteUnpaidOrder(orderId);
      void payment.pay({ id: orderId, orderNumber }).then((outcome) => {
        if (outcome !== 'paid' && outcome !== 'not-genuine') showOrder();
      });
    } else {
      toast.success(t('checkout.placedWell', { number: orderNumber }), { durationMs: 4000 });
      timer.current = setTimeout(showOrder, showOrderAfterMs);
    }
  }

  return { finish, isPaying: payment.isBusy };
}

function placementAfter(error: unknown, intent: OrderIntent): Placement {
  if (error instanceof CallRefusedError) {
    if (error.code === 'ordered_just_now') {
      toast.info(error.message);
      return { status: 'repeated', refusal: error, intent };
    }
    toast.error(t('checkout.refused', { reason: error.message }), { durationMs: 5000 });
    return { status: 'refused', refusal: error };
  }
  const isTimeout = error instanceof CallFailedError && error.reason === 'timeout';
  toast.error(t(isTimeout ? 'checkout.slow' : 'checkout.failed'));
  return { status: 'unanswered' };
}
