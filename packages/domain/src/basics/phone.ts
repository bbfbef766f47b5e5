import { digitsIn } from './latin-digits';

/** The country code and the 0 of a long-distance call, where ten digits follow them. */
const prefix = /^(?:(?:00)?91)?0?(?=\d{10}$)/;

/**
 * The digits of an Indian phone number as people type, paste or let their browser fill it in: +91 98450 21764 and
 * 09845021764 are 9845021764. Nothing else is left out: cut at ten digits, a number with one too many would be another one.
 */
export function phoneDigits(text: string): string {
  return digitsIn(text).slice(0, 15).replace(prefix, '');
}
