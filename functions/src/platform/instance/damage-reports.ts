import {
  damagedDocuments,
  damagedDocumentSchema,
  forReading,
  hourMs,
  InvalidDocumentError,
} from '@basket/domain';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { describeError, statusCodeOf } from '../errors';
import type { LogLine } from '../log-line';

/** A document that its schema refuses, as it was read. */
export interface Damage {
  readonly path: string;
  readonly issues: readonly string[];
  /** Text of its update time: another version is another damage, or a repaired document. */
  readonly version: string;
}

/** The services of an operation that readers of documents need. */
export interface DamageServices {
  readonly db: Firestore;
  readonly now: () => number;
  readonly log: (line: LogLine) => void;
  readonly damageReports: DamageReports;
  readonly meter?: { reads: number };
}

/** An instance counts a damaged document at most once in this time, however often it meets it. */
const sightingEveryMs = hourMs;
const mostSeen = 1_000;
const mostIssues = 10;
const longestIssue = 200;
/** gRPC codes by which another instance was faster: it has counted. */
const countedElsewhere = new Set([5, 6, 9]);

/**
 * Keeps account of documents that do not parse: one log line and one row in `damagedDocuments` for each version of a
 * document, so that readers can go on without it. A failure to record is logged and keeps nobody.
 */
export class DamageReports {
  private readonly seenAt = new Map<string, number>();

  /** @returns documents that were read for it */
  async report(services: DamageServices, damage: Damage): Promise<number> {
    const now = services.now();
    const key = `${damage.path}@${damage.version}`;
    const last = this.seenAt.get(key);
    if (last !== undefined && now - last < sightingEveryMs) return 0;
    this.noteSeen(key, now);
    try {
      if (await record(services, damage, now)) logDamage(services, damage);
    } catch (error) {
      const code = statusCodeOf(error);
      if (code !== null && countedElsewhere.has(code)) return 1;
      logDamage(services, damage);
      services.log({ operation: 'setAside', result: 'not recorded', ms: 0, fault: describeError(error) });
    }
    return 1;
  }

  private noteSeen(key: string, now: number): void {
    const [oldest] = this.seenAt.keys();
    if (oldest !== undefined && this.seenAt.size >= mostSeen) this.seenAt.delete(oldest);
    this.seenAt.set(key, now);
  }
}

/** The damage of a snapshot that an error of its parser describes; null for any other error. */
export const damageOf = (error: unknown, snapshot: DocumentSnapshot): Damage | null =>
  error instanceof InvalidDocumentError
    ? { path: snapshot.ref.path, issues: error.issues, version: versionOf(snapshot) }
    : null;

export const versionOf = ({ updateTime }: DocumentSnapshot): string => updateTime?.valueOf() ?? '';

/** Whether this version was unknown: the row is new, or was about another version. */
async function record({ db }: DamageServices, damage: Damage, now: number): Promise<boolean> {
  const reference = db.doc(damagedDocuments.path(rowIdOf(damage.path)));
  const snapshot = await reference.get();
  const before = v.safeParse(forReading(damagedDocumentSchema), snapshot.data());
  const isKnown = before.success && before.output.version === damage.version;
  const row = {
    path: damage.path,
    issues: damage.issues.slice(0, mostIssues).map((issue) => issue.slice(0, longestIssue)),
    version: damage.version,
    firstSeenAt: isKnown ? before.output.firstSeenAt : now,
    lastSeenAt: now,
    sightings: isKnown ? before.output.sightings + 1 : 1,
  };
  const batch = db.batch();
  if (snapshot.updateTime) batch.update(reference, row, { lastUpdateTime: snapshot.updateTime });
  else batch.create(reference, row);
  await batch.commit();
  return !isKnown;
}

/** Paths have slashes and any length; ids do not. */
const rowIdOf = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 40);

const logDamage = ({ log }: DamageServices, { path, issues }: Damage): void =>
  log({
    operation: 'setAside',
    result: 'a document does not parse',
    ms: 0,
    fault: `${path}: ${issues.slice(0, mostIssues).join('; ')}`,
  });
