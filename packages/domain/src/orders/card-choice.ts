import { isPackGroup } from '../catalogue/pack-group';
import { optionGroups, type ProductOption } from '../catalogue/product';
import { cartLineKey } from '../cart/cart-lines';
import type { ChosenOption } from '../cart/chosen-option';
import { t } from '../texts';

/** The line of a cart, as far as it decides what a card is about. */
interface LineInCart {
  readonly key: string;
  readonly quantity: number;
  readonly options: readonly Pick<ChosenOption, 'optionId'>[];
}

const idsOf = (options: readonly Pick<ChosenOption, 'optionId'>[]): string[] =>
  options.map(({ optionId }) => optionId);

/** One choice of each group: the one of `ids`, else the first. Ids of other products, and a second one of a group, count for nothing. */
export const chosenOptions = (options: readonly ProductOption[], ids: readonly string[]): ProductOption[] =>
  optionGroups(options).flatMap(
    ({ choices }) => choices.find(({ optionId }) => ids.includes(optionId)) ?? choices.slice(0, 1),
  );

/** The combination of exactly these options; null if one is gone or a group was added since. */
export function combinationOf(
  options: readonly ProductOption[],
  ids: readonly string[],
): ProductOption[] | null {
  const combination = chosenOptions(options, ids);
  const isWhole =
    combination.length === ids.length && combination.every(({ optionId }) => ids.includes(optionId));
  return isWhole ? combination : null;
}

/** The combination for which a card has price, unit and ADD or stepper. */
export interface CardChoice {
  readonly options: ProductOption[];
  /** The line that the stepper counts. */
  readonly key: string;
  /** Units in the cart over all combinations. */
  readonly quantity: number;
  /** Several combinations are in the cart: more or fewer of which of them is to be asked. */
  readonly isMixed: boolean;
}

/**
 * In the cart: the combination that was put in last. Else the one that the person bought last, while it is sold, and otherwise the
 * first choice of each group (rule: usual-size).
 *
 * @param inCart the last line of the product
 * @param quantity units in the cart over all lines of the product
 * @param usualIds the options that were bought last
 */
export function cardChoice(
  { id, options }: { readonly id: string; readonly options: readonly ProductOption[] },
  inCart: LineInCart | undefined,
  quantity: number,
  usualIds: readonly string[] = [],
): CardChoice {
  const ids = inCart ? idsOf(inCart.options) : usualIds;
  const chosen = combinationOf(options, ids) ?? chosenOptions(options, []);
  return {
    options: chosen,
    key: inCart?.key ?? cartLineKey(id, idsOf(chosen)),
    quantity,
    isMixed: inCart !== undefined && inCart.quantity < quantity,
  };
}

/** A card's one line begins with how much it is. */
export const sizesFirst = (options: readonly ProductOption[]): ProductOption[] =>
  options.toSorted((a, b) => Number(isPackGroup(b.group)) - Number(isPackGroup(a.group)));

/** '2 sizes', or '6 choices' where they are not only sizes; undefined where there is nothing to choose. */
export function choicesText(options: readonly ProductOption[]): string | undefined {
  const groups = optionGroups(options);
  const count = groups.reduce((product, { choices }) => product * choices.length, 1);
  if (count < 2) return undefined;
  const areSizes = groups.every(({ group }) => isPackGroup(group));
  return t(areSizes ? 'options.sizes' : 'options.choices', { n: count });
}
