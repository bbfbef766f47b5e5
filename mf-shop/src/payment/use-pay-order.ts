import { useEffect, useRef, useState } from 'react';
import { startPayment, type Order, type Stored, type VerifyPaymentRequest } from '@basket/domain';
import { call, CallFailedError, CallRefusedError, toast, useNavigate, verifyPayment } from '@basket/web';
import { paths } from '../paths';
import { t } from '../texts';
import { openGatewayCheckout } from './gateway-script';
import { noteGatewayTrouble } from './gateway-trouble';

/** Pauses before repeated reports of a payment without an answer. */
const retryAfterMs = [1_000, 3_000];

export type PayOutcome =
  /** The server has confirmed the payment. */
  | 'paid'
  /** The customer has paid, but the confirmation is pending: the order changes by itself. */
  | 'unconfirmed'
  /** The order was paid already, or has ended: the payment is refunded. */
  | 'refunded'
  | 'not-genuine'
  | 'dismissed'
  | 'not-started';

type PayableOrder = Pick<Stored<Order>, 'id' | 'orderNumber'>;

/** Why the page closes a checkout: its screen was left, or the order was paid elsewhere, or is to be paid in cash. */
type ClosedBecause = 'left' | 'paid' | 'cash';

const overBecause = ({
  paymentMethod,
  paymentStatus,
}: Pick<Order, 'paymentMethod' | 'paymentStatus'>): ClosedBecause | null =>
  paymentStatus === 'paid' ? 'paid' : paymentMethod === 'cod' ? 'cash' : null;

/**
 * Pays an order in the gateway's checkout and goes to its page with `?payment=success` or `?payment=failed`. A second
 * `pay` while one runs gives the same promise: a double tap opens one checkout.
 *
 * @param known the order as the server has it: an open checkout closes once it is paid, or to be paid in cash
 */
export function usePayOrder(known?: Pick<Order, 'paymentMethod' | 'paymentStatus'>) {
  const navigate = useNavigate();
  const running = useRef<Promise<PayOutcome> | null>(null);
  const closing = useRef(new AbortController());
  const [isBusy, setIsBusy] = useState(false);
  const close = (because: ClosedBecause): void => closing.current.abort(because);
  useEffect(() => () => close('left'), []);
  const over = known && overBecause(known);
  useEffect(() => {
    if (over) close(over);
  }, [over]);

  function pay(order: PayableOrder): Promise<PayOutcome> {
    if (running.current) return running.current;
    setIsBusy(true);
    running.current = payAndShow(order).finally(() => {
      running.current = null;
      setIsBusy(false);
    });
    return running.current;
  }

  async function payAndShow(order: PayableOrder): Promise<PayOutcome> {
    closing.current = new AbortController();
    const { signal } = closing.current;
    const outcome = await payOrder(order, signal);
    const result = outcome === 'paid' ? 'success' : outcome === 'not-genuine' ? 'failed' : null;
    // Does not navigate if the customer has left the screen; the order shows the rest.
    if (signal.reason !== 'left' && result !== null)
      await navigate(`${paths.order(order.id)}?payment=${result}`, { replace: true });
    return outcome;
  }

  return { pay, isBusy };
}

async function payOrder(
  { id: orderId, orderNumber }: PayableOrder,
  signal: AbortSignal,
): Promise<PayOutcome> {
  try {
    const { checkout } = await call(startPayment, { orderId });
    const end = await openGatewayCheckout(checkout, orderNumber, signal);
    noteGatewayTrouble(false);
    if (end.kind === 'dismissed') return signal.reason === 'paid' ? 'paid' : 'dismissed';
    return await report({ ...end.answer, order_id: orderId });
  } catch (error) {
    if (error instanceof CallRefusedError || error instanceof CallFailedError) toast.error(error.message);
    else {
      noteGatewayTrouble(true);
      toast.error(t('payment.notStarted'));
    }
    return 'not-started';
  }
}

async function report(answer: VerifyPaymentRequest): Promise<PayOutcome> {
  for (const pauseMs of [...retryAfterMs, null]) {
    try {
      await verifyPayment(answer);
      return 'paid';
    } catch (error) {
      if (error instanceof CallRefusedError && error.code === 'payment_refunded') {
        toast.info(error.message);
        return 'refunded';
      }
      if (isGenuineRefusal(error)) {
        toast.error(t('payment.failed'));
        return 'not-genuine';
      }
      if (pauseMs === null) break;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  toast.info(t('payment.confirming'));
  return 'unconfirmed';
}

/** Anything else may still be confirmed by a retry or by the gateway's event. */
const isGenuineRefusal = (error: unknown): boolean =>
  error instanceof CallRefusedError &&
  error.code !== 'payment_pending' &&
  error.code !== 'too_much_contention';
