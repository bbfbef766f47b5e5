import {
  type Kind,
  damagedDocuments,
  disputes,
  minuteMs,
  orders,
  pageErrors,
  readDiagnostics,
  rollouts,
  shownDamagedDocuments,
  shownDisputes,
  shownPageErrors,
  shownRollouts,
  unsettledDisputeStates,
  watchedPayments,
  webhookEvents,
  withoutId,
  type ResponseOf,
} from '@basket/domain';
import type * as v from 'valibot';
import { readPublication } from '../catalogue';
import { readMoneyLines } from '../payments';
import { outbox } from '../platform/database/outbox';
import { readLastSweep } from '../platform/background/last-sweep';
import type { DatabaseQuery } from '../platform/database/aggregates';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { query } from '../platform/operation';
import { keepCounts } from './kept-counts';

type Diagnostics = ResponseOf<typeof readDiagnostics>;

const kept = keepCounts<Diagnostics>();

/** At most 121 documents and three counts, however much waits (rules: health-told, bounded-work). */
export const readDiagnosticsOperation = query(readDiagnostics, ['admin'], ({ services, unit, now }) =>
  kept(services.db, now, () => diagnose(unit, now)),
);

async function diagnose(unit: UnitOfWork, now: number): Promise<Diagnostics> {
  const [
    sweep,
    messages,
    unprocessed,
    [lastEvent],
    payments,
    publication,
    damaged,
    latest,
    errors,
    money,
    unsettled,
    rolledOut,
  ] = await Promise.all([
    readLastSweep(unit),
    waitingOf(unit, outbox, 'createdAt'),
    waitingOf(unit, webhookEvents, 'processAt', (all) => all.where('processAt', '>', 0)),
    unit.query(webhookEvents, (all) => all.orderBy('receivedAt', 'desc').limit(1)),
    readPayments(unit, now),
    readPublication(unit),
    unit.tally(damagedDocuments),
    unit.query(damagedDocuments, (all) => all.orderBy('lastSeenAt', 'desc').limit(shownDamagedDocuments)),
    unit.query(pageErrors, (all) => all.orderBy('lastSeenAt', 'desc').limit(shownPageErrors)),
    readMoneyLines(unit, now),
    unit.query(disputes, (all) => all.where('state', 'in', unsettledDisputeStates).limit(shownDisputes)),
    unit.query(rollouts, (all) => all.orderBy('startedAt', 'desc').limit(shownRollouts)),
  ]);
  return {
    countedAt: now,
    functions: {
      commit: process.env['RELEASE_COMMIT'] ?? null,
      revision: process.env['K_REVISION'] ?? null,
    },
    sweep,
    outbox: messages,
    webhook: { ...unprocessed, lastAt: lastEvent?.receivedAt ?? null },
    payments,
    publication,
    damaged: { count: damaged.count, latest: latest.map(withoutId) },
    pageErrors: errors.map(withoutId),
    money: [...money],
    disputes: unsettled
      .map(({ id: disputeId, ...dispute }) => ({ disputeId, ...dispute }))
      .sort((one, other) => (one.respondByAt ?? Infinity) - (other.respondByAt ?? Infinity)),
    rollouts: rolledOut.map(({ id: rolloutId, ...rollout }) => ({ rolloutId, ...rollout })),
  };
}

/** A browser asks for the payment as soon as the order is placed: whatever waits longer without one was refused it, or its page is gone. */
async function readPayments(unit: UnitOfWork, now: number): Promise<Diagnostics['payments']> {
  const latest = await unit.query(orders, (all) =>
    all.where('paymentDueAt', '>', now).orderBy('paymentDueAt', 'desc').limit(watchedPayments),
  );
  const waiting = latest.filter(({ createdAt }) => createdAt <= now - minuteMs);
  return {
    waiting: waiting.length,
    unopened: waiting.filter(({ payment: { intentId } }) => intentId === null).length,
  };
}

/** How many there are, and the least value of a field. */
async function waitingOf<
  S extends v.GenericSchema<unknown, Readonly<Record<F, number | null>>>,
  F extends string,
>(
  unit: UnitOfWork,
  kind: Kind<S>,
  field: F,
  build = (all: DatabaseQuery): DatabaseQuery => all,
): Promise<Diagnostics['outbox']> {
  const [{ count }, [oldest]] = await Promise.all([
    unit.tally(kind, build),
    unit.query(kind, (all) => build(all).orderBy(field).limit(1)),
  ]);
  return { count, oldestAt: oldest?.[field] ?? null };
}
