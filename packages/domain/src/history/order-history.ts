import * as v from 'valibot';
import { factsField } from '../basics/facts';
import { kind } from '../basics/kind';
import { countSchema, instantSchema, textSchema } from '../basics/schema';
import { roleSchema } from '../identity/role';
import { orders, type Order } from '../orders/order';
import { orderStatusSchema } from '../orders/order-status';
import { historyFactsSchema } from './history-facts';

/** The longest `note` of an entry, in characters. */
export const maxHistoryNote = 300;

/**
 * `orders/{id}/history/{seq}`: who changed what, when and why, from seq 2 on. Admins only. The first line, the placing, is
 * {@link placedLine}; older orders have it stored as well.
 */
export const orderHistorySchema = v.strictObject({
  seq: countSchema,
  at: instantSchema,
  actorId: textSchema(128),
  actorRole: v.union([roleSchema, v.literal('system')]),
  from: v.nullable(orderStatusSchema),
  to: orderStatusSchema,
  /** In the words of whoever wrote them: a person, the bank or the gateway. Entries from before `facts` have the server's sentence here. */
  note: textSchema(maxHistoryNote),
  /** Null where the change is told by its status and note alone (rule: history-facts). */
  facts: factsField(historyFactsSchema),
});
export type OrderHistory = v.InferOutput<typeof orderHistorySchema>;
export const historyOf = (orderId: string) =>
  kind(`${orders.path(orderId)}/history`, orderHistorySchema, (seq: number) => String(seq).padStart(4, '0'));

/** The first line of an order's history, which the order itself tells: its customer placed it, or an admin on the phone. */
export const placedLine = ({
  customerId,
  placedBy,
  createdAt,
}: Pick<Order, 'customerId' | 'placedBy' | 'createdAt'>): OrderHistory => ({
  seq: 1,
  at: createdAt,
  actorId: placedBy ?? customerId,
  actorRole: placedBy === null ? 'customer' : 'admin',
  from: null,
  to: 'pending',
  note: '',
  facts: placedBy === null ? null : { code: 'ordered_by_phone' },
});
