import type { Tint } from '@basket/domain';
import type { Catalogue } from '@basket/web';

/** The background colour of pictures in a category; null without a category. */
export const tintOf = (
  { categoryById }: Pick<Catalogue, 'categoryById'>,
  categoryId: string | null,
): Tint | null => (categoryId === null ? null : (categoryById.get(categoryId)?.colour ?? null));
