import type { AuditChange, AuditEntry, AuditKind, AuditValue } from '@basket/domain';
import { formatClockTime, formatDateTime, ledgerRupees } from '@basket/ui';
import { t } from '../../texts';
import { fieldLabels, wordLabels } from './audit-labels';

export const auditKindLabels: Readonly<Record<AuditKind, () => string>> = {
  settings: () => t('audit.kindSettings'),
  role: () => t('audit.kindRole'),
  account: () => t('audit.kindAccount'),
  wallet: () => t('audit.kindWallet'),
  refund: () => t('audit.kindRefund'),
  product: () => t('audit.kindProduct'),
  category: () => t('audit.kindCategory'),
};

/** The thing that was changed, as it was called then; settings as the reader's language calls them. */
export function subjectText({
  kind,
  subjectId,
  subjectName,
  subjects,
}: Pick<AuditEntry, 'kind' | 'subjectId' | 'subjectName' | 'subjects'>): string {
  if (subjects > 1) return t('audit.together', { n: subjects });
  if (kind !== 'settings') return subjectName;
  return t(subjectId === 'gateway' ? 'audit.paymentGateway' : 'audit.storeSettings');
}

export const auditActionLabels: Readonly<Record<AuditEntry['action'], () => string>> = {
  created: () => t('audit.created'),
  changed: () => t('audit.changed'),
  deleted: () => t('audit.deleted'),
};

/** The label of a name; undefined for one that only an older release knew. */
const known = (labels: Readonly<Record<string, () => string>>, name: string): string | undefined =>
  Object.hasOwn(labels, name) ? labels[name]?.() : undefined;

/** 'delivery partner' as 'Delivery partner'. */
const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** 'deliveryChargePaise' as 'Delivery charge', 'isActive' as 'Active'. */
export function fieldLabel(field: string): string {
  const words = field
    .replace(/(Paise|At)$/, '')
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return known(fieldLabels, field) ?? capitalized(words);
}

/** Fields whose values stand in documents as one of several words. */
const words = ['role', 'status', 'cause', 'transactionType'];
/** Fields whose values stand in documents as ids. */
const ids = ['categoryId', 'relatedProductIds'];

/** @param nameOf a category or product by its id */
export function valueText(field: string, value: AuditValue, nameOf: (id: string) => string): string {
  if (value === null) return '–';
  if (/Secret$/.test(field))
    return value === 'replaced' ? t('audit.replaced') : t(value ? 'audit.set' : 'audit.notSet');
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  if (typeof value === 'number') {
    if (/Paise$/.test(field)) return ledgerRupees(value);
    return /At$/.test(field) ? formatDateTime(value) : String(value);
  }
  if (ids.includes(field)) return value.split(', ').map(nameOf).join(', ');
  if (words.includes(field)) return known(wordLabels, value) ?? capitalized(value.replaceAll('_', ' '));
  return /^\d\d:\d\d:\d\d$/.test(value) ? formatClockTime(value) : value;
}

/** Whether the change was about this, and left it as it was. */
export const isFact = ({ from, to }: AuditChange): boolean => from === to;

/** 'Delivery charge: ₹50.00 → ₹55.00'; the value alone of something that is new, gone or as it was. */
export function changeText(change: AuditChange, nameOf: (id: string) => string): string {
  const { field, from, to } = change;
  const [before, after] = [valueText(field, from, nameOf), valueText(field, to, nameOf)];
  const both = from === null ? after : to === null || isFact(change) ? before : `${before} → ${after}`;
  return `${fieldLabel(field)}: ${from !== null && to === null ? `${before} → –` : both}`;
}
