import { billFor, cashRoundingOf, type Billed } from './pricing';
import { orderStatusFacts } from './order-status';
import type { Order } from './order';
import type { PublicStoreSettings } from '../store/store-settings';

/** Whether the order waits for its online payment and can be paid in cash instead (rule: cash-instead). */
export const canPayInCash = (
  {
    status,
    paymentMethod,
    paymentStatus,
    paymentDueAt,
  }: Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus' | 'paymentDueAt'>,
  now: number,
): boolean =>
  paymentMethod === 'online' &&
  paymentStatus === 'pending' &&
  !orderStatusFacts[status].isFinal &&
  (paymentDueAt === null || now < paymentDueAt);

/** The bill in cash of an order that is to be paid online, and has the exact sum (rules: cash-instead, cash-rounded). */
export const cashBill = (
  { totalPaise }: Pick<Order, 'totalPaise'>,
  settings: Pick<PublicStoreSettings, 'roundsCash'>,
): Billed<{ readonly totalPaise: number; readonly cashRoundingPaise: number | null }> =>
  billFor({ totalPaise, cashRoundingPaise: cashRoundingOf(totalPaise, settings) }, 'cod');
