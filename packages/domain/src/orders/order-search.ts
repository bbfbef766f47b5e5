import { toLatinDigits } from '../basics/latin-digits';
import { wordsOf } from '../search/search-words';
import { orderNumberPattern } from './order-number';
import type { Order } from './order';

/** BE and the date. */
const numberPrefixLength = 8;
/** The digits of an order number that people read out. */
const shortSerial = 4;
const mostWords = 8;

/**
 * The keys by which admins find an order, beside its whole number: the words of the customer's name, the phones, and the digits of the
 * number after its date, all and the last four.
 */
export function orderSearchKeys({
  orderNumber,
  customerName,
  delivery,
}: Pick<Order, 'orderNumber' | 'customerName' | 'delivery'>): string[] {
  const serial = orderNumber.slice(numberPrefixLength);
  const keys = [
    ...wordsOf(customerName).slice(0, mostWords),
    delivery.phone,
    delivery.receiverPhone ?? '',
    serial,
    serial.slice(-shortSerial),
  ];
  return [...new Set(keys)].filter((key) => key !== '');
}

/** A search for orders: by the whole number, or by one of their keys; `words` is all that the name has to contain. */
export type OrderSearch =
  | { readonly orderNumber: string }
  | { readonly key: string; readonly words: readonly string[] };

/** A search from typed text, in any form of a number or phone. Null for a text without a letter or digit. */
export function readOrderSearch(typed: string): OrderSearch | null {
  const text = toLatinDigits(typed);
  const orderNumber = text.replace(/[\s#-]/g, '').toUpperCase();
  if (orderNumberPattern.test(orderNumber)) return { orderNumber };
  const digits = text.replace(/[\s#()+-]/g, '');
  if (/^\d+$/.test(digits)) return { key: withoutCountry(digits), words: [] };
  const words = wordsOf(text);
  // The longest word is on the fewest orders.
  const [key] = [...words].sort((one, other) => other.length - one.length);
  return key === undefined ? null : { key, words };
}

const withoutCountry = (digits: string): string =>
  /^(91\d{10}|0\d{10})$/.test(digits) ? digits.slice(-10) : digits;

/** Whether an order that has the key also has the other words. */
export function isFoundBy(order: Pick<Order, 'customerName'>, search: OrderSearch): boolean {
  if ('orderNumber' in search || search.words.length < 2) return true;
  const name = new Set(wordsOf(order.customerName));
  return search.words.every((word) => name.has(word));
}
