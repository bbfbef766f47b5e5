/**
 * The demo shop's pictures: committed WebP files, of each product `{id}.card.webp` and `{id}.detail.webp`, of its further
 * pictures `{id}.2.card.webp` and so on. `npm run pictures` makes them.
 * @module
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const folder = new URL('./pictures/', import.meta.url);

/** A product picture's id is a hash of its content, so what it names never changes. */
const forEver = 'public,max-age=31536000,immutable';
/** A category's picture is named after the category and may change. */
const anHour = 'public,max-age=3600';

/** @param {string} name @param {'card' | 'detail'} size */
export const productFile = (name, size) => new URL(`products/${name}.${size}.webp`, folder);

/** @param {string} productId @returns {string[]} names of its files, the primary picture first */
export function pictureNames(productId) {
  const names = [];
  for (
    let name = productId;
    existsSync(productFile(name, 'detail'));
    name = `${productId}.${names.length + 1}`
  )
    names.push(name);
  return names;
}

/** @param {string} name @returns {Promise<string>} 16 hexadecimal digits that change with the picture */
const imageIdOf = async (name) =>
  createHash('sha256')
    .update(await readFile(productFile(name, 'detail')))
    .digest('hex')
    .slice(0, 16);

/** @param {string} productId @returns {Promise<import('@basket/domain').Product['images']>} */
export const imagesOf = (productId) =>
  Promise.all(
    pictureNames(productId).map(async (name, index) => ({
      imageId: await imageIdOf(name),
      isPrimary: index === 0,
    })),
  );

/**
 * @typedef {{ path: string, bytes: Buffer, cacheControl: string }} PictureFile
 *
 * @param {import('./load-domain.mjs').Domain} domain
 * @param {import('./catalogue/read-catalogue.mjs').Catalogue} catalogue
 * @returns {Promise<PictureFile[]>} all pictures, with their paths in Storage
 */
export async function readDemoPictures(domain, { products, categories }) {
  const ofProducts = products.flatMap(({ id, images }) =>
    pictureNames(id).flatMap((name, index) =>
      /** @type {const} */ (['card', 'detail']).map((size) => ({
        path: domain.productImagePath(id, images[index]?.imageId ?? '', size),
        file: productFile(name, size),
        cacheControl: forEver,
      })),
    ),
  );
  const ofCategories = categories.flatMap(({ id }) =>
    /** @type {const} */ (['tile', 'card']).map((size) => ({
      path: domain.categoryImagePath(id, size),
      file: new URL(`categories/${id}.${size}.webp`, folder),
      cacheControl: anHour,
    })),
  );
  return Promise.all(
    [...ofProducts, ...ofCategories].map(async ({ path, file, cacheControl }) => ({
      path,
      bytes: await readFile(file),
      cacheControl,
    })),
  );
}

/**
 * @param {string | Buffer} source path or content, in any format that sharp reads
 * @param {number} px side of the square; the picture is seen whole
 * @returns {Promise<Buffer>} a WebP file
 */
export const renderPicture = (source, px) =>
  sharp(source)
    .rotate() // as the camera was held
    .resize(px, px, { fit: 'contain', background: 'transparent' })
    .webp({ quality: 70 })
    .toBuffer();
