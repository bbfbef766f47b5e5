import type { Order } from '@basket/domain';

/** Units over all lines: what has to be packed. */
export const unitCount = ({ items }: Pick<Order, 'items'>): number =>
  items.reduce((sum, item) => sum + item.quantity, 0);

/** The part of town, by which a dispatcher thinks: the last part of the street line, else the city. */
export function localityOf({ address, city }: Pick<Order['delivery'], 'address' | 'city'>): string {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 1 ? (parts.at(-1) ?? city) : city;
}

/** In one word what the rider will find at the door. */
export const paymentWord = ({
  paymentMethod,
  paymentStatus,
}: Pick<Order, 'paymentMethod' | 'paymentStatus'>): string =>
  paymentStatus === 'paid' ? 'Paid' : paymentMethod === 'cod' ? 'Cash' : 'Unpaid';
