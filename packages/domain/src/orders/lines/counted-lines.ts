import type { ChosenOption } from '../../cart/chosen-option';
import type { PublishedProduct } from '../../catalogue/published-catalogue';
import { combinationOf } from '../card-choice';

interface Line {
  readonly productId: string;
  readonly options: readonly Pick<ChosenOption, 'optionId'>[];
}

/** The reason why nothing of a cart's line can be had; null if some can. */
export function goneBecause(
  { options }: Line,
  product: Pick<PublishedProduct, 'options' | 'stockQuantity'> | undefined,
): 'not-sold' | 'no-such-option' | 'sold-out' | null {
  if (!product) return 'not-sold';
  const ids = options.map(({ optionId }) => optionId);
  if (!combinationOf(product.options, ids)) return 'no-such-option';
  return product.stockQuantity === 0 ? 'sold-out' : null;
}

/**
 * The lines of a cart that sums count (rule: sold-out-uncounted).
 *
 * @param catalogue null, or less than the whole of it, tells nothing of what is gone: all lines count
 */
export const countedLines = <L extends Line>(
  lines: readonly L[],
  catalogue: {
    readonly total: number;
    readonly productById: ReadonlyMap<string, Pick<PublishedProduct, 'options' | 'stockQuantity'>>;
  } | null,
): readonly L[] =>
  catalogue && catalogue.productById.size >= catalogue.total
    ? lines.filter((line) => goneBecause(line, catalogue.productById.get(line.productId)) === null)
    : lines;
