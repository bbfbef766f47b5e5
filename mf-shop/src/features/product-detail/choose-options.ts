import { chosenOptions, type ProductOption } from '@basket/domain';

/** The address parameter that holds the chosen options, by id. */
export const optionsParam = 'options';

/** One choice of each group: the one in the address, else the first. */
export const optionsOf = (options: readonly ProductOption[], text: string | null): ProductOption[] =>
  chosenOptions(options, (text ?? '').split(','));

/** The address parameter after choosing `option`; null if every group has its first choice. */
export function withOption(
  options: readonly ProductOption[],
  text: string | null,
  option: ProductOption,
): string | null {
  const next = optionsOf(options, text).map((chosen) => (chosen.group === option.group ? option : chosen));
  const first = optionsOf(options, null);
  const isDefault = next.every((chosen, index) => chosen.optionId === first[index]?.optionId);
  return isDefault ? null : next.map(({ optionId }) => optionId).join(',');
}
