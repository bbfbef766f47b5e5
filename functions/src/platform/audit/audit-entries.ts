import {
  auditEntrySchema,
  collectionOf,
  forReading,
  maxAuditChanges,
  maxAuditText,
  type AuditChange,
  type AuditEntry,
  type AuditValue,
} from '@basket/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { auditedCollections, type DocumentChange } from './audited';

/** The person who is written down as the author. */
export interface AuditAuthor {
  readonly id: string;
  readonly name: string;
}

/** A batch of the database holds 500 writes: of more things at once there is one entry. */
export const mostEntriesOfAKind = 100;

/** Times that every document has. */
const ofEveryDocument = ['createdAt', 'updatedAt', 'expireAt'];

/**
 * The record of the writes of one step: an entry for each document of {@link auditedCollections} of which something
 * changed (rule: audit).
 *
 * @param read a document of the step as it was read; null for what was not read or was missing
 */
export function entriesOfChanges(
  changes: readonly DocumentChange[],
  author: AuditAuthor,
  now: number,
  read: (path: string) => DocumentData | null,
): readonly AuditEntry[] {
  const entries = changes.flatMap((change) => entryOf(change, author, now, read) ?? []);
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    return own.length > mostEntriesOfAKind ? summaryOf(own) : own;
  });
}

function entryOf(
  change: DocumentChange,
  { id: actorId, name: actorName }: AuditAuthor,
  now: number,
  read: (path: string) => DocumentData | null,
): AuditEntry | null {
  const { path, before, after } = change;
  const audited = auditedCollections[collectionOf(path)];
  const document = after ?? before;
  if (!audited || !document || audited.when?.(change) === false) return null;
  const changed = changesOf(change, audited);
  if (changed.length === 0) return null;
  const facts = (audited.facts ?? []).map((field) => {
    const value = valueOf(field, document[field], audited);
    return { field, from: before && value, to: after && value };
  });
  const all = [...facts, ...changed];
  const { id, name, personId } = audited.subject(document, path.split('/'), read);
  return {
    kind: typeof audited.kind === 'string' ? audited.kind : audited.kind(changed),
    action: before ? (after ? 'changed' : 'deleted') : 'created',
    actorId,
    actorName,
    subjectId: id,
    subjectName: name.slice(0, maxAuditText),
    personId,
    changes: all.slice(0, maxAuditChanges),
    moreChanges: Math.max(0, all.length - maxAuditChanges),
    facts: v.parse(forReading(auditEntrySchema.entries.facts), audited.hasFacts && document['facts']),
    subjects: 1,
    createdAt: now,
  };
}

type Audited = (typeof auditedCollections)[string];

function changesOf({ before, after }: DocumentChange, audited: Audited): AuditChange[] {
  const { only, except = [], facts = [], secret = [] } = audited;
  const names = only ?? [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((field) => ![...ofEveryDocument, ...except, ...facts].includes(field))
    .flatMap((field) => {
      const old: unknown = before?.[field];
      const now: unknown = after?.[field];
      if (JSON.stringify(plain(old)) === JSON.stringify(plain(now))) return [];
      if (!secret.includes(field))
        return { field, from: valueOf(field, old, audited), to: valueOf(field, now, audited) };
      return { field, from: isSet(old), to: isSet(now) && (isSet(old) ? 'replaced' : true) };
    });
}

const isSet = (secret: unknown): boolean => secret !== null && secret !== undefined;

/** Absent, null and empty are the same: a field that older documents lack has not changed. */
function plain(value: unknown): unknown {
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty || value === undefined ? null : value;
}

function valueOf(field: string, value: unknown, { texts }: Audited): AuditValue {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  const written =
    typeof value === 'string'
      ? value
      : Array.isArray(value)
        ? (texts?.[field]?.(value as DocumentData[]) ?? value.map(String).join(', '))
        : value === null || value === undefined
          ? ''
          : JSON.stringify(value);
  if (written === '') return null;
  return written.length <= maxAuditText ? written : `${written.slice(0, maxAuditText - 1)}…`;
}

/** One entry for many things: what changed in all of them alike. */
function summaryOf(entries: readonly AuditEntry[]): AuditEntry[] {
  const [first, ...others] = entries;
  if (!first) return [];
  const isAlike = (change: AuditChange): boolean =>
    others.every(({ changes }) =>
      changes.some(
        ({ field, from, to }) => field === change.field && from === change.from && to === change.to,
      ),
    );
  return [
    {
      ...first,
      subjectId: '',
      subjectName: '',
      subjects: entries.length,
      facts: null,
      personId: null,
      changes: first.changes.filter(isAlike),
      moreChanges: 0,
    },
  ];
}
