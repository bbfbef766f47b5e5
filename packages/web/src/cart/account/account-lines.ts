import { cartKeyOf } from '@basket/domain';
import type { CartLine } from '../cart-lines';
import type { Lines, KnownCart } from './known-cart';

/** Lines as the server knows them: ids and quantities. */
export const idsOf = (lines: readonly CartLine[]): Lines =>
  lines.map(({ productId, options, quantity }) => ({
    productId,
    optionIds: options.map(({ optionId }) => optionId),
    quantity,
  }));

/** The cart that the screen shows with other quantities: known lines keep their place, new ones follow. */
export function linesToShow(
  shown: readonly CartLine[],
  lines: Lines,
  describe: (line: Lines[number]) => CartLine | null,
): { readonly shown: CartLine[]; readonly hidden: KnownCart['hidden'] } {
  const left = new Map(lines.map((line) => [cartKeyOf(line), line]));
  const kept = shown.flatMap((line) => {
    const now = left.get(line.key);
    left.delete(line.key);
    if (!now) return [];
    return [now.quantity === line.quantity ? line : { ...line, quantity: now.quantity }];
  });
  const hidden: KnownCart['hidden'] = [];
  const added = [...left.values()].flatMap((line) => {
    const described = describe(line);
    if (described) return [described];
    hidden.push({ ...line, optionIds: [...line.optionIds] });
    return [];
  });
  return { shown: [...kept, ...added], hidden };
}
