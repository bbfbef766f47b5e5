/**
 * The people of the demo shop and what has happened in it. `past.ndjson` has a document a line, as a shop that ran for 90 days left
 * it. Names, addresses and numbers are invented. A field that came later has the default of its schema, as in any running shop.
 * @module
 */
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ uid: string, email: string, name: string, role: 'customer' | 'admin' | 'delivery_partner' }} Person
 * @typedef {{ path: string, data: Record<string, any> }} Recorded
 */

/** The customer whose account the start prints. */
export const demoCustomerId = 'customer-ananya';

const lines = readFileSync(new URL('past.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** @type {readonly Person[]} */
export const people = lines
  .map((line) => /** @type {Recorded} */ (JSON.parse(line)))
  .filter(({ path }) => path.startsWith('profiles/'))
  .map(({ path, data: { email, name, role } }) => ({
    uid: path.replace('profiles/', ''),
    email,
    name,
    role,
  }));

/**
 * @param {import('./load-domain.mjs').Domain} domain
 * @param {Pick<import('./catalogue/read-catalogue.mjs').Catalogue, 'products' | 'words'>} catalogue whose pictures and texts orders show
 * @param {number} now
 * @returns {Recorded[]} with times and order numbers that lead up to now
 */
export function readPast(domain, { products, words }, now) {
  const images = new Map(products.map(({ id, images: own }) => [id, domain.primaryImageId(own)]));
  const texts = new Map(products.map((product) => [product.name, domain.itemTextsOf(product)]));
  const sayers = Object.fromEntries(
    Object.entries(words).map(([language, own]) => [language, domain.wordSayer(own)]),
  );
  /** @param {Record<string, any> & { name: string, unit: string, options: { value: string }[] }} item */
  const inLanguages = (item) => {
    const own = texts.get(item.name);
    return domain.withWords({ ...item, ...(own && { texts: own }) }, sayers);
  };
  return lines.map((line) =>
    JSON.parse(line, (key, value) => {
      if (key === 'items' && Array.isArray(value))
        return value.map((item) =>
          inLanguages('productId' in item ? { ...item, imageId: images.get(item.productId) ?? null } : item),
        );
      if (value?.fromNow === undefined) return value;
      const at = now + value.fromNow;
      if (value.serial === undefined) return at;
      return domain.drawOrderNumber(at, 4, () => Number(value.serial));
    }),
  );
}
