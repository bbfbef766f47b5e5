import { groupDigits } from '@basket/domain';

/**
 * Money on the screen. All functions take whole paise and throw a RangeError for other numbers: a fraction of a paisa is
 * a bug in the calculation, which rounding would hide.
 */

const minusSign = '\u2212';

function assertPaise(paise: number): void {
  if (!Number.isSafeInteger(paise)) throw new RangeError(`not whole paise: ${paise}`);
}

function unsigned(paise: number, alwaysPaise: boolean): string {
  const size = Math.abs(paise);
  const rest = size % 100;
  const whole = groupDigits((size - rest) / 100);
  return rest === 0 && !alwaysPaise ? `₹${whole}` : `₹${whole}.${String(rest).padStart(2, '0')}`;
}

/** The format of the shop, with paise only if there are any: ₹449, ₹449.50, −₹50. */
export function rupees(paise: number): string {
  assertPaise(paise);
  return (paise < 0 ? minusSign : '') + unsigned(paise, false);
}

/** The format of ledgers and admin tables, always with paise: ₹1,234.50, −₹50.00. */
export function ledgerRupees(paise: number): string {
  assertPaise(paise);
  return (paise < 0 ? minusSign : '') + unsigned(paise, true);
}

/** A ledger amount with its sign: +₹50.00, −₹2,000.00, ₹0.00. */
export function signedRupees(paise: number): string {
  return (paise > 0 ? '+' : '') + ledgerRupees(paise);
}

/** Any whole number with Indian grouping and a true minus sign: 1,284. */
export function formatNumber(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number: ${value}`);
  return (value < 0 ? minusSign : '') + groupDigits(Math.abs(value));
}
