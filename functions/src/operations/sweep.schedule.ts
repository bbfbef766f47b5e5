import { assignmentSchema, assignmentsCollection } from '@basket/domain';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { expireOffer } from '../dispatch';
import { services } from '../platform/app';
import { atomically } from '../platform/atomically';
import { describeError } from '../platform/errors';
import { deliverMessages, outboxCollection, outboxRowSchema } from '../platform/outbox';
import type { Services } from '../platform/services';
import { UnitOfWork } from '../platform/unit-of-work';

const offerGraceMs = 2_000;
const outboxGraceMs = 10_000;
const pageSize = 200;

/**
 * Repairs whatever a lost task or a crash left behind: offers past their deadline and outbox rows that
 * were never delivered. Every repair is a step of its own; one that fails is logged and does not keep
 * the others from being made.
 */
export async function sweep(
  run: Services,
): Promise<{ readonly expired: number; readonly delivered: number }> {
  const startedAt = run.now();
  const expired = await expireOverdueOffers(run, startedAt);
  const delivered = await deliverForgottenMessages(run, startedAt);
  run.log({
    operation: 'sweep',
    result: `${expired} offers, ${delivered} messages`,
    ms: run.now() - startedAt,
  });
  return { expired, delivered };
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
  let expired = 0;
  for (const { id, orderId, attempt } of overdue) {
    try {
      const { value } = await atomically(run, null, (unit) => expireOffer(unit, orderId, attempt, run.now()));
      expired += Number(value);
    } catch (error) {
      run.log({
        operation: 'sweep.expireOffer',
        result: 'fault',
        ms: 0,
        fault: `${id}: ${describeError(error)}`,
      });
    }
  }
  return expired;
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
