import type { Stored } from '@basket/domain';
import type {
  DocumentData,
  DocumentReference,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import type { Damage } from '../instance/damage-reports';

/** A document as it was read: parsed, null when it is missing, or what is wrong with it. */
export type Read<T> = { readonly document: Stored<T> | null } | { readonly damage: Damage };

/** Equal for equal results of a query. */
export const versionsOf = (docs: readonly QueryDocumentSnapshot[]): string =>
  docs.map(({ ref, updateTime }) => `${ref.path} ${updateTime.seconds}.${updateTime.nanoseconds}`).join('\n');

interface Unchanged {
  readonly lastUpdateTime: Timestamp;
}

/** What a batch and a transaction have in common. */
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
