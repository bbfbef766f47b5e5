import { Timestamp } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { auditEntries, dayMs, retention, type RefusalFacts } from '@basket/domain';
import { backoffWindowMs } from './backoff.decision';
import { describeError, RefusedError, refused, statusCodeOf } from '../errors';
import { deliverMessages, outbox, outboxRow } from './outbox';
import type { Services } from '../services';
import type { OutboxMessage } from '../tasks';
import type { Writer } from './guarded-commit';
import { UnitOfWork } from './unit-of-work';

/** gRPC codes after which another try may succeed: the state moved on, or the answer was lost. */
const retryable = new Set([
  4, // DEADLINE_EXCEEDED
  5, // NOT_FOUND: a document to update is gone
  6, // ALREADY_EXISTS: somebody created it first
  9, // FAILED_PRECONDITION: somebody changed it first
  10, // ABORTED
  14, // UNAVAILABLE
]);
/**
 * INVALID_ARGUMENT of a transaction that the database gave up because others wanted what it had locked. The text is the only sign:
 * `isRetryableTransactionError` of @google-cloud/firestore goes by it too.
 */
const isGivenUp = (error: unknown): boolean =>
  statusCodeOf(error) === 3 && /transaction (has expired|is invalid or closed)/i.test(describeError(error));
const maxConflicts = 40;
/** Time spent on attempts. Waiting for a turn, or before the next attempt, does not count. */
const attemptsBudgetMs = 15_000;
/** Everything counts. Functions are given 60 seconds, and the answer must still get through. */
const totalBudgetMs = 40_000;
/** Where documents change all the time, the refusal of a later try stands. */
const mostCheckedTries = 10;
const recordKeptForMs = retention.operations.days * dayMs;

/** Names one request of one account, so that its repetition is recognised. */
export interface OperationRecord {
  readonly id: string;
  readonly requestHash: string;
}

export const operationRecord = (
  uid: string,
  operationId: string,
  name: string,
  input: unknown,
): OperationRecord => ({
  id: `${uid}_${operationId}`,
  requestHash: createHash('sha256')
    .update(`${name}\n${stableJson(input)}`)
    .digest('hex'),
});

export interface Commit<T> {
  readonly value: T;
  readonly tries: number;
  readonly reads: number;
  readonly writes: number;
  /** The answer of an earlier, equal request. */
  readonly isRepetition: boolean;
}

/**
 * The only way to change money, stock and assignments: reads, decides, then writes everything or nothing. If a
 * document that it read has changed since, it starts again. With an `operation`, the result is stored in the same commit:
 * a repeated request returns the first answer, even if that answer was lost, and another request under the same id is
 * refused, with what the first answer says.
 *
 * @param attempt reads through the unit, decides, registers its writes and returns the answer; throws
 *   {@link refused} to refuse. It may run several times and must not act on anything outside.
 */
export async function atomically<T>(
  services: Services,
  operation: OperationRecord | null,
  attempt: (unit: UnitOfWork) => Promise<T>,
): Promise<Commit<T>> {
  const { messages, ...committed } = await untilCommitted(services, operation, attempt);
  await deliverMessages(services, messages);
  return committed;
}

/** Messages to deliver after the commit. */
interface Delivery {
  readonly messages: readonly OutboxMessage[];
}

type Tried<T> = Omit<Commit<T>, 'tries' | 'reads'> & Delivery;

async function untilCommitted<T>(
  services: Services,
  operation: OperationRecord | null,
  attempt: (unit: UnitOfWork) => Promise<T>,
): Promise<Commit<T> & Delivery> {
  const { elapsedMs, turns } = services;
  const turn = turns.arrive();
  const arrivedAt = elapsedMs();
  const ageMs = (): number => elapsedMs() - arrivedAt;
  let [reads, conflicts, attemptsMs] = [0, 0, 0];
  let lastTry: UnitOfWork | null = null;
  try {
    for (let tries = 1; ; tries += 1) {
      const unit: UnitOfWork = new UnitOfWork(services, turn, lastTry);
      lastTry = unit;
      const startedAt = elapsedMs();
      const step = tries === 1 ? tryOnce : unlessRepeated;
      const tried = await unlessContended(step(services, operation, attempt, unit));
      reads += unit.readCount;
      if (typeof tried === 'object') return { ...tried, tries, reads };
      attemptsMs += elapsedMs() - startedAt;
      if (attemptsMs > attemptsBudgetMs || conflicts >= maxConflicts) throw refused('too_much_contention');
      if (tried === 'conflict') {
        unit.hadConflict = true;
        conflicts += 1;
        await services.pause(services.randomInt(Math.ceil(backoffWindowMs(conflicts, ageMs())) + 1));
      }
      if (!(await turn.hold(unit.contendedPaths, totalBudgetMs - ageMs())))
        throw refused('too_much_contention');
    }
  } finally {
    turn.end();
  }
}

