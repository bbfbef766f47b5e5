import { beforeAll, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { readCatalogue } from './catalogue/read-catalogue.mjs';
import { loadDomain } from './load-domain.mjs';
import { pictureNames, readDemoPictures, renderPicture } from './pictures.mjs';

const folder = new URL('./pictures/', import.meta.url);

/** @type {import('./load-domain.mjs').Domain} */
let domain;
/** @type {import('./catalogue/read-catalogue.mjs').Catalogue} */
let catalogue;
/** @type {import('./pictures.mjs').PictureFile[]} */
let pictures;

beforeAll(async () => {
  [domain, catalogue] = await Promise.all([loadDomain(), readCatalogue()]);
  pictures = await readDemoPictures(domain, catalogue);
});

test('every product has pictures, each category its two sizes, and no file is left over', () => {
  for (const { id, images } of catalogue.products) {
    expect({ id, count: images.length }).toEqual({ id, count: pictureNames(id).length });
    expect({ id, primary: images.map(({ isPrimary }) => isPrimary) }).toEqual({
      id,
      primary: images.map((_, index) => index === 0),
    });
    expect(images).not.toHaveLength(0);
  }
  const files = ['products', 'categories'].flatMap((kind) => readdirSync(new URL(`${kind}/`, folder)));
  expect(pictures).toHaveLength(files.length);
});

test('a committed picture is a square WebP file of its size and of few bytes', async () => {
  const sizesPx = /** @type {Record<string, number>} */ ({
    ...domain.categoryImageSizePx,
    ...domain.imageSizePx,
  });
  for (const { path, bytes } of pictures) {
    const px = sizesPx[/-(\w+)\.webp$/.exec(path)?.[1] ?? ''];
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ path, format, width, height }).toEqual({ path, format: 'webp', width: px, height: px });
    expect(bytes.length).toBeLessThan(30_000);
  }
});

test('no two pictures of products are the same', () => {
  const imageIds = catalogue.products.flatMap(({ images }) => images.map(({ imageId }) => imageId));
  expect(new Set(imageIds).size).toBe(imageIds.length);
  const cards = pictures.filter(({ path }) => /^product-images\/.*-card\.webp$/.test(path));
  const hashes = cards.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  expect(new Set(hashes).size).toBe(cards.length);
});

test('a new picture is seen whole in its square', async () => {
  const wide = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0c3b26' } })
    .png()
    .toBuffer();
  const { data, info } = await sharp(await renderPicture(wide, 240))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([240, 240, 4]);
  const alphaAt = (/** @type {number} */ x, /** @type {number} */ y) => data[(y * 240 + x) * 4 + 3];
  expect([alphaAt(0, 120), alphaAt(239, 120), alphaAt(120, 0), alphaAt(120, 239)]).toEqual([255, 255, 0, 0]);
});
