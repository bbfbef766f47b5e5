import { assignmentSchema, assignmentsCollection, orderSchema, ordersCollection } from '@basket/domain';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { expireOffer } from '../dispatch';
import { expireUnpaidOrder } from '../orders';
import { services } from '../platform/app';
import { atomically } from '../platform/atomically';
import { describeError } from '../platform/errors';
import { deliverMessages, outboxCollection, outboxRowSchema } from '../platform/outbox';
import type { Services } from '../platform/services';
import { UnitOfWork } from '../platform/unit-of-work';

/** Past the deadline the task has its chance first. */
const offerGraceMs = 2_000;
const paymentGraceMs = 10_000;
const outboxGraceMs = 10_000;
const pageSize = 200;

/**
 * Repairs whatever a lost task or a crash left behind: offers past their deadline, orders whose payment never came and
 * outbox rows that were never delivered. Every repair is a step of its own; one that fails is logged and does not keep
 * the others from being made.
 */
export async function sweep(
  run: Services,
): Promise<{ readonly expired: number; readonly unpaid: number; readonly delivered: number }> {
  const startedAt = run.now();
  const expired = await expireOverdueOffers(run, startedAt);
  const unpaid = await expireUnpaidOrders(run, startedAt);
  const delivered = await deliverForgottenMessages(run, startedAt);
  run.log({
    operation: 'sweep',
    result: `${expired} offers, ${unpaid} unpaid orders, ${delivered} messages`,
    ms: run.now() - startedAt,
  });
  return { expired, unpaid, delivered };
}

async function expireOverdueOffers(run: Services, now: number): Promise<number> {
  const overdue = await new UnitOfWork(run.db).query(assignmentSchema, (db) =>
    db
      .collection(assignmentsCollection)
      .where('state', '==', 'offered')
      .where('deadlineAt', '<', now - offerGraceMs)
      .orderBy('deadlineAt')
      .limit(pageSize),
  );
  return repairEach(run, 'expireOffer', overdue, (unit, { orderId, attempt }) =>
    expireOffer(unit, orderId, attempt, run.now()),
  );
}

async function expireUnpaidOrders(run: Services, now: number): Promise<number> {
  const overdue = await new UnitOfWork(run.db).query(orderSchema, (db) =>
    db
      .collection(ordersCollection)
      .where('paymentDueAt', '<', now - paymentGraceMs)
      .orderBy('paymentDueAt')
      .limit(pageSize),
  );
  return repairEach(run, 'expireUnpaidOrder', overdue, (unit, { id }) =>
    expireUnpaidOrder(unit, id, run.now()),
  );
}

/** One atomic step for each; returns how many had something to repair. */
async function repairEach<T extends { readonly id: string }>(
  run: Services,
  name: string,
  items: readonly T[],
  repair: (unit: UnitOfWork, item: T) => Promise<boolean>,
): Promise<number> {
  let repaired = 0;
  for (const item of items) {
    try {
      const { value } = await atomically(run, null, (unit) => repair(unit, item));
      repaired += Number(value);
    } catch (error) {
      run.log({
        operation: `sweep.${name}`,
        result: 'fault',
        ms: 0,
        fault: `${item.id}: ${describeError(error)}`,
      });
    }
  }
  return repaired;
}

async function deliverForgottenMessages(run: Services, now: number): Promise<number> {
  const rows = await new UnitOfWork(run.db).query(outboxRowSchema, (db) =>
    db
      .collection(outboxCollection)
      .where('createdAt', '<', now - outboxGraceMs)
      .orderBy('createdAt')
      .limit(pageSize),
  );
  await deliverMessages(
    run,
    rows.map(({ id, task, dueAt }) => ({ id, task, dueAt })),
  );
  return rows.length;
}

export const sweepSchedule = onSchedule({ schedule: 'every 1 minutes', maxInstances: 1 }, async () => {
  await sweep(services());
});
