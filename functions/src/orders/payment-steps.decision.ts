import type { Order, OrderStatus, PaymentMethod, PaymentStatus } from '@basket/domain';

/**
 * A change of status, as the order's payment sees it:
 * - goesOn: the order stays alive, or a delivery is undone
 * - delivered: it is handed over
 * - cancelled: it ends, also after its delivery
 * - takenBack, takenBackDelivered: it was cancelled, and is alive again, or was handed over after all
 */
export const paymentSteps = ['goesOn', 'delivered', 'cancelled', 'takenBack', 'takenBackDelivered'] as const;
export type PaymentStep = (typeof paymentSteps)[number];

export function paymentStepOf(from: OrderStatus, to: OrderStatus): PaymentStep {
  if (to === 'cancelled') return 'cancelled';
  if (from === 'cancelled') return to === 'delivered' ? 'takenBackDelivered' : 'takenBack';
  return to === 'delivered' ? 'delivered' : 'goesOn';
}

/**
 * The payment's change:
 * - same: nothing
 * - cashOpen: the order is to be paid in cash, and nobody has the money
 * - cashPaid: the cash is collected by handing the order over
 * - owe: what the shop keeps of the money goes back
 * - undoOwe: what is owed and has not been asked for is kept after all; otherwise `cashOpen`
 * - undoOweDelivered: the same; otherwise `cashPaid`
 */
export type PaymentEffect = 'same' | 'cashOpen' | 'cashPaid' | 'owe' | 'undoOwe' | 'undoOweDelivered';

/** Cash exists exactly while the order is delivered, whatever its payment said before (rule: cash-paid-at-door). */
const cash: Readonly<Record<PaymentStep, PaymentEffect>> = {
  goesOn: 'cashOpen',
  delivered: 'cashPaid',
  cancelled: 'cashOpen',
  takenBack: 'cashOpen',
  takenBackDelivered: 'cashPaid',
};

/** Nothing has come online: it may come as long as the order lives. */
const unpaid: Readonly<Record<PaymentStep, PaymentEffect>> = {
  goesOn: 'same',
  delivered: 'same',
  cancelled: 'same',
  takenBack: 'same',
  takenBackDelivered: 'same',
};

/** The wait for an online payment, or what was paid, is over: only cash is left (rule: refund-then-cash). */
const over: Readonly<Record<PaymentStep, PaymentEffect>> = {
  goesOn: 'same',
  delivered: 'same',
  cancelled: 'same',
  takenBack: 'cashOpen',
  takenBackDelivered: 'cashPaid',
};

/** The one table of an order's payment under changes of its status; events of the gateway are decidePayment's. */
export const paymentEffects: Readonly<
  Record<PaymentMethod, Readonly<Record<PaymentStatus, Readonly<Record<PaymentStep, PaymentEffect>>>>>
> = {
  cod: { pending: cash, paid: cash, failed: cash, refunded: cash },
  online: {
    pending: unpaid,
    paid: {
      goesOn: 'same',
      delivered: 'same',
      cancelled: 'owe',
      takenBack: 'undoOwe',
      takenBackDelivered: 'undoOweDelivered',
    },
    failed: over,
    refunded: over,
  },
};

export const paymentEffectOf = (
  { paymentMethod, paymentStatus, status }: Pick<Order, 'paymentMethod' | 'paymentStatus' | 'status'>,
  to: OrderStatus,
): PaymentEffect => paymentEffects[paymentMethod][paymentStatus][paymentStepOf(status, to)];
