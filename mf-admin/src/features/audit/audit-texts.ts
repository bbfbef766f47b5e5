import type { AuditChange, AuditEntry, AuditKind, AuditValue } from '@basket/domain';
import { formatClockTime, formatDateTime, ledgerRupees } from '@basket/ui';

export const auditKindLabels: Readonly<Record<AuditKind, string>> = {
  settings: 'Settings',
  role: 'Roles',
  account: 'Accounts',
  wallet: 'Wallets',
  refund: 'Refunds',
  product: 'Products',
  category: 'Categories',
};

export const auditActionLabels: Readonly<Record<AuditEntry['action'], string>> = {
  created: 'Added',
  changed: 'Changed',
  deleted: 'Deleted',
};

/** Fields whose name alone does not say what they are. */
const labels: Readonly<Record<string, string>> = {
  adminNotes: 'Reason',
  balanceAfterPaise: 'Balance',
  cashInHandAfterPaise: 'Cash in hand',
  categoryId: 'Category',
  correctionPaise: 'Taken back',
  deltaUnits: 'Stock change',
  disabledAt: 'Disabled since',
  images: 'Pictures',
  originalPricePaise: 'MRP',
  relatedProductIds: 'Related products',
  roundsCash: 'Cash rounded to the rupee',
  smallestShownDiscountPercent: 'Smallest discount shown',
  stockQuantity: 'Stock',
  unverifiedCashLimitPaise: 'Cash limit without verification',
};

/** 'deliveryChargePaise' as 'Delivery charge', 'isActive' as 'Active'. */
export function fieldLabel(field: string): string {
  const known = labels[field];
  if (known !== undefined) return known;
  const words = field
    .replace(/(Paise|At)$/, '')
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields whose values stand in documents as one of several words. */
const words = ['role', 'status', 'cause', 'transactionType'];
/** Fields whose values stand in documents as ids. */
const ids = ['categoryId', 'relatedProductIds'];

/** @param nameOf a category or product by its id */
export function valueText(field: string, value: AuditValue, nameOf: (id: string) => string): string {
  if (value === null) return '–';
  if (field.endsWith('Secret')) return value === 'replaced' ? 'Replaced' : value ? 'Set' : 'Not set';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    if (field.endsWith('Paise')) return ledgerRupees(value);
    return field.endsWith('At') ? formatDateTime(value) : String(value);
  }
  if (ids.includes(field)) return value.split(', ').map(nameOf).join(', ');
  if (words.includes(field)) return value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ');
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
