import { importedListsSchema, type ImportedLists, type ImportedOption } from '@basket/domain';
import { t } from '../../../texts';
import { optionEntry, specificationEntry } from './list-cells';
import type { ShopNames } from './product-columns';

type Lists = Omit<ImportedLists, 'options'> & { readonly options: readonly ImportedOption[] };
type ListField = keyof ImportedLists;

export const isList = (field: string): field is ListField =>
  Object.hasOwn(importedListsSchema.entries, field);

const mostLetters = 120;
const shortened = (text: string): string =>
  text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;

/**
 * A list before and after, in words: 'Size: 1 kg (+45.50)'. Only the entries that differ are named, with … for those that stay;
 * pictures are counted as they are before.
 *
 * @param now with the lists as they will be
 */
export function listChange(
  field: ListField,
  before: ImportedLists,
  now: Lists,
  shop: ShopNames,
): { readonly before: string; readonly after: string } {
  const entriesOf = (lists: Lists): readonly string[] => entriesIn(field, lists, before, shop);
  const [were, are] = [entriesOf(before), entriesOf(now)];
  const [gone, come] = [without(were, are), without(are, were)];
  if (gone.length + come.length === 0)
    return { before: t('productImport.otherOrder'), after: shortened(are.join('; ')) };
  const stays = gone.length < were.length ? ['…'] : [];
  const words = (entries: readonly string[]): string =>
    shortened([...stays, ...entries].join('; ')) || t('products.nothing');
  return { before: words(gone), after: words(come) };
}

const without = (entries: readonly string[], others: readonly string[]): readonly string[] =>
  entries.filter((entry) => !others.includes(entry));

function entriesIn(
  field: ListField,
  lists: Lists,
  before: ImportedLists,
  { products = [] }: ShopNames,
): readonly string[] {
  switch (field) {
    case 'options':
      return lists.options.map(optionEntry);
    case 'specifications':
      return lists.specifications.map(specificationEntry);
    case 'images':
      return lists.images.map(({ imageId, isPrimary }) => {
        const place = before.images.findIndex((image) => image.imageId === imageId) + 1;
        return isPrimary
          ? t('productImport.primaryPicture', { place })
          : t('products.pictureName', { place });
      });
    case 'relatedProductIds':
      return lists.relatedProductIds.map((id) => products.find((product) => product.id === id)?.name ?? id);
  }
}
