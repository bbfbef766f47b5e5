import { optionGroups, type ProductOption } from '@basket/domain';

/** The address parameter that holds the chosen options, by id. */
export const optionsParam = 'options';

/**
 * One choice per group: the one in the address, else the first. Ignores ids of other products and a second
 * choice of the same group.
 */
export function chosenOptions(options: readonly ProductOption[], text: string | null): ProductOption[] {
  const wanted = new Set((text ?? '').split(','));
  return optionGroups(options).flatMap(({ choices }) => {
    const chosen = choices.find(({ optionId }) => wanted.has(optionId)) ?? choices[0];
    return chosen ? [chosen] : [];
  });
}

/** The address parameter after choosing `option`; null if every group has its first choice. */
export function withOption(
  options: readonly ProductOption[],
  text: string | null,
  option: ProductOption,
): string | null {
  const next = chosenOptions(options, text).map((chosen) =>
    chosen.group === option.group ? option : chosen,
  );
  const first = chosenOptions(options, null);
  const isDefault = next.every((chosen, index) => chosen.optionId === first[index]?.optionId);
  return isDefault ? null : next.map(({ optionId }) => optionId).join(',');
}
