import { parseRupees, type ProductsChange } from '@basket/domain';
import { t } from '../../texts';
import { parseUnits } from './product-form';

/** The kind of change to the selected products. */
export type BulkKind = 'on' | 'off' | 'price' | 'stock';

export interface BulkForm {
  readonly way: 'add' | 'take';
  readonly by: 'percent' | 'amount';
  /** Percent, rupees or units, as typed. */
  readonly much: string;
  readonly reason: string;
}

export const emptyBulkForm: BulkForm = { way: 'add', by: 'percent', much: '', reason: '' };

const mostUp = 500;
const mostDown = 90;

type BulkRead =
  | { readonly change: ProductsChange }
  | { readonly errors: Partial<Record<keyof BulkForm, string>> };

/** The change that a form describes, or a message for each wrong field. */
export function readBulkForm(kind: BulkKind, { way, by, much, reason }: BulkForm): BulkRead {
  if (kind === 'on' || kind === 'off') return { change: { kind: 'active', isActive: kind === 'on' } };
  const sign = way === 'add' ? 1 : -1;
  if (kind === 'stock') return readStock(sign, much, reason);
  if (by === 'amount') {
    const paise = parseRupees(much);
    return paise === null || paise === 0
      ? { errors: { much: t('products.rupeesToChange') } }
      : { change: { kind: 'amount', amountPaise: sign * paise } };
  }
  const percent = parseUnits(much) ?? 0;
  const most = way === 'add' ? mostUp : mostDown;
  return percent === 0 || percent > most
    ? { errors: { much: t('products.percentWrong', { most }) } }
    : { change: { kind: 'percent', percent: sign * percent } };
}

function readStock(sign: 1 | -1, much: string, reason: string): BulkRead {
  const units = parseUnits(much) ?? 0;
  const errors = {
    ...(units === 0 && { much: t('products.unitsWrong') }),
    ...(reason.trim() === '' && { reason: t('products.reasonMissing') }),
  };
  return Object.keys(errors).length > 0
    ? { errors }
    : { change: { kind: 'stock', deltaUnits: sign * units, reason } };
}
