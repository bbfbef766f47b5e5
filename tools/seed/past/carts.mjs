/**
 * What the demo customers have bought.
 *
 * @typedef {import('../chance.mjs').Chance} Chance
 * @typedef {{ productId: string, optionIds: string[], quantity: number }} CartLine
 */

/** The largest number of different products in a basket. */
const mostLines = 9;

/**
 * A plausible basket: mostly popular products, one or two of each, with the first option three times in four.
 *
 * @param {readonly import('../catalogue/read-catalogue.mjs').CatalogueProduct[]} products
 * @param {Chance} chance
 * @returns {CartLine[]}
 */
export function drawCart(products, chance) {
  const inStock = products.filter((product) => product.stockQuantity > 0);
  const wanted = 2 + chance.int(mostLines - 1);
  /** @type {Map<string, CartLine>} */
  const lines = new Map();
  while (lines.size < wanted) {
    // The more popular of two, so that everyday goods are more frequent.
    const [one, other] = [chance.pick(inStock), chance.pick(inStock)];
    const product = one.reviews >= other.reviews ? one : other;
    if (lines.has(product.id)) continue;
    lines.set(product.id, {
      productId: product.id,
      optionIds: drawOptions(product, chance),
      quantity: product.pricePaise > 150_00 || chance.percent(65) ? 1 : 2 + chance.int(2),
    });
  }
  return [...lines.values()];
}

/** @param {import('../catalogue/read-catalogue.mjs').CatalogueProduct} product @param {Chance} chance */
function drawOptions(product, chance) {
  const groups = new Set(product.options.map((option) => option.group));
  return [...groups].map((group) => {
    const choices = product.options.filter((option) => option.group === group);
    const [first] = choices;
    return (first && chance.percent(75) ? first : chance.pick(choices)).optionId;
  });
}
