/**
 * Numbers as sentences have them. Apart from money/rupees.ts, which is in the first script of every page: that needs none of this.
 * @module
 */

/** Groups digits as in India: 663318 becomes 6,63,318. Takes a whole number, zero or more. */
export function groupDigits(whole: number): string {
  const digits = String(whole);
  const head = digits.slice(0, -3);
  return head === '' ? digits : `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${digits.slice(-3)}`;
}

/** An amount as people read it in a sentence, with paise: `₹1,23,456.50`. Takes paise. */
export const rupeesText = (paise: number): string =>
  (paise / 100).toLocaleString('en-IN', { style: 'currency', currency: 'INR' });
