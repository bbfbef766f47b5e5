import * as v from 'valibot';
import { kind } from '../basics/kind';
import { defineContract } from '../basics/contract';
import {
  countSchema,
  idSchema,
  instantSchema,
  requiredTextSchema,
  textSchema,
  wholeNumberSchema,
} from '../basics/schema';
import { maxLinesPerOrder, maxQuantityPerLine } from '../cart/order-size';
import { itemTextsSchema } from './lines/item-texts';
import type { Order } from './order';
import { orderStatusSchema } from './order-status';

const lineSchema = wholeNumberSchema(0, maxLinesPerOrder - 1);

/** Units of a line of a cancelled order that are on no shelf. */
export const putBackItemSchema = v.strictObject({
  line: lineSchema,
  productId: idSchema,
  name: textSchema(120),
  unit: textSchema(30),
  texts: v.optional(itemTextsSchema),
  quantity: v.pipe(countSchema, v.minValue(1)),
});
export type PutBackItem = v.InferOutput<typeof putBackItemSchema>;

/**
 * `putBacks/{orderId}`: goods of a cancelled order that were picked, or had left the store. They are sold again once somebody
 * says that they are on the shelf (rule: put-back). Deleted then, or when the order is taken back. Admins only.
 */
export const putBackSchema = v.strictObject({
  orderNumber: textSchema(20),
  /** The order's status before, or the one in which their partner lost it: they may be in the store, on the road or with the customer. */
  from: orderStatusSchema,
  /** The partner who has them when they are on the road. */
  deliveryPartnerId: v.nullable(idSchema),
  partnerName: textSchema(100),
  items: v.pipe(v.array(putBackItemSchema), v.minLength(1), v.maxLength(maxLinesPerOrder)),
  /** When picking had begun and the bags were closed, for an order that is taken back; null when nobody picked, or packed. */
  startedAt: v.nullable(instantSchema),
  packedAt: v.nullable(instantSchema),
  bags: v.nullable(countSchema),
  cancelledAt: instantSchema,
});
export type PutBack = v.InferOutput<typeof putBackSchema>;

export const putBacks = kind('putBacks', putBackSchema);

/** When the goods were last known to be outside the store, epoch ms; -1: never. */
export const leftStoreAt = ({ statusTimes }: Pick<Order, 'statusTimes'>): number =>
  Math.max(statusTimes.out_for_delivery ?? -1, statusTimes.delivered ?? -1);

/** Whether the goods have left the store since the order was last cancelled, as far as its statuses tell. */
export const hasLeftStore = (order: Pick<Order, 'status' | 'statusTimes'>): boolean =>
  order.status === 'out_for_delivery' ||
  order.status === 'delivered' ||
  leftStoreAt(order) >= (order.statusTimes.cancelled ?? 0);

/**
 * The units of an order that are on no shelf: what is in the bags, or all of them once they have left the store.
 *
 * @param picked for each line, whether it is in the bags
 */
export const itemsOffShelf = (
  order: Pick<Order, 'items' | 'status' | 'statusTimes'>,
  picked: readonly boolean[],
): PutBackItem[] =>
  order.items.flatMap(({ productId, name, unit, texts, quantity }, line) =>
    quantity > 0 && (hasLeftStore(order) || picked[line])
      ? [{ line, productId, name, unit, ...(texts && { texts }), quantity }]
      : [],
  );

/** The lines with only those units that are on the shelves. */
export const itemsOnShelf = <I extends Pick<Order['items'][number], 'quantity'>>(
  items: readonly I[],
  off: readonly Pick<PutBackItem, 'line' | 'quantity'>[],
): I[] => {
  const offByLine = new Map(off.map(({ line, quantity }) => [line, quantity]));
  return items.map((item, line) => ({
    ...item,
    quantity: Math.max(0, item.quantity - (offByLine.get(line) ?? 0)),
  }));
};

/** Whether an order that is cancelled now leaves nothing, a part or all of its goods to be put back. */
export function goodsToPutBack(
  order: Pick<Order, 'packing' | 'status' | 'statusTimes'>,
): 'none' | 'picked' | 'all' {
  if (hasLeftStore(order)) return 'all';
  if (order.packing === null) return 'none';
  return order.packing.packedAt === null ? 'picked' : 'all';
}

/** An admin says what of the goods of a cancelled order is on the shelves again; the rest is lost (rule: put-back). */
export const settlePutBack = defineContract('orders', 'settlePutBack', {
  request: v.strictObject({
    orderId: idSchema,
    /** As it was seen: the order may have been taken back and cancelled again. */
    cancelledAt: instantSchema,
    /** Lines of which fewer units came back; all the others are whole. */
    fewer: v.exactOptional(
      v.pipe(
        v.array(v.strictObject({ line: lineSchema, quantity: wholeNumberSchema(0, maxQuantityPerLine) })),
        v.maxLength(maxLinesPerOrder),
      ),
    ),
    /** Why the rest is lost. */
    reason: v.exactOptional(requiredTextSchema(100)),
  }),
  refusals: [
    'unknown_order',
    'own_money',
    'nothing_to_put_back',
    'unknown_line',
    'not_shorter',
    'loss_reason_needed',
  ],
});
