import { dayMs, parseDocument, ttlDaysOf, type Stored } from '@basket/domain';
import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type * as v from 'valibot';
import { damageOf, type Damage } from '../instance/damage-reports';

/** A document as it was read: parsed, null when it is missing, or what is wrong with it. */
export type Read<T> = { readonly document: Stored<T> | null } | { readonly damage: Damage };

/** A snapshot as a document of this schema. */
export function parsedOf<S extends v.GenericSchema>(
  schema: S,
  snapshot: DocumentSnapshot,
): Read<v.InferOutput<S>> {
  if (!snapshot.exists) return { document: null };
  const { path, id } = snapshot.ref;
  try {
    return { document: parseDocument(schema, path, id, snapshot.data()) };
  } catch (error) {
    const damage = damageOf(error, snapshot);
    if (!damage) throw error;
    return { damage };
  }
}

/** Equal for equal results of a query. */
export const versionsOf = (docs: readonly QueryDocumentSnapshot[]): string =>
  docs.map(({ ref, updateTime }) => `${ref.path} ${updateTime.seconds}.${updateTime.nanoseconds}`).join('\n');

interface Unchanged {
  readonly lastUpdateTime: Timestamp;
}

/** The methods that a batch and a transaction share. */
export interface Writer {
  create(reference: DocumentReference, data: DocumentData): unknown;
  update(reference: DocumentReference, data: DocumentData, precondition?: Unchanged): unknown;
  delete(reference: DocumentReference, precondition: Unchanged): unknown;
}

/** A document that was read and is not written has changed before the commit. */
export class GuardChangedError extends Error {
  override readonly name = 'GuardChangedError';
  /** FAILED_PRECONDITION, as for a write whose document has changed: another try may succeed. */
  readonly code = 9;
}

/** Update times by path; null for what was missing. */
export type Versions = ReadonlyMap<string, Timestamp | null>;

/** @throws GuardChangedError when a document is not in the version in which it was read */
export function requireVersions(documents: readonly DocumentSnapshot[], versions: Versions): void {
  for (const { ref, updateTime } of documents) {
    const known = versions.get(ref.path);
    if (known ? !updateTime?.isEqual(known) : updateTime) throw new GuardChangedError(ref.path);
  }
}

/** The data with the time at which the database deletes the document, where it does (rule: kept-for). */
export function expiring(path: string, data: DocumentData, now: number): DocumentData {
  const days = ttlDaysOf(path);
  return days === null ? data : { ...data, expireAt: Timestamp.fromMillis(now + days * dayMs) };
}
