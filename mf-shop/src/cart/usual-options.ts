import { readOftenBought } from '@basket/web';

interface Person {
  readonly uid: string;
}
type OptionsByProduct = ReturnType<typeof readOftenBought>['latestOptions'];

/** Read once for all cards of a page: of a session, so that nothing outlives the account. */
let last: { readonly person: Person; readonly options: OptionsByProduct } | null = null;

export function rereadUsualOptions(): void {
  last = null;
}

/** Ids of the options with which the person bought the product last, as far as this device knows (rule: usual-size). */
export function usualOptionIds(person: Person | null, productId: string): readonly string[] | undefined {
  if (!person) return undefined;
  if (last?.person !== person) last = { person, options: readOftenBought(person.uid).latestOptions };
  return last.options?.get(productId);
}
