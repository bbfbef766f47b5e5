import { languages, productTextsIn, type ItemTexts, type Product } from '@basket/domain';

/**
 * Name and unit of a product in the other languages of the shop, for the items of orders (rule: order-names); undefined where it has
 * neither. A language that only the product has is left out.
 */
export function itemTextsOf(product: Pick<Product, 'unit' | 'options' | 'texts'>): ItemTexts | undefined {
  const texts: ItemTexts = {};
  for (const { code } of languages.slice(1)) {
    const { name, unit } = productTextsIn(product, code);
    const kept = { ...(name !== undefined && { name }), ...(unit !== undefined && { unit }) };
    if (Object.keys(kept).length > 0) texts[code] = kept;
  }
  return Object.keys(texts).length > 0 ? texts : undefined;
}
