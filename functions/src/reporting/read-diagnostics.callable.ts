import {
  damagedDocumentsCollection,
  damagedDocumentSchema,
  disputesCollection,
  disputeSchema,
  pageErrorsCollection,
  pageErrorSchema,
  readDiagnostics,
  shownDamagedDocuments,
  shownDisputes,
  shownPageErrors,
  unsettledDisputeStates,
  webhookEventsCollection,
  webhookEventSchema,
  withoutId,
  type ResponseOf,
} from '@basket/domain';
import type * as v from 'valibot';
import { readPublication } from '../catalogue';
import { readMoneyLines } from '../payments';
import { outboxCollection, outboxRowSchema } from '../platform/database/outbox';
import { readLastSweep } from '../platform/background/last-sweep';
import type { DatabaseQuery } from '../platform/database/aggregates';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { query } from '../platform/operation';
import { keepCounts } from './kept-counts';

type Diagnostics = ResponseOf<typeof readDiagnostics>;
type BuildQuery = Parameters<UnitOfWork['tally']>[0];

const kept = keepCounts<Diagnostics>();

/** At most 101 documents and three counts, however much waits (rules: health-told, bounded-work). */
export const readDiagnosticsOperation = query(readDiagnostics, ['admin'], ({ services, unit, now }) =>
  kept(services.db, now, () => diagnose(unit, now)),
);

async function diagnose(unit: UnitOfWork, now: number): Promise<Diagnostics> {
  const [sweep, outbox, unprocessed, [lastEvent], publication, damaged, latest, pageErrors, money, disputes] =
    await Promise.all([
      readLastSweep(unit),
      waitingOf(unit, outboxRowSchema, 'createdAt', (db) => db.collection(outboxCollection)),
      waitingOf(unit, webhookEventSchema, 'processAt', (db) =>
        db.collection(webhookEventsCollection).where('processAt', '>', 0),
      ),
      unit.query(webhookEventSchema, (db) =>
        db.collection(webhookEventsCollection).orderBy('receivedAt', 'desc').limit(1),
      ),
      readPublication(unit),
      unit.tally((db) => db.collection(damagedDocumentsCollection)),
      unit.query(damagedDocumentSchema, (db) =>
        db.collection(damagedDocumentsCollection).orderBy('lastSeenAt', 'desc').limit(shownDamagedDocuments),
      ),
      unit.query(pageErrorSchema, (db) =>
        db.collection(pageErrorsCollection).orderBy('lastSeenAt', 'desc').limit(shownPageErrors),
      ),
      readMoneyLines(unit, now),
      unit.query(disputeSchema, (db) =>
        db.collection(disputesCollection).where('state', 'in', unsettledDisputeStates).limit(shownDisputes),
      ),
    ]);
  return {
    countedAt: now,
    functions: {
      commit: process.env['RELEASE_COMMIT'] ?? null,
      revision: process.env['K_REVISION'] ?? null,
    },
    sweep,
    outbox,
    webhook: { ...unprocessed, lastAt: lastEvent?.receivedAt ?? null },
    publication,
    damaged: { count: damaged.count, latest: latest.map(withoutId) },
    pageErrors: pageErrors.map(withoutId),
    money: [...money],
    disputes: disputes
      .map(({ id: disputeId, ...dispute }) => ({ disputeId, ...dispute }))
      .sort((one, other) => (one.respondByAt ?? Infinity) - (other.respondByAt ?? Infinity)),
  };
}

/** How many there are, and the least value of a field. */
async function waitingOf<
  S extends v.GenericSchema<unknown, Readonly<Record<F, number | null>>>,
  F extends string,
>(
  unit: UnitOfWork,
  schema: S,
  field: F,
  build: (...parameters: Parameters<BuildQuery>) => DatabaseQuery,
): Promise<Diagnostics['outbox']> {
  const [{ count }, [oldest]] = await Promise.all([
    unit.tally(build),
    unit.query(schema, (db) => build(db).orderBy(field).limit(1)),
  ]);
  return { count, oldestAt: oldest?.[field] ?? null };
}
