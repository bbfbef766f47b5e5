import { isFree, isNothingLeft, missingUnits, type Order, type OrderItem } from '@basket/domain';
import { rupees } from '@basket/ui';
import { t } from '../texts';

type Item = Pick<OrderItem, 'name' | 'quantity' | 'orderedQuantity'>;
type ShortOrder = Pick<Order, 'totalPaise' | 'paymentMethod' | 'paymentStatus' | 'status'> & {
  readonly items: readonly Item[];
};

/** The missing part of a line, '2 of 3 out of stock'; undefined for one that is whole. */
export function missingText(item: Item): string | undefined {
  const missing = missingUnits(item);
  if (missing === 0) return undefined;
  return item.quantity === 0
    ? t('orders.outOfStock')
    : t('orders.someOutOfStock', { missing, ordered: item.quantity + missing });
}

/** The lines that arrive; of an order of which nothing was in the store, what was ordered. */
export const arrivingItems = (items: readonly OrderItem[]): readonly OrderItem[] =>
  isNothingLeft({ items: [...items] })
    ? items.map((item) => ({ ...item, quantity: item.orderedQuantity ?? item.quantity }))
    : items.filter(({ quantity }) => quantity > 0);

/** The words for a customer about an order that is short (rule: short-shrinks); null if it is whole. */
export function shortageWords(order: ShortOrder): { readonly title: string; readonly text: string } | null {
  const short = order.items.filter((item) => missingUnits(item) > 0);
  if (short.length === 0) return null;
  if (order.items.every(({ quantity }) => quantity === 0))
    return {
      title: t('orders.nothingThere'),
      text: t('orders.nothingOwed'),
    };
  const names = short.map((item) => `${missingUnits(item)} × ${item.name}`);
  return {
    title: t('orders.notAllThere'),
    text: `${t('orders.missing', { items: names.join('; ') })} ${totalSentence(order)}`,
  };
}

function totalSentence(order: ShortOrder): string {
  const isCash = order.paymentMethod === 'cod' && order.paymentStatus === 'pending';
  const total = rupees(order.totalPaise);
  if (!isCash || order.status === 'cancelled') return t('orders.newTotal', { total });
  return isFree(order) ? t('orders.payNothing') : t('orders.payOnArrival', { total });
}
