import {
  changePrices,
  maxStockUnits,
  refusalText,
  isRefusalCode,
  type ProductResult,
  type ProductsChange,
} from '@basket/domain';
import { formatNumber, ledgerRupees } from '@basket/ui';
import { t } from '../../texts';
import type { ProductEntry } from './product-entries';

/** One product of a preview: what it has and what it gets, or why it cannot be changed. */
export type PreviewLine = { readonly id: string; readonly name: string; readonly before: string } & (
  | { readonly after: string }
  | { readonly problem: string }
);

/** Why a product cannot be changed, in the few words that fit into a list. */
const reasonText = ({ code, facts }: NonNullable<ProductResult['refusal']>): string => {
  if (code === 'mrp_below_price') return t('products.aboveMrp');
  return isRefusalCode(code) ? refusalText(code, facts) : code;
};

const stateText = (isActive: boolean): string => t(isActive ? 'states.active' : 'states.inactive');

/** The effect of a change on a product as it is known here; the server decides by what is stored. */
export function previewOf(entry: ProductEntry, change: ProductsChange): PreviewLine {
  const { id, name, isActive, pricePaise, stockQuantity } = entry;
  switch (change.kind) {
    case 'active':
      return { id, name, before: stateText(isActive), after: stateText(change.isActive) };
    case 'stock': {
      const [before, left] = [formatNumber(stockQuantity), stockQuantity + change.deltaUnits];
      if (left < 0) return { id, name, before, problem: t('products.notEnoughStock') };
      return left > maxStockUnits
        ? { id, name, before, problem: t('products.tooMuchStock') }
        : { id, name, before, after: formatNumber(left) };
    }
    case 'percent':
    case 'amount': {
      const before = ledgerRupees(pricePaise);
      const prices = changePrices(entry, change);
      return prices.ok
        ? { id, name, before, after: ledgerRupees(prices.value.pricePaise) }
        : { id, name, before, problem: reasonText(prices.refusal) };
    }
  }
}

/** Why a product was not changed, for people; null if it was, or was so already. */
export const refusalOfResult = ({ refusal }: ProductResult): string | null => refusal && reasonText(refusal);

/** Parts of a list, each as long as one request may be. */
export function partsOf<T>(list: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / length) }, (_, part) =>
    list.slice(part * length, (part + 1) * length),
  );
}
