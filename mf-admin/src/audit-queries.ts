import { auditEntries, profiles, type AuditKind } from '@basket/domain';
import type { Filter } from '@basket/web';
import { listOf, sortedBy } from '@basket/web/lists';
import { exportBatch } from './order-queries';

/** The queries of the audit; part of `queries.ts`. */

export const auditPerPage = 25;
const maxAdmins = 200;

/** The filter of the audit; null leaves a fact open. */
export interface AuditFilter {
  readonly kind: AuditKind | null;
  /** Id of the person who changed something. */
  readonly actorId: string | null;
  /** Id of the changed thing: a product, a person, an order. */
  readonly subjectId: string | null;
  readonly fromAt: number | null;
  readonly untilAt: number | null;
}

type After = { readonly createdAt: number; readonly id: string } | null;

function conditionsOf({ kind, actorId, subjectId, fromAt, untilAt }: AuditFilter): Filter[] {
  const conditions: Filter[] = [];
  if (kind !== null) conditions.push(['kind', '==', kind]);
  if (actorId !== null) conditions.push(['actorId', '==', actorId]);
  if (subjectId !== null) conditions.push(['subjectId', '==', subjectId]);
  if (fromAt !== null) conditions.push(['createdAt', '>=', fromAt]);
  if (untilAt !== null) conditions.push(['createdAt', '<', untilAt]);
  return conditions;
}

const entriesAfter = (filter: AuditFilter, after: After, limit: number) =>
  listOf(auditEntries, { where: conditionsOf(filter), ...sortedBy('createdAt', 'desc', after), limit });

/** One page of the audit, latest first. Reads one more than the page shows, to know whether another page follows. */
export const auditPage = (filter: AuditFilter, after: After) => entriesAfter(filter, after, auditPerPage + 1);

/** A batch of the same entries, for a file of them. */
export const auditToExport = (filter: AuditFilter, after: After) => entriesAfter(filter, after, exportBatch);

/** The people who can change something now. */
export const admins = listOf(profiles, { where: [['role', '==', 'admin']], limit: maxAdmins });
