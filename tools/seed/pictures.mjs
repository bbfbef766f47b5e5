/**
 * The demo shop's pictures: committed files, rendered by `npm run pictures`.
 * @module
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { categories } from './catalogue/categories.mjs';
import { products } from './catalogue/products.mjs';

const folder = new URL('./pictures/', import.meta.url);

/** Image ids by picture key. @type {{ products: Record<string, string> }} */
const manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8'));

/** A product picture's name is a hash of its content, so it never changes. */
const forEver = 'public,max-age=31536000,immutable';
/** A category's picture is named after the category and may change. */
const anHour = 'public,max-age=3600';

/**
 * @param {string} key of a product picture
 * @returns {string} changes with the picture
 * @throws {Error} if there is no picture with that key
 */
export function imageIdOf(key) {
  const imageId = manifest.products[key];
  if (imageId === undefined) throw new Error(`There is no picture '${key}': see tools/pictures.`);
  return imageId;
}

/**
 * @typedef {{ path: string, bytes: Buffer, cacheControl: string }} PictureFile
 *
 * @param {import('./load-domain.mjs').Domain} domain
 * @returns {Promise<PictureFile[]>} all pictures, with their paths in Storage
 */
export async function readDemoPictures(domain) {
  const ofProducts = products.flatMap(({ id, art }) =>
    art.flatMap((key) =>
      /** @type {const} */ (['card', 'detail']).map((size) => ({
        path: domain.productImagePath(id, imageIdOf(key), size),
        file: `products/${key}.${size}.webp`,
        cacheControl: forEver,
      })),
    ),
  );
  const ofCategories = categories.flatMap(({ id }) =>
    /** @type {const} */ (['tile', 'card']).map((size) => ({
      path: domain.categoryImagePath(id, size),
      file: `categories/${id}.${size}.webp`,
      cacheControl: anHour,
    })),
  );
  return Promise.all(
    [...ofProducts, ...ofCategories].map(async ({ path, file, cacheControl }) => ({
      path,
      bytes: await readFile(new URL(file, folder)),
      cacheControl,
    })),
  );
}
