import { digitsIn, toLatinDigits } from './latin-digits';

/** The country code and the 0 of a long-distance call, where ten digits follow them. */
const prefix = /^(?:(?:00)?91)?0?(?=\d{10}$)/;

/**
 * The beginning of a landline's number: 0 and the code of a city that something stands behind, or that of a city whose own numbers
 * look like mobile ones (079 Ahmedabad, 080 Bengaluru); behind +91 the two digits of a large city. No code begins with 9.
 */
const landline =
  /^(?:(?:\+|00)?91\D*)?0(?:79|80|[1-8]\d{1,3}\D)|^(?:\+|00)91\D*(?:11|20|22|33|40|44|79|80)\D/;

/**
 * The digits of an Indian phone number as people type, paste or let their browser fill it in: +91 98450 21764 and
 * 09845021764 are 9845021764. Nothing else is left out: cut at ten digits, a number with one too many would be another one,
 * and without its 0 a landline, 080 2345 6789, would be somebody's mobile.
 */
export function phoneDigits(text: string): string {
  const digits = digitsIn(text).slice(0, 15);
  const local = digits.replace(prefix, '');
  const isLandline = local.length === 10 && landline.test(toLatinDigits(text).replace(/^[^\d+]+/, ''));
  return isLandline ? `0${local}` : local;
}

/** The most characters of a stored number of a shop. */
export const maxShopPhoneLength = 15;

/** Whether a text is a number that customers can call: mobile, landline or toll-free (1800 and 1860). */
export const isShopPhone = (text: string): boolean =>
  /^[+\d][\d\s-]*$/.test(text) && /^(?:(?:\+91)?0?[1-9]\d{9}|18[06]0\d{7})$/.test(text.replace(/[\s-]/g, ''));

/** A number of a shop as it is stored: in digits 0 to 9, and where it is too long without +91: '+91 80 4000 1200' is '080 4000 1200'. */
export function shopPhoneText(text: string): string {
  const typed = toLatinDigits(text).replace(/[()]/g, '').trim();
  return typed.length <= maxShopPhoneLength ? typed : typed.replace(/^(?:\+|00)91[\s-]*0?/, '0');
}
