import type { Tint } from '@basket/domain';
import type { Catalogue } from '@basket/web';

/** The colour behind the pictures of a category's products; null for products without a category. */
export const tintOf = (
  { categoryById }: Pick<Catalogue, 'categoryById'>,
  categoryId: string | null,
): Tint | null => (categoryId === null ? null : (categoryById.get(categoryId)?.colour ?? null));
