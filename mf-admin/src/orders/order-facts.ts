import { isFree, isPaidBack, type Order } from '@basket/domain';
import { t } from '../texts';

/** How far the goods are, in a word; null before somebody picks them. */
export const packingWord = ({ packing }: Pick<Order, 'packing'>): string | null =>
  packing === null ? null : t(packing.packedAt === null ? 'orders.beingPicked' : 'orders.packed');

/** Units over all lines, which is how much has to be packed. */
export const unitCount = ({ items }: Pick<Order, 'items'>): number =>
  items.reduce((sum, item) => sum + item.quantity, 0);

/** The part of town, which dispatchers go by: the last part of the street address, or the city if there is only one part. */
export function localityOf({ address, city }: Pick<Order['delivery'], 'address' | 'city'>): string {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 1 ? (parts.at(-1) ?? city) : city;
}

/** The payment in one word, as the partner will meet it at the door. */
export function paymentWord(
  order: Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus' | 'totalPaise' | 'payment'>,
): string {
  if (isPaidBack(order)) return t('orders.paidBack');
  if (isFree(order)) return t('orders.free');
  if (order.paymentStatus === 'paid') return t('orders.paid');
  return t(order.paymentMethod === 'cod' ? 'orders.cash' : 'orders.unpaid');
}
