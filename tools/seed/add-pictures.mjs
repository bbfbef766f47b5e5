/**
 * Makes the pictures of a product of the demo shop, in place of those it has; the first file becomes the primary one:
 *
 *   npm run pictures -- banana-robusta photo.jpg board.png
 *
 * @module
 */
import { rm, writeFile } from 'node:fs/promises';
import { loadDomain } from './load-domain.mjs';
import { pictureNames, productFile, renderPicture } from './pictures.mjs';

/** @param {string} productId @param {readonly string[]} sources */
async function addPictures(productId, sources) {
  const { imageSizePx } = await loadDomain();
  const sizes = /** @type {const} */ (['card', 'detail']);
  const before = pictureNames(productId);
  for (const [index, source] of sources.entries()) {
    const name = index === 0 ? productId : `${productId}.${index + 1}`;
    for (const size of sizes)
      await writeFile(productFile(name, size), await renderPicture(source, imageSizePx[size]));
  }
  for (const name of before.slice(sources.length))
    for (const size of sizes) await rm(productFile(name, size));
}

const [productId, ...sources] = process.argv.slice(2);
if (productId === undefined || sources.length === 0) {
  console.error('Usage: npm run pictures -- PRODUCT FILE [FILE ...]');
  process.exitCode = 1;
} else await addPictures(productId, sources);
