import { instantSchema, kind } from '@basket/domain';
import * as v from 'valibot';
import { describeError } from '../errors';
import type { Services } from '../services';
import { taskSchema, type OutboxMessage } from '../tasks';

/**
 * Side effects are rows of the commit that causes them: `outbox/{id}`. They are delivered right after it
 * and, should that be missed, by the sweeper. Rows are deleted once delivered; the task's name makes a
 * second delivery harmless.
 */
const outboxRowSchema = v.strictObject({
  task: taskSchema,
  dueAt: instantSchema,
  createdAt: instantSchema,
});
export type OutboxRow = v.InferOutput<typeof outboxRowSchema>;
export const outbox = kind('outbox', outboxRowSchema);

export const outboxRow = ({ task, dueAt }: OutboxMessage, now: number): OutboxRow => ({
  task,
  dueAt,
  createdAt: now,
});

/** Delivers what was committed. A failure is logged and left to the sweeper: the commit stands. */
export async function deliverMessages(services: Services, messages: readonly OutboxMessage[]): Promise<void> {
  for (const message of messages) {
    try {
      await deliverMessage(services, message);
    } catch (error) {
      services.log({
        operation: 'outbox.deliver',
        result: 'left to the sweeper',
        ms: 0,
        fault: describeError(error),
      });
    }
  }
}

/** @throws when the queue or the database does not take it; the row stays then */
export async function deliverMessage(services: Services, message: OutboxMessage): Promise<void> {
  await services.enqueue(message);
  await services.db.doc(outbox.path(message.id)).delete();
}
