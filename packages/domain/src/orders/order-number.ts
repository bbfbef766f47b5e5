import { indiaDateDigits } from '../time/india';

/**
 * BE + yyMMdd (Asia/Kolkata) + random digits (spec section 9, decisions 19). Four digits while the day
 * has room; the caller grows to five when its draws keep colliding.
 *
 * @param randomInt whole number from 0 up to, not including, its argument
 */
export function drawOrderNumber(now: number, digits: 4 | 5, randomInt: (below: number) => number): string {
  const serial = randomInt(10 ** digits);
  return `BE${indiaDateDigits(now)}${String(serial).padStart(digits, '0')}`;
}
