import { optionGroups, type ProductOption } from '@basket/domain';

/** Products with more combinations are chosen on their own page, group by group. */
export const maxListedCombinations = 24;

/** Every combination of one choice per group, in the order of the product; null if there are too many. */
export function optionCombinations(options: readonly ProductOption[]): ProductOption[][] | null {
  let combinations: ProductOption[][] = [[]];
  for (const { choices } of optionGroups(options)) {
    combinations = combinations.flatMap((combination) => choices.map((choice) => [...combination, choice]));
    if (combinations.length > maxListedCombinations) return null;
  }
  return combinations;
}
