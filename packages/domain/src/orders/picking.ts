import * as v from 'valibot';
import { kind } from '../basics/kind';
import { countSchema, idSchema, instantSchema, textSchema, wholeNumberSchema } from '../basics/schema';
import { keptPaise } from '../payments/order-payment';
import { maxLinesPerOrder } from '../cart/order-size';
import { isPaidBack, type Order } from './order';
import { statusesToPick } from './order-status';
import { roundingToRupee } from './pricing';

export const maxBagsPerOrder = 50;
export const bagsSchema = wholeNumberSchema(1, maxBagsPerOrder);

/**
 * `pickings/{orderId}`: who collects the goods of an order, and what is in the bags already. Apart from the order, because
 * customers read orders and a tick is nothing to them. Deleted when the order is cancelled: the goods go back to the shelves.
 * Admins only.
 */
export const pickingSchema = v.strictObject({
  orderNumber: textSchema(20),
  pickerId: idSchema,
  pickerName: textSchema(100),
  /** For each line of the order, whether its units are in the bags. */
  picked: v.pipe(v.array(v.boolean()), v.maxLength(maxLinesPerOrder)),
  startedAt: instantSchema,
  /** Null until the bags are closed. */
  packedAt: v.nullable(instantSchema),
  /** How long the store usually took for a line when it was begun, in ms; null when unknown, and in older ones. */
  usualLineMs: v.optional(v.nullable(v.number()), null),
  /** Null when nobody counted them. */
  bags: v.nullable(v.pipe(countSchema, v.minValue(1))),
  updatedAt: instantSchema,
});
export type Picking = v.InferOutput<typeof pickingSchema>;

export const pickings = kind('pickings', pickingSchema);

/**
 * Why the goods of an order cannot be collected; null if they can: from the order on, whoever will deliver it, while it is in the
 * store, and paid or to be paid in cash, and its money did not go back (rules: picking-at-once, picking-optional, paid-back).
 */
export function pickingObstacle({
  status,
  paymentMethod,
  paymentStatus,
  payment,
}: Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus' | 'payment'>):
  | 'order_not_pickable'
  | 'order_awaits_payment'
  | 'order_paid_back'
  | null {
  if (!statusesToPick.some((one) => one === status)) return 'order_not_pickable';
  if (isPaidBack({ status, paymentMethod, paymentStatus, payment })) return 'order_paid_back';
  return paymentMethod === 'online' && paymentStatus === 'pending' ? 'order_awaits_payment' : null;
}

/** Lines that are neither in the bags nor out of stock. */
export const linesLeft = ({ items }: Pick<Order, 'items'>, { picked }: Pick<Picking, 'picked'>): number =>
  items.filter(({ quantity }, line) => quantity > 0 && !picked[line]).length;

/** The last four digits of an order's number, which the partner says at the counter (rule: packed-handed). */
export const orderDigits = (orderNumber: string): string => orderNumber.slice(-4);

/** The fields of an order that change once a line has fewer units. */
type Shortened = Pick<
  Order,
  | 'items'
  | 'subtotalPaise'
  | 'deliveryChargePaise'
  | 'roundingPaise'
  | 'totalPaise'
  | 'paymentMethod'
  | 'payment'
>;

/**
 * The rounding of an order whose exact sum is another one now. Cash is rounded anew; what was paid at the door keeps its rounding, so that
 * the missing units are owed back at their price (rule: cash-rounded).
 */
function roundingAfter(
  { roundingPaise, paymentMethod, items }: Pick<Order, 'roundingPaise' | 'paymentMethod' | 'items'>,
  exactPaise: number,
): number | null {
  if (roundingPaise === null) return null;
  if (paymentMethod === 'cod') return roundingToRupee(exactPaise);
  return isNothingLeft({ items }) ? 0 : Math.max(0, exactPaise + roundingPaise) - exactPaise;
}

/**
 * The order with so many units of a line as were found (rule: short-shrinks). The delivery charge stays as it was agreed, so
 * that free delivery stays free and the total never grows; nothing to deliver costs nothing. Units that were refunded before
 * count as the missing ones.
 *
 * @param quantity fewer than the line has
 */
export function shortenLine<O extends Shortened>(order: O, line: number, quantity: number): O {
  const missing = (order.items[line]?.quantity ?? 0) - quantity;
  const items = order.items.map((item, index) =>
    index === line
      ? {
          ...item,
          orderedQuantity: item.orderedQuantity ?? item.quantity,
          quantity,
          totalPaise: item.unitPricePaise * quantity,
        }
      : item,
  );
  const subtotalPaise = items.reduce((sum, item) => sum + item.totalPaise, 0);
  const deliveryChargePaise = items.some((item) => item.quantity > 0) ? order.deliveryChargePaise : 0;
  const exactPaise = subtotalPaise + deliveryChargePaise;
  const roundingPaise = roundingAfter({ ...order, items }, exactPaise);
  const { refundedQuantities } = order.payment;
  const refunded = refundedQuantities[line] ?? 0;
  return {
    ...order,
    items,
    subtotalPaise,
    deliveryChargePaise,
    roundingPaise,
    totalPaise: exactPaise + (roundingPaise ?? 0),
    payment: {
      ...order.payment,
      refundedQuantities:
        refunded > 0
          ? { ...refundedQuantities, [line]: Math.max(0, refunded - missing) }
          : refundedQuantities,
    },
  };
}

/** The sum owed back for the missing units of a line; for an order of which nothing is left, all that it keeps. */
export function shortRefundPaise(
  order: Shortened & Pick<Order, 'paymentMethod' | 'paymentStatus'>,
  line: number,
  quantity: number,
): number {
  const item = order.items[line];
  if (!item || order.paymentMethod !== 'online' || order.paymentStatus !== 'paid') return 0;
  const keptNow = Math.max(0, keptPaise(order.payment));
  if (isNothingLeft(shortenLine(order, line, quantity))) return keptNow;
  const refunded = order.payment.refundedQuantities[line] ?? 0;
  return Math.min(keptNow, item.unitPricePaise * Math.max(0, item.quantity - quantity - refunded));
}

export const isNothingLeft = ({ items }: Pick<Order, 'items'>): boolean =>
  items.every(({ quantity }) => quantity === 0);

/** Units of a line that were ordered and are not in the store. */
export const missingUnits = ({
  quantity,
  orderedQuantity = quantity,
}: Pick<Order['items'][number], 'quantity' | 'orderedQuantity'>): number => orderedQuantity - quantity;
