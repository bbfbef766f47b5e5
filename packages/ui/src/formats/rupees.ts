/** Money on the screen. All functions take whole paise and throw a RangeError for anything else: a fraction of a paisa
 * is a fault in the sums before, and must not be rounded away quietly. */

const MINUS = '\u2212';

function assertPaise(paise: number): void {
  if (!Number.isSafeInteger(paise)) throw new RangeError(`not whole paise: ${paise}`);
}

/** Groups digits as in India: 663318 becomes 6,63,318. Takes a whole number, zero or more. */
function groupDigits(whole: number): string {
  const digits = String(whole);
  const head = digits.slice(0, -3);
  return head === '' ? digits : `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${digits.slice(-3)}`;
}

function unsigned(paise: number, alwaysPaise: boolean): string {
  const size = Math.abs(paise);
  const rest = size % 100;
  const whole = groupDigits((size - rest) / 100);
  return rest === 0 && !alwaysPaise ? `₹${whole}` : `₹${whole}.${String(rest).padStart(2, '0')}`;
}

/** The shop's form, paise only when there are any: ₹449, ₹449.50, −₹50. */
export function rupees(paise: number): string {
  assertPaise(paise);
  return (paise < 0 ? MINUS : '') + unsigned(paise, false);
}

/** The form of ledgers and admin tables, always with paise: ₹1,234.50, −₹50.00. */
export function ledgerRupees(paise: number): string {
  assertPaise(paise);
  return (paise < 0 ? MINUS : '') + unsigned(paise, true);
}

/** A ledger amount that says which way it went: +₹50.00, −₹2,000.00, ₹0.00. */
export function signedRupees(paise: number): string {
  return (paise > 0 ? '+' : '') + ledgerRupees(paise);
}

/** A short axis label: ₹80k, ₹1.2L, ₹3Cr; whole rupees below a thousand. */
export function shortRupees(paise: number): string {
  assertPaise(paise);
  const size = Math.abs(paise) / 100;
  const steps = [
    { from: 1e7, sign: 'Cr' },
    { from: 1e5, sign: 'L' },
    { from: 1e3, sign: 'k' },
  ];
  const step = steps.find((each) => size >= each.from);
  const figure = step
    ? String(Math.round((size / step.from) * 10) / 10) + step.sign
    : String(Math.round(size));
  return `${paise < 0 ? MINUS : ''}₹${figure}`;
}

/** Any whole number with Indian grouping and a true minus sign: 1,284. */
export function formatNumber(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number: ${value}`);
  return (value < 0 ? MINUS : '') + groupDigits(Math.abs(value));
}
