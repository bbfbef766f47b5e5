import { parseRupees } from '@basket/domain';
import { t } from '../texts';

/** 123450 paise as a person types them: 1234.50. */
export const rupeesText = (paise: number): string => (paise / 100).toFixed(2);

/** The error in rupees that were typed; undefined for an amount above zero. */
export function rupeesError(text: string): string | undefined {
  const paise = parseRupees(text);
  if (text.trim() === '') return t('forms.amountMissing');
  if (paise === null) return t('forms.amountWrong');
  return paise === 0 ? t('forms.amountZero') : undefined;
}
