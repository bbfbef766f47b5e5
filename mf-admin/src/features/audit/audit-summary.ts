import {
  refundCauses,
  refundReasonWords,
  stockWords,
  type AuditChange,
  type AuditEntry,
  type AuditValue,
} from '@basket/domain';
import { ledgerRupees } from '@basket/ui';
import { t } from '../../texts';
import { auditActionLabels, auditKindLabels, changeText, isFact } from './audit-texts';

type Entry = Pick<AuditEntry, 'kind' | 'action' | 'changes' | 'moreChanges' | 'facts'>;

const numberOf = (entry: Entry, field: string): number | null => {
  const value = entry.changes.find((change) => change.field === field)?.to;
  return typeof value === 'number' ? value : null;
};
const textOf = (entry: Entry, field: string): string => {
  const value = entry.changes.find((change) => change.field === field)?.to;
  return typeof value === 'string' ? value : '';
};

/** A field as it was and is now, from a movement of it. */
function moved(field: string, after: number | null, delta: number | null): AuditChange[] {
  return after === null || delta === null ? [] : [{ field, from: after - delta, to: after }];
}

/** The subject of the entry, which it has not changed. */
const fact = (field: string, value: AuditValue): AuditChange[] =>
  value === null || value === '' ? [] : [{ field, from: value, to: value }];

const isOnlyOf = ({ changes }: Entry, fields: readonly string[]): boolean =>
  changes.length > 0 && changes.every(({ field }) => fields.includes(field));

/** The change that a created document stands for; null for a thing that is really new. */
function movementOf(entry: Entry): AuditChange[] | null {
  const factOf = (field: string) =>
    fact(field, entry.changes.find((change) => change.field === field)?.to ?? null);
  if (entry.kind === 'product' && isOnlyOf(entry, ['deltaUnits', 'stockQuantity', 'reason'])) {
    const stock = moved('stockQuantity', numberOf(entry, 'stockQuantity'), numberOf(entry, 'deltaUnits'));
    // Of many products at once only what is alike in all of them is known.
    const known = stock.length > 0 ? stock : entry.changes.filter(({ field }) => field === 'deltaUnits');
    const reason = stockWords({ facts: entry.facts, reason: textOf(entry, 'reason') });
    return [...known, ...fact('reason', reason)];
  }
  if (entry.kind === 'wallet') {
    const amount = numberOf(entry, 'amountPaise') ?? 0;
    const balance = moved('balanceAfterPaise', numberOf(entry, 'balanceAfterPaise'), amount);
    const handedIn = amount + (numberOf(entry, 'correctionPaise') ?? 0);
    const cash = moved('cashInHandAfterPaise', numberOf(entry, 'cashInHandAfterPaise'), -handedIn);
    const rest = ['transactionType', 'amountPaise', 'correctionPaise', 'description', 'note', 'adminNotes'];
    const status = entry.changes.filter(({ field }) => field === 'status');
    return [...balance, ...cash, ...status, ...rest.flatMap(factOf)];
  }
  const isPartOfAccount = entry.kind === 'account' && isOnlyOf(entry, ['vehicleNumber', 'rating', 'reason']);
  return entry.kind === 'settings' || entry.kind === 'refund' || isPartOfAccount ? [...entry.changes] : null;
}

/**
 * The entry as what it means: a movement of stock or money is a new document, but to an admin a change of the stock or the balance
 * (rule: audit). Anything else stays as it is.
 */
export function asChange<E extends Entry>(entry: E): E {
  const changes = entry.action === 'created' ? movementOf(entry) : null;
  return changes === null ? entry : { ...entry, action: 'changed', changes };
}

/** 'Products · Changed', 'Refunds · Added': of which kind, and what happened to it. */
export const entryLabel = (entry: Entry): string =>
  `${auditKindLabels[entry.kind]()} · ${auditActionLabels[asChange(entry).action]()}`;

/** Why it happened, as the one who did it wrote it down. */
const whyFields = ['reason', 'description', 'note', 'adminNotes'];

/**
 * Says in words what happened: 'Stock: 95 → 0 · Order BE2611235257: 1 not found'. `more` counts the changed fields that it does not say.
 *
 * @param nameOf a category or product by its id
 */
export function summaryOf(entry: Entry, nameOf: (id: string) => string): { text: string; more: number } {
  const { action, changes, moreChanges } = asChange(entry);
  const amount = numberOf(entry, 'amountPaise');
  if (entry.kind === 'refund' && entry.action === 'created' && amount !== null) {
    const reason = textOf(entry, 'reason');
    const cause = refundCauses.find((known) => known === textOf(entry, 'cause'));
    const why = cause ? refundReasonWords({ cause, reason, reasonFacts: null }) : reason;
    return {
      text: [t('audit.refundOf', { amount: ledgerRupees(amount) }), why].filter(Boolean).join(' · '),
      more: 0,
    };
  }
  const changed = changes.filter((change) => !isFact(change));
  const first = changed[0] ?? changes[0];
  if (action !== 'changed' || !first) return { text: auditActionLabels[action](), more: 0 };
  const whys = changes.filter((change) => change !== first && whyFields.includes(change.field));
  const said = [changeText(first, nameOf), ...whys.flatMap(({ to }) => (to === null ? [] : [String(to)]))];
  const more = changed.filter((change) => change !== first && !whys.includes(change)).length + moreChanges;
  return { text: said.join(' · '), more };
}
