/**
 * The demo shop's catalogue. `products.csv` is a file that an admin can import; here the same code reads it.
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
 * @typedef {{ categories: readonly CatalogueCategory[], products: readonly CatalogueProduct[] }} Catalogue in the shop's order
 */

/** @param {string} name */
const fileOf = (name) => readFile(new URL(name, import.meta.url), 'utf8');

/**
 * @returns {Promise<Catalogue>}
 * @throws {Error} naming the rows that an import would leave out
 */
export async function readCatalogue() {
  const { readCsv, readSheet, decideNew, parseRupees } = await loadImport();
  /** @type {CatalogueCategory[]} */
  const categories = JSON.parse(await fileOf('categories.json'));
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
    return { id, ...product, categoryId, ...notImported(cell, parseRupees), images: await imagesOf(id) };
  });
  return { categories, products: await Promise.all(products) };
}

/**
 * What the file says in columns that the import does not know.
 *
 * @param {(header: string) => string} cell
 * @param {import('../load-domain.mjs').ProductImport['parseRupees']} parseRupees
 */
const notImported = (cell, parseRupees) => ({
  badge: cell('Badge'),
  rating: Number(cell('Rating')),
  reviews: Number(cell('Reviews')),
  options: linesOf(cell('Options')).map((line) => toOption(line, parseRupees)),
  specifications: linesOf(cell('Specifications')).map(toSpecification),
  relatedProductIds: cell('Related products').split(', '),
});

/** @param {string} text */
const linesOf = (text) => text.split('\n').filter(Boolean);

/** @param {string} line 'Variety: Hass' */
function toSpecification(line) {
  const [, name = '', value = ''] = /^(.+?): (.+)$/.exec(line) ?? [];
  return { name, value };
}

/**
 * @param {string} line 'Pack size: 12 pcs (+410)': its group, its name, and by how many rupees it is dearer
 * @param {import('../load-domain.mjs').ProductImport['parseRupees']} parseRupees
 * @returns {Product['options'][number]}
 */
function toOption(line, parseRupees) {
  const [, group = '', value = '', rupees = '0'] = /^(.+?): (.+?)(?: \(\+(.+)\))?$/.exec(line) ?? [];
  const adjustmentPaise = parseRupees(rupees) ?? NaN;
  return { optionId: `${slug(group)}-${slug(value)}`, group, value, adjustmentPaise };
}

/** @param {string} text */
const slug = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
