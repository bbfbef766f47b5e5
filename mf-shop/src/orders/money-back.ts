import { owedBackPaise, paidBackPaise, type Order } from '@basket/domain';
import { rupees, type BillRow } from '@basket/ui';
import { refundWay, type RefundWay } from '../payment/payable';
import { t } from '../texts';

type Paid = Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus' | 'totalPaise' | 'payment'>;

/** The money of an order of which something came back. */
export interface MoneyBack {
  /** Everything that its customer paid, online and at the door. */
  readonly paidPaise: number;
  readonly backPaise: number;
  readonly owedPaise: number;
  /** The price of the order in the end. */
  readonly remainsPaise: number;
}

/** Null while nothing came back and nothing is owed back. */
export function moneyBack({ paymentMethod, paymentStatus, totalPaise, payment }: Paid): MoneyBack | null {
  const [backPaise, owedPaise] = [paidBackPaise(payment), owedBackPaise(payment)];
  if (backPaise + owedPaise === 0) return null;
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'refunded';
  const cashPaise = paymentMethod === 'cod' && isPaid ? totalPaise : 0;
  // Older orders that were paid do not say what was received for them.
  const onlinePaise =
    payment.receivedPaise > 0 || paymentMethod === 'cod' || !isPaid ? payment.receivedPaise : totalPaise;
  const paidPaise = cashPaise + onlinePaise;
  const remainsPaise = Math.max(0, paidPaise - backPaise - owedPaise);
  return { paidPaise, backPaise, owedPaise, remainsPaise };
}

const owedLabels: Readonly<Record<RefundWay, () => string>> = {
  bank: () => t('orders.owedByBank'),
  store: () => t('orders.owedByStore'),
  delayed: () => t('orders.owedDelayed'),
};

/** The rows of a bill: paid, back, on its way or owed, and what remains (rule: refund-shown). */
export const moneyBackRows = (
  { paidPaise, backPaise, owedPaise, remainsPaise }: MoneyBack,
  way: RefundWay,
): BillRow[] => [
  { label: t('orders.youPaid'), amount: paidPaise },
  ...(backPaise > 0 ? [{ label: t('orders.refunded'), amount: backPaise }] : []),
  ...(owedPaise > 0 ? [{ label: owedLabels[way](), amount: owedPaise }] : []),
  { label: t('orders.paidInTheEnd'), amount: remainsPaise },
];

/**
 * '₹20 refunded' for a list, or that it could not be paid back yet; null where nothing came back, or where all of it did, which the order's
 * payment says itself.
 */
export function moneyBackText(order: Paid): string | null {
  const money = moneyBack(order);
  if (!money || order.paymentStatus === 'refunded') return null;
  if (refundWay(order.payment) === 'delayed')
    return t('orders.notPaidBack', { amount: rupees(money.owedPaise) });
  return money.owedPaise > 0
    ? t('orders.comesBack', { amount: rupees(money.owedPaise + money.backPaise) })
    : t('orders.amountRefunded', { amount: rupees(money.backPaise) });
}
