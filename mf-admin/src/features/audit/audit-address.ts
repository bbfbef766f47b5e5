import { auditKinds, isId } from '@basket/domain';
import { daysOf, timeOf } from '../../lists/days';
import type { AuditFilter } from '../../queries';

const idOf = (text: string | null): string | null => (text !== null && isId(text) ? text : null);

/**
 * Reads `?kind=wallet&by=admin1&about=partner1&from=2026-11-01&to=2026-11-22`, all optional. Treats anything invalid as absent.
 * Days are those of India, both included.
 */
export function readAuditFilter(params: URLSearchParams): AuditFilter {
  return {
    kind: auditKinds.find((known) => known === params.get('kind')) ?? null,
    actorId: idOf(params.get('by')),
    subjectId: idOf(params.get('about')),
    ...timeOf({ from: params.get('from') ?? '', to: params.get('to') ?? '' }),
  };
}

export function writeAuditFilter(filter: AuditFilter): URLSearchParams {
  const facts = { kind: filter.kind, by: filter.actorId, about: filter.subjectId, ...daysOf(filter) };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(facts)) if (value) params.set(name, value);
  return params;
}
