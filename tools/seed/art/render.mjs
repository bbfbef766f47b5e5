import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { mapBounded } from '../bounded.mjs';

/**
 * Renders pictures to WebP in the sizes that the shop serves. What was rendered once is kept under its content hash, so
 * that a second seed, or one after a change of a single picture, renders next to nothing.
 */

const cacheFolder = fileURLToPath(new URL('../../../.cache/art/', import.meta.url));

/** Raise it when rendering changes in a way that the settings below do not show. */
const rendererVersion = 1;

/**
 * @typedef {object} RenderSize
 * @property {number} px Side of the square.
 * @property {number} maxBytes
 * @property {readonly { quality: number, alphaQuality: number }[]} tries From best to plainest: the first that fits
 *   `maxBytes` is taken, else the last. An alpha quality of 80 keeps soft shadows free of bands, 70 is 16 steps.
 */

/** A card is about 4 KB, a detail picture at most 20 KB. @satisfies {Record<string, RenderSize>} */
export const renderSizes = Object.freeze({
  card: {
    px: 240,
    maxBytes: 5_500,
    tries: [
      { quality: 70, alphaQuality: 70 },
      { quality: 60, alphaQuality: 70 },
      { quality: 50, alphaQuality: 65 },
      { quality: 40, alphaQuality: 60 },
    ],
  },
  detail: {
    px: 640,
    maxBytes: 19_500,
    tries: [
      { quality: 68, alphaQuality: 80 },
      { quality: 62, alphaQuality: 74 },
      { quality: 58, alphaQuality: 70 },
      { quality: 45, alphaQuality: 70 },
      { quality: 40, alphaQuality: 65 },
    ],
  },
  /** The drawings of the screens: 224 px at two dots per pixel. */
  screen: {
    px: 448,
    maxBytes: 11_900,
    tries: [
      { quality: 72, alphaQuality: 78 },
      { quality: 64, alphaQuality: 72 },
      { quality: 56, alphaQuality: 70 },
      { quality: 45, alphaQuality: 65 },
    ],
  },
});

/** @typedef {keyof typeof renderSizes} RenderSizeName */

/**
 * The name of a picture: new content is a new name, which is what lets browsers keep it for ever.
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
 * @param {{ svg: string, sizes: readonly RenderSizeName[] }[]} pictures
 * @returns {Promise<Map<string, Partial<Record<RenderSizeName, Buffer>>>>} WebP files by image id, in the asked sizes
 */
export async function renderPictures(pictures) {
  await mkdir(cacheFolder, { recursive: true });
  const rendered = await mapBounded(pictures, cpus().length, async ({ svg, sizes }) => {
    const imageId = imageIdOf(svg);
    const kept = await Promise.all(
      sizes.map(async (size) => /** @type {const} */ ([size, await readKept(imageId, size)])),
    );
    const files = kept.some(([, file]) => file === null) ? await renderAndKeep(svg, imageId, sizes) : kept;
    return /** @type {[string, Partial<Record<RenderSizeName, Buffer>>]} */ ([
      imageId,
      Object.fromEntries(files),
    ]);
  });
  return new Map(rendered);
}

/** @param {string} imageId @param {RenderSizeName} size */
const cacheFile = (imageId, size) => join(cacheFolder, `${imageId}-${size}.webp`);

/** @param {string} imageId @param {RenderSizeName} size @returns {Promise<Buffer | null>} */
async function readKept(imageId, size) {
  try {
    return await readFile(cacheFile(imageId, size));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * @param {string} svg
 * @param {string} imageId
 * @param {readonly RenderSizeName[]} sizes
 * @returns {Promise<[RenderSizeName, Buffer][]>}
 */
async function renderAndKeep(svg, imageId, sizes) {
  // Drawn once at the largest size and reduced for the others: the soft shadows make drawing the slow part.
  const drawnPx = Math.max(...sizes.map((size) => renderSizes[size].px));
  const scaled = svg.replace('<svg ', `<svg width="${drawnPx}" height="${drawnPx}" `);
  const { data, info } = await sharp(Buffer.from(scaled))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return mapBounded(sizes, 1, async (size) => {
    const file = await encode(sharp(data, { raw }), renderSizes[size]);
    // Written aside and moved, so that a second seed at the same time never reads half a file.
    const aside = `${cacheFile(imageId, size)}.${process.pid}`;
    await writeFile(aside, file);
    await rename(aside, cacheFile(imageId, size));
    return /** @type {[RenderSizeName, Buffer]} */ ([size, file]);
  });
}

/** @param {import('sharp').Sharp} drawn @param {RenderSize} size @returns {Promise<Buffer>} */
async function encode(drawn, { px, maxBytes, tries }) {
  const { data, info } = await drawn.resize(px, px).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let file = Buffer.alloc(0);
  for (const { quality, alphaQuality } of tries) {
    file = await sharp(data, { raw }).webp({ quality, alphaQuality, effort: 3 }).toBuffer();
    if (file.length <= maxBytes) return file;
  }
  return file;
}
