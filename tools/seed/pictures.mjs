import { categoryPicture, productPicture } from './art/pictures.mjs';
import { imageIdOf, renderPictures } from './art/render.mjs';
import { categories } from './catalogue/categories.mjs';
import { products } from './catalogue/products.mjs';

/** A picture's name is its content, so it never changes. */
const forEver = 'public,max-age=31536000,immutable';
/** A category's picture is found by the category's id and may change. */
const anHour = 'public,max-age=3600';

/**
 * @typedef {{ path: string, bytes: Buffer, cacheControl: string }} PictureFile
 *
 * @param {import('./load-domain.mjs').Domain} domain
 * @returns {Promise<PictureFile[]>} all pictures of the demo shop as they lie in Storage; from the cache where it has them
 */
export async function renderDemoPictures(domain) {
  const ofProducts = products.flatMap(({ id, art }) => art.map((key) => ({ id, svg: productPicture(key) })));
  const ofCategories = categories.map(({ id }) => ({ id, svg: categoryPicture(id) }));
  const rendered = await renderPictures([
    ...ofProducts.map(({ svg }) => ({ svg, sizes: /** @type {const} */ (['card', 'detail']) })),
    ...ofCategories.map(({ svg }) => ({ svg, sizes: /** @type {const} */ (['card']) })),
  ]);
  /** @type {(svg: string, size: 'card' | 'detail') => Buffer} */
  const bytesOf = (svg, size) => {
    const bytes = rendered.get(imageIdOf(svg))?.[size];
    if (!bytes) throw new Error('A picture was not rendered.');
    return bytes;
  };
  return [
    ...ofProducts.flatMap(({ id, svg }) =>
      /** @type {const} */ (['card', 'detail']).map((size) => ({
        path: domain.productImagePath(id, imageIdOf(svg), size),
        bytes: bytesOf(svg, size),
        cacheControl: forEver,
      })),
    ),
    ...ofCategories.map(({ id, svg }) => ({
      path: domain.categoryImagePath(id),
      bytes: bytesOf(svg, 'card'),
      cacheControl: anHour,
    })),
  ];
}
