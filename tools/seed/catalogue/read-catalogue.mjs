/**
 * The demo shop's catalogue. `products.csv` is a file that an admin can import; here the same code reads it. `hindi.json` has its texts in
 * Hindi, by id, `hindi-words.json` those of the words that its products share, by the English one.
 * @module
 */
import { readFile } from 'node:fs/promises';
import { loadImport } from '../load-domain.mjs';
import { imagesOf } from '../pictures.mjs';

/**
 * @typedef {import('@basket/domain').Product} Product
 * @typedef {Omit<Product, 'categoryId' | 'rating' | 'createdAt' | 'updatedAt'>
 *   & { id: string, categoryId: string, rating: number }} CatalogueProduct
 * @typedef {Omit<import('@basket/domain').Category, 'sortOrder' | 'isActive' | 'createdAt'> & { id: string }} CatalogueCategory
 * @typedef {Readonly<Record<string, readonly import('@basket/domain').SharedWord[]>>} CatalogueWords by language
 * @typedef {{ categories: readonly CatalogueCategory[], products: readonly CatalogueProduct[], words: CatalogueWords }} Catalogue in the
 *   shop's order
 */

/** @param {string} name */
const fileOf = (name) => readFile(new URL(name, import.meta.url), 'utf8');

/**
 * @returns {Promise<Catalogue>}
 * @throws {Error} naming the rows that an import would leave out
 */
export async function readCatalogue() {
  const { readCsv, readSheet, decideNew } = await loadImport();
  const hindi = JSON.parse(await fileOf('hindi.json'));
  /** @type {CatalogueCategory[]} */
  const categories = JSON.parse(await fileOf('categories.json')).map(
    (/** @type {CatalogueCategory} */ category) => ({
      ...category,
      texts: { hi: hindi.categories[category.id] },
    }),
  );
  const cells = await readCsv(new File([await fileOf('products.csv')], 'products.csv'));
  const headers = cells[0] ?? [];
  const { rows, problems } = readSheet(cells, { categories });
  if (problems.length > 0)
    throw new Error(problems.map(({ row, column, why }) => `Row ${row}, ${column}: ${why}`).join('\n'));
  const products = rows.map(async ({ row, request }) => {
    const decided = decideNew(request, 0);
    if (!decided.ok) throw new Error(`Row ${row}: ${decided.refusal.code}`);
    const { createdAt: _createdAt, updatedAt: _updatedAt, ...product } = decided.value;
    const id = request.productId ?? '';
    const cell = (/** @type {string} */ header) => cells[row - 1]?.[headers.indexOf(header)] ?? '';
    const { categoryId } = product;
    if (categoryId === null) throw new Error(`Row ${row} names no category.`);
    const options = product.options.map(withReadableId);
    const texts = { hi: hindi.products[id] };
    return { id, ...product, categoryId, ...notImported(cell), options, texts, images: await imagesOf(id) };
  });
  const words = Object.entries(JSON.parse(await fileOf('hindi-words.json'))).map(([word, text]) => ({
    word,
    text: String(text),
  }));
  return { categories, products: await Promise.all(products), words: { hi: words } };
}

/**
 * The values in columns that the import does not know.
 *
 * @param {(header: string) => string} cell
 */
const notImported = (cell) => ({
  badge: cell('Badge'),
  rating: Number(cell('Rating')),
  reviews: Number(cell('Reviews')),
});

/**
 * The ids of the demo shop's options, which its carts and orders have had from the first.
 *
 * @param {Product['options'][number]} option
 */
const withReadableId = (option) => ({ ...option, optionId: `${slug(option.group)}-${slug(option.value)}` });

/** @param {string} text */
const slug = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
