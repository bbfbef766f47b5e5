/**
 * Renders a drawing to WebP in the sizes that the shop serves.
 * @module
 */
import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Raise it when rendering changes in a way that the settings below do not show. */
const rendererVersion = 1;

/**
 * @typedef {object} RenderSize
 * @property {number} px Side of the square.
 * @property {number} maxBytes
 * @property {readonly (readonly [quality: number, alphaQuality: number])[]} tries From best to plainest: the first that fits
 *   `maxBytes` is taken, else the last. The alpha of soft shadows shows bands below 74, which is 48 steps; 80 is 96 steps, 70 only 16.
 *   So the colours give way first; only many small leaves, which hide bands, go below.
 */

/** A card is about 5 KB, a detail picture about 12 KB. @satisfies {Record<string, RenderSize>} */
export const renderSizes = Object.freeze({
  /** Categories on phones: 56 px at two to three dots per pixel. */
  tile: {
    px: 136,
    maxBytes: 3_500,
    tries: [
      [70, 80],
      [60, 80],
      [50, 78],
      [40, 70],
    ],
  },
  card: {
    px: 240,
    maxBytes: 6_500,
    tries: [
      [70, 80],
      [60, 80],
      [50, 78],
      [40, 76],
      [40, 60],
    ],
  },
  detail: {
    px: 640,
    maxBytes: 24_000,
    tries: [
      [68, 100],
      [68, 80],
      [58, 80],
      [50, 78],
      [45, 76],
      [40, 65],
    ],
  },
  /** Drawings of screens: 224 px at two dots per pixel. */
  screen: {
    px: 448,
    maxBytes: 14_000,
    tries: [
      [72, 100],
      [72, 80],
      [64, 80],
      [56, 78],
      [45, 65],
    ],
  },
});

/** @typedef {keyof typeof renderSizes} RenderSizeName */

/**
 * Names a picture after its drawing and the settings above: new content is a new name, so browsers may cache the
 * file for ever.
 *
 * @param {string} svg
 * @returns {string} 16 hexadecimal digits
 */
export const imageIdOf = (svg) =>
  createHash('sha256')
    .update(JSON.stringify([rendererVersion, renderSizes, svg]))
    .digest('hex')
    .slice(0, 16);

/**
 * @param {string} svg
 * @param {readonly RenderSizeName[]} sizes
 * @returns {Promise<{ size: RenderSizeName, bytes: Buffer }[]>} WebP files
 */
export async function renderPicture(svg, sizes) {
  // Soft shadows make drawing the slow part: draw once at the largest size and reduce.
  const drawnPx = Math.max(...sizes.map((size) => renderSizes[size].px));
  const scaled = svg.replace('<svg ', `<svg width="${drawnPx}" height="${drawnPx}" `);
  const drawn = await pixelsOf(sharp(Buffer.from(scaled)).ensureAlpha());
  return Promise.all(sizes.map(async (size) => ({ size, bytes: await encode(drawn, renderSizes[size]) })));
}

/** @param {import('sharp').Sharp} picture */
async function pixelsOf(picture) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** @param {{ data: Buffer, raw: import('sharp').Raw }} drawn @param {RenderSize} size @returns {Promise<Buffer>} */
async function encode(drawn, { px, maxBytes, tries }) {
  const { data, raw } = await pixelsOf(sharp(drawn.data, { raw: drawn.raw }).resize(px, px));
  let file = Buffer.alloc(0);
  for (const [quality, alphaQuality] of tries) {
    file = await sharp(data, { raw }).webp({ quality, alphaQuality, effort: 3 }).toBuffer();
    if (file.length <= maxBytes) return file;
  }
  return file;
}
