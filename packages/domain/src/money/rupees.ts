/** Rupees for constants and forms; everything else is whole paise. */
export const rupeesToPaise = (rupees: number): number => Math.round(rupees * 100);

/**
 * What a person typed, as paise. Accepts `1234`, `1,234.5` and `₹ 1,234.50`; anything else, a third
 * decimal or a negative amount gives null.
 */
export function parseRupees(text: string): number | null {
  const digits = text.replace(/[₹,\s]/g, '');
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(digits);
  if (!match) return null;
  const [, rupees = '0', decimals = ''] = match;
  return Number(rupees) * 100 + Number(decimals.padEnd(2, '0'));
}