/** The result of an attempt; 'conflict' after one with another writer, which another attempt may resolve. */
const unlessContended = <T>(attempt: Promise<T>): Promise<T | 'conflict'> =>
  attempt.catch((error: unknown) => {
    const code = statusCodeOf(error);
    if (code === null || !(retryable.has(code) || isGivenUp(error))) throw error;
    return 'conflict';
  });

/** As {@link tryOnce}, but looks first whether an equal request, or an earlier try of this one, has committed. */
async function unlessRepeated<T>(
  services: Services,
  operation: OperationRecord | null,
  attempt: (unit: UnitOfWork) => Promise<T>,
  unit: UnitOfWork,
): Promise<Tried<T> | 'queue'> {
  return (await findResult<T>(services, operation, unit)) ?? tryOnce(services, operation, attempt, unit);
}

/**
 * Reads, decides, writes. Returns 'queue', and writes nothing, when other requests of this instance write the same
 * documents now or came first. Throws the database's error when something has changed meanwhile. The record is not read
 * first: it is missing in all but a few requests, and its creation fails in those.
 */
async function tryOnce<T>(
  services: Services,
  operation: OperationRecord | null,
  attempt: (unit: UnitOfWork) => Promise<T>,
  unit: UnitOfWork,
): Promise<Tried<T> | 'queue'> {
  let value: T;
  try {
    value = await attempt(unit);
  } catch (error) {
    // An equal request may have committed: then its answer counts, not what it left behind.
    const known = await findResult<T>(services, operation, unit);
    if (known) return known;
    // Documents are read one after the other: an old one and a new one must not make a refusal (rule: refusals-true).
    if (error instanceof RefusedError && unit.tries <= mostCheckedTries) await unit.requireUnchanged();
    throw error;
  }
  if (!unit.turn.tryHold(unit.contendedPaths)) return 'queue';
  const writes = await commit(services, unit, operation, value);
  return { messages: unit.messages, value, writes, isRepetition: false };
}

async function commit(
  services: Services,
  unit: UnitOfWork,
  operation: OperationRecord | null,
  value: unknown,
): Promise<number> {
  const { db, now, newId } = services;
  const at = now();
  const entries = unit.audit.entries(at);
  if (unit.writeCount === 0 && unit.messages.length === 0 && !operation) return 0;
  const fill = (writer: Writer): void => {
    unit.fill(writer);
    for (const entry of entries) writer.create(db.doc(auditEntries.path(newId())), entry);
    for (const message of unit.messages)
      writer.create(db.doc(outbox.path(message.id)), outboxRow(message, at));
    if (operation)
      writer.create(db.doc(operationPath(operation.id)), {
        requestHash: operation.requestHash,
        result: value,
        at,
        expireAt: Timestamp.fromMillis(at + recordKeptForMs),
      });
  };
  const inOneBatch = async (): Promise<void> => {
    const batch = db.batch();
    fill(batch);
    await batch.commit();
  };
  const withGuards = (): Promise<void> =>
    db.runTransaction(
      async (transaction) => {
        await unit.checkGuards(transaction);
        fill(transaction);
      },
      { maxAttempts: 1 },
    );
  await services.commit(unit.isGuarded ? withGuards : inOneBatch);
  return unit.writeCount + entries.length + unit.messages.length + (operation ? 1 : 0);
}

/** The answer of an equal request that has committed; null when there is none. */
async function findResult<T>(
  { db }: Services,
  operation: OperationRecord | null,
  unit: UnitOfWork,
): Promise<Tried<T> | null> {
  if (!operation) return null;
  const snapshot = await db.doc(operationPath(operation.id)).get();
  unit.readCount += 1;
  if (!snapshot.exists) return null;
  const result: unknown = snapshot.get('result');
  if (snapshot.get('requestHash') !== operation.requestHash)
    throw refused('operation_reused', factsOf(result));
  // Written by `commit` above from the same operation, which the equal hash proves.
  const value = result as T;
  return { messages: [], value, writes: 0, isRepetition: true };
}

/** The plain values of an answer, as facts of a refusal. Its asker is who asked for the answer: the record's id names the account. */
function factsOf(answer: unknown): RefusalFacts {
  const facts = Object.entries(answer ?? {}).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return Object.fromEntries(facts);
}

const operationPath = (id: string): string => `operations/${id}`;

/** JSON with sorted keys: equal requests have equal text. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, nested: unknown) =>
    nested && typeof nested === 'object' && !Array.isArray(nested)
      ? Object.fromEntries(Object.entries(nested).sort(([a], [b]) => (a < b ? -1 : 1)))
      : nested,
  );
}
