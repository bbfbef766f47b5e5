import { toLatinDigits } from '../basics/latin-digits';

/** Rupees for constants and forms; everything else is whole paise. */
export const rupeesToPaise = (rupees: number): number => Math.round(rupees * 100);

/**
 * A typed amount, as paise. Accepts `1234`, `1,234.5`, `₹ 1,23,456.50`, `123,456` and `१२५`; anything else, a third decimal,
 * a comma in another place (`12,34` may mean 12.34) or a negative amount gives null.
 */
export function parseRupees(text: string): number | null {
  const typed = toLatinDigits(text).replace(/[₹\s]/g, '');
  if (typed.includes(',') && !/^(\d{1,2}(,\d{2})*|\d{1,3}(,\d{3})*),\d{3}(\.|$)/.test(typed)) return null;
  const digits = typed.replaceAll(',', '');
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(digits);
  if (!match) return null;
  const [, rupees = '0', decimals = ''] = match;
  return Number(rupees) * 100 + Number(decimals.padEnd(2, '0'));
}
