import { parseRupees, type ProductOption } from '@basket/domain';
import { rupeesText } from '../../forms/rupees-text';
import { t } from '../../texts';

export interface OptionText {
  /** Id of the option that is being edited; '' for a new one. */
  readonly optionId: string;
  readonly group: string;
  readonly value: string;
  readonly adjustment: string;
}

export const emptyOption: OptionText = { optionId: '', group: '', value: '', adjustment: '' };

export const isOptionStarted = ({ group, value, adjustment }: OptionText): boolean =>
  [group, value, adjustment].some((text) => text.trim() !== '');

/** Parses rupees with an optional sign as paise; '' is 0. Returns null for anything else. */
export function parseAdjustment(text: string): number | null {
  const plain = text.trim().replace('\u2212', '-');
  if (plain === '') return 0;
  const sign = plain.startsWith('-') ? -1 : 1;
  const paise = parseRupees(plain.replace(/^[+-]/, ''));
  return paise === null ? null : sign * paise || 0;
}

/** The fields of a stored option. */
export const optionTextOf = ({ optionId, group, value, adjustmentPaise }: ProductOption): OptionText => ({
  optionId,
  group,
  value,
  adjustment: rupeesText(adjustmentPaise),
});

/** The typed option, or a message that says what is wrong with it. */
export function readOption(
  typed: OptionText,
  options: readonly ProductOption[],
): { readonly option: ProductOption } | { readonly problem: string } {
  const [group, value] = [typed.group.trim(), typed.value.trim()];
  if (group === '' || value === '') return { problem: t('products.optionMissing') };
  const adjustmentPaise = parseAdjustment(typed.adjustment);
  if (adjustmentPaise === null) return { problem: t('products.adjustmentWrong') };
  if (
    options.some(
      (known) => known.optionId !== typed.optionId && known.group === group && known.value === value,
    )
  )
    return { problem: t('products.optionThere', { option: `${group}: ${value}` }) };
  return { option: { optionId: typed.optionId || crypto.randomUUID(), group, value, adjustmentPaise } };
}
