import { cartLineKey, type ChosenOption, type OrderItem } from '@basket/domain';
import { toast, type CartLine } from '@basket/web';
import { t } from '../texts';

export const lineKeyOf = (productId: string, options: readonly Pick<ChosenOption, 'optionId'>[]): string =>
  cartLineKey(
    productId,
    options.map(({ optionId }) => optionId),
  );

/** 'Pack size: 1 kg, Variety: Organic'; empty without options. */
export const optionsText = (options: readonly Pick<ChosenOption, 'group' | 'value'>[]): string =>
  options.map(({ group, value }) => `${group}: ${value}`).join(', ');

/** The saving: the lines at their original prices minus their prices. */
export const savedPaise = (
  lines: readonly Pick<CartLine, 'originalPricePaise' | 'finalPricePaise' | 'quantity'>[],
): number =>
  lines.reduce(
    (sum, line) => sum + Math.max(0, line.originalPricePaise - line.finalPricePaise) * line.quantity,
    0,
  );

/** The first `limit` items, and the number of the others for '+N more items'. */
export function firstItems<T>(
  items: readonly T[],
  limit = 3,
): { readonly shown: readonly T[]; readonly more: string | null } {
  const rest = items.length - limit;
  return {
    shown: items.slice(0, limit),
    more: rest > 0 ? t('cart.moreItems', { n: rest }) : null,
  };
}

export const itemCount = (items: readonly Pick<OrderItem, 'quantity'>[]): number =>
  items.reduce((sum, item) => sum + item.quantity, 0);

/** Says why the stepper stops. */
export const tellLimit = ({ maxQuantity, name }: Pick<CartLine, 'maxQuantity' | 'name'>): void =>
  toast.info(t('cart.atMost', { max: maxQuantity, name }));
