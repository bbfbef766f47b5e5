import { maxAuditChanges, type AuditEntry } from '@basket/domain';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { entriesOfChanges, type AuditAuthor } from './audit-entries';

/** The reads and writes of one step, for as long as it takes to say who changed what (rule: audit). */
export class AuditTrail {
  private readonly snapshots = new Map<string, DocumentSnapshot>();
  private readonly writes: { readonly path: string; readonly data: DocumentData | null }[] = [];
  private author: AuditAuthor | null = null;
  private reason: string | null = null;

  /** From here on the step is recorded as somebody's work. */
  recordAs(author: AuditAuthor): void {
    this.author = author;
  }

  /** Why, where no written document says so: the person concerned may read those. */
  because(reason: string): void {
    this.reason = reason;
  }

  noteRead(snapshot: DocumentSnapshot): void {
    this.snapshots.set(snapshot.ref.path, snapshot);
  }

  /** @param data the written fields; null for a deletion */
  noteWrite(path: string, data: DocumentData | null): void {
    this.writes.push({ path, data });
  }

  /** Nothing for a step that is nobody's work. */
  entries(now: number): readonly AuditEntry[] {
    if (!this.author) return [];
    const changes = this.writes.map(({ path, data }) => {
      const before = this.asRead(path);
      return { path, before, after: data && { ...before, ...data } };
    });
    const entries = entriesOfChanges(changes, this.author, now, (path) => this.asRead(path));
    const { reason } = this;
    return reason === null
      ? entries
      : entries.map((entry) => ({
          ...entry,
          changes: [
            ...entry.changes.slice(0, maxAuditChanges - 1),
            { field: 'reason', from: null, to: reason },
          ],
        }));
  }

  private asRead(path: string): DocumentData | null {
    return this.snapshots.get(path)?.data() ?? null;
  }
}
