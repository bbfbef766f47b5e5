import { toLatinDigits } from './latin-digits';

/** Six digits as one, or three and three, that are no part of a longer number: of 5600388, 080-234567 or 12 560 038. */
const pattern =
  /(?<!\d|\d[.\p{Pd}/])(?:[1-9]\d{5}|(?<!\d\s)[1-9]\d{2}(?:\s{1,2}|\s?\p{Pd}\s?)\d{3}(?!\s\d))(?!\d|[.\p{Pd}/]\d)/gu;

const latin = (text: string): string => toLatinDigits(text).replace(/\p{Cf}/gu, '');

/** Whether a text is an Indian pincode and nothing else: six digits, the first of them not 0. */
export const isPincode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);

/** A list with its halved pincodes on end: '560 038; 560-071' is '560038; 560071'. Everything else stays as it is. */
export const joinPincodes = (text: string): string =>
  latin(text).replace(/(?<!\d)(\d{3})(?:\s|\s?\p{Pd}\s?)(\d{3})(?!\d)/gu, '$1$2');

/**
 * The six digits of the pincode in a text such as 'PIN 560 038' or '3rd Cross, 560038'; null where it has none or several. Never
 * digits out of something else: cut to six, '5600388' would be another place.
 */
export function readPincode(text: string): string | null {
  const found = new Set(
    latin(text)
      .match(pattern)
      ?.map((pincode) => pincode.replace(/\D/g, '')),
  );
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** A typed or pasted text as its field keeps it: the pincode where it has one, else all of it, which the schema refuses. */
export const typedPincode = (text: string): string => readPincode(text) ?? latin(text);
