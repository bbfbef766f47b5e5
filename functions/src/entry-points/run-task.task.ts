import { forReading } from '@basket/domain';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as v from 'valibot';
import type { Progress } from '../platform/background/overdue';
import { openCustomerAccount, syncAccess, syncClaims } from '../accounts';
import { deletePictures, publishOrRemember } from '../catalogue';
import { dispatchOrders, expireOffer } from '../dispatch';
import { closeCode, payRefund, processEvent, settleUnpaidOrder } from '../payments';
import { erasePerson } from '../retention';
import { services } from '../platform/app';
import { accountsOf } from '../platform/accounts';
import { atomically } from '../platform/database/atomically';
import { describeError } from '../platform/errors';
import type { Services } from '../platform/services';
import { taskSchema, type TaskMessage } from '../platform/tasks';
import { SharedRun } from '../platform/background/shared-run';
import { rollUpStock } from '../stock';
import { reopenStore } from '../store';

/** A task that arrived before its time. The queue tries again; acting early is never right. */
export class TooEarlyError extends Error {
  override readonly name = 'TooEarlyError';
}

/**
 * Acts on one task. Safe to run any number of times: the state decides, not the task. Only one whose
 * time has not come fails, so that the queue brings it back.
 */
export async function runTask(task: TaskMessage, dueAt: number, run: Services): Promise<void> {
  const startedAt = run.now();
  if (startedAt < dueAt) throw new TooEarlyError(`${task.kind} is due in ${dueAt - startedAt} ms`);
  const result = await act(task, run);
  run.log({ operation: `tasks.${task.kind}`, result, ms: run.now() - startedAt });
}

/** Offers of one instance are made in turn: at the same time they would compete for the same best partner. */
const dispatching = new SharedRun<Progress>();

const doneOrNothing = (isDone: boolean, done: string): string => (isDone ? done : 'nothing to do');

async function act(task: TaskMessage, run: Services): Promise<string> {
  switch (task.kind) {
    case 'expireOffer': {
      const { orderId, attempt } = task;
      const { value } = await atomically(run, null, (unit) => expireOffer(unit, orderId, attempt, run.now()));
      return doneOrNothing(value, 'expired');
    }
    case 'dispatchOrders': {
      const progress = await dispatching.run(() => dispatchOrders(run));
      return progress ? `${progress.settled} offered` : 'left to the next run';
    }
    case 'expireUnpaidOrder':
      return doneOrNothing(await settleUnpaidOrder(run, task.orderId), 'cancelled');
    case 'publishCatalogue':
      return `version ${await publishOrRemember(run)}`;
    case 'reopenStore':
      return doneOrNothing(await reopenStore(run), 'open');
    case 'rollUpStock':
      return doneOrNothing(await rollUpStock(run, task.productId), 'shown');
    case 'deletePictures':
      return deletePictures(run, task.productId);
    case 'syncClaims':
      return syncClaims(run, task.uid);
    case 'openAccount':
      return openCustomerAccount(run, task.uid);
    case 'syncAccess':
      return syncAccess(run, task.uid);
    case 'erasePerson':
      await erasePerson(run, accountsOf(), task.uid);
      return 'erased';
    default:
      return actOnPayment(task, run);
  }
}

type PaymentTask = Extract<
  TaskMessage,
  { readonly kind: 'processPaymentEvent' | 'payRefund' | 'closePaymentCode' }
>;

async function actOnPayment(task: PaymentTask, run: Services): Promise<string> {
  switch (task.kind) {
    case 'processPaymentEvent':
      return processEvent(run, task.eventId);
    case 'payRefund':
      return payRefund(run, task.refundId);
    case 'closePaymentCode':
      return closeCode(run, task.codeId);
  }
}

/** Retried with a backoff of 5 s and more: a task that a queue delivers early lands soon after its time. */
export const tasks = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 10, minBackoffSeconds: 5, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: 50 },
  },
  async ({ data, scheduledTime }) => {
    const task = v.parse(forReading(taskSchema), data);
    try {
      await runTask(task, Date.parse(scheduledTime), services());
    } catch (error) {
      if (!(error instanceof TooEarlyError))
        services().log({
          operation: `tasks.${task.kind}`,
          result: 'fault',
          ms: 0,
          fault: describeError(error),
        });
      throw error;
    }
  },
);
