import { countSchema, idSchema } from '@basket/domain';
import * as v from 'valibot';

/** Work that is done later, by name and not before its time. */
export const taskSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('expireOffer'), orderId: idSchema, attempt: countSchema }),
  v.strictObject({ kind: v.literal('expireUnpaidOrder'), orderId: idSchema }),
  v.strictObject({ kind: v.literal('dispatchOrders') }),
  v.strictObject({ kind: v.literal('publishCatalogue') }),
  v.strictObject({ kind: v.literal('reopenStore') }),
  v.strictObject({ kind: v.literal('rollUpStock'), productId: idSchema }),
  v.strictObject({ kind: v.literal('deletePictures'), productId: idSchema }),
  v.strictObject({ kind: v.literal('syncClaims'), uid: idSchema }),
  v.strictObject({ kind: v.literal('openAccount'), uid: idSchema }),
  v.strictObject({ kind: v.literal('syncAccess'), uid: idSchema }),
  v.strictObject({ kind: v.literal('erasePerson'), uid: idSchema }),
  v.strictObject({ kind: v.literal('processPaymentEvent'), eventId: idSchema }),
  v.strictObject({ kind: v.literal('payRefund'), refundId: idSchema }),
  v.strictObject({ kind: v.literal('closePaymentCode'), codeId: idSchema }),
]);
export type TaskMessage = v.InferOutput<typeof taskSchema>;

/** A task with its name (queued once however often it is sent) and the time before which it must not act. */
export interface OutboxMessage {
  readonly id: string;
  readonly task: TaskMessage;
  readonly dueAt: number;
}
