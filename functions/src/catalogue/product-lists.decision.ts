import {
  done,
  fieldsOf,
  importedListsSchema,
  refuse,
  type ImportedFields,
  type ImportedLists,
  type ImportedOption,
  type Outcome,
  type ProductOption,
} from '@basket/domain';

/** The lists of a product that is new. */
export const noLists: ImportedLists = { options: [], specifications: [], images: [], relatedProductIds: [] };

const isUnique = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

/** Soundness that no schema can say: options, pictures and related products are there once, and at most one picture is primary. */
export const areListsSound = ({ options, images, relatedProductIds }: ImportedLists): boolean =>
  isUnique(options.map(({ optionId }) => optionId)) &&
  isUnique(options.map(({ group, value }) => `${group}\n${value}`)) &&
  isUnique(images.map(({ imageId }) => imageId)) &&
  isUnique(relatedProductIds) &&
  images.filter(({ isPrimary }) => isPrimary).length <= 1;

/**
 * The lists of a product as a row says them; those that it does not name stay as they are. A picture is one that the product
 * has already: files of pictures come with the form.
 */
export function decideLists(
  before: ImportedLists,
  fields: ImportedFields,
  now: number,
): Outcome<ImportedLists> {
  const { options, ...named } = fieldsOf(importedListsSchema, fields);
  const said: Partial<ImportedLists> = {
    ...named,
    ...(options && { options: withIds(before.options, options, now) }),
  };
  if (!areListsSound({ ...noLists, ...said })) return refuse('ambiguous_product');
  const pictures = new Set(before.images.map(({ imageId }) => imageId));
  if (said.images?.some(({ imageId }) => !pictures.has(imageId))) return refuse('unknown_picture');
  return done({ ...fieldsOf(importedListsSchema, before), ...said });
}

/**
 * Options that are there keep their ids, by which carts name them. A new one has an id that no option had before: a cart must not
 * turn into something else.
 */
function withIds(
  before: readonly ProductOption[],
  said: readonly ImportedOption[],
  now: number,
): ProductOption[] {
  const taken = new Set(before.map(({ optionId }) => optionId));
  const freeId = (wanted: string): string => (taken.has(wanted) ? freeId(`${wanted}-2`) : wanted);
  return said.map(({ group, value, adjustmentPaise }, place) => {
    const known = before.find((option) => option.group === group && option.value === value);
    const optionId = known?.optionId ?? freeId(`import-${now.toString(36)}-${place}`);
    return { optionId, group, value, adjustmentPaise };
  });
}
