import { languages, quantityOf, type ItemTexts, type Product } from '@basket/domain';

/** Whether a unit stays as it is sold: a weight or a volume, which the law has printed so, and one that an option repeats and replaces. */
function isUnitKept({ unit, options }: Pick<Product, 'unit' | 'options'>): boolean {
  const of = quantityOf(unit)?.of;
  return of === 'g' || of === 'ml' || options.some(({ value }) => value === unit);
}

/**
 * Name and unit of a product in the other languages of the shop, for the items of orders (rule: order-names); undefined where it has
 * neither. A language that only the product has is left out.
 */
export function itemTextsOf(product: Pick<Product, 'unit' | 'options' | 'texts'>): ItemTexts | undefined {
  const isEnglishUnit = isUnitKept(product);
  const texts: ItemTexts = {};
  for (const { code } of languages.slice(1)) {
    const { name, unit } = product.texts[code] ?? {};
    const kept = {
      ...(name !== undefined && { name }),
      ...(unit !== undefined && !isEnglishUnit && { unit }),
    };
    if (Object.keys(kept).length > 0) texts[code] = kept;
  }
  return Object.keys(texts).length > 0 ? texts : undefined;
}
