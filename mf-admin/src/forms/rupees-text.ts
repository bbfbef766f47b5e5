import { parseRupees } from '@basket/domain';

/** 123450 paise as a person types them: 1234.50. */
export const rupeesText = (paise: number): string => (paise / 100).toFixed(2);

/** The error in rupees that were typed; undefined for an amount above zero. */
export function rupeesError(text: string): string | undefined {
  const paise = parseRupees(text);
  if (text.trim() === '') return 'Please fill in the amount';
  if (paise === null) return 'Enter rupees with at most two decimals, such as 500.50';
  return paise === 0 ? 'Enter an amount above zero' : undefined;
}
