import { indiaDateDigits } from '../time/india-days';

/** Random digits of an order number: as few as the day leaves room for (rule: order-number). */
export const orderNumberDigits = { fewest: 4, most: 9 } as const;

export const orderNumberPattern = /^BE\d{10,15}$/;

/**
 * BE + yyMMdd (Asia/Kolkata) + random digits (rule: order-number).
 *
 * @param randomInt whole number from 0 up to, not including, its argument
 */
export function drawOrderNumber(now: number, digits: number, randomInt: (below: number) => number): string {
  const serial = randomInt(10 ** digits);
  return `BE${indiaDateDigits(now)}${String(serial).padStart(digits, '0')}`;
}

/** Whether a number is one of the day in India that holds `at`: no other day can draw it. */
export const isOrderNumberOfDay = (orderNumber: string, at: number): boolean =>
  orderNumber.startsWith(`BE${indiaDateDigits(at)}`);
