import { itemsIn, type OrderItem } from '@basket/domain';
import { useCatalogue, useLanguage } from '@basket/web';
import { t } from '../../texts';
import { groupLines, type PickGroup } from './pick-list';

/** The lines of an order as the shelves stand; null while that loads. Without the catalogue they are one group. */
export function usePickGroups(bought: readonly OrderItem[]): PickGroup[] | null {
  const catalogue = useCatalogue();
  const items = itemsIn(bought, useLanguage());
  if (catalogue.status === 'loading') return null;
  if (catalogue.status !== 'ready') return groupLines(items, () => t('picking.items'), [t('picking.items')]);
  const { productById, categoryById, categories } = catalogue.data;
  const categoryOf = (productId: string): string | undefined =>
    categoryById.get(productById.get(productId)?.categoryId ?? '')?.name;
  return groupLines(
    items,
    categoryOf,
    categories.map(({ name }) => name),
  );
}
