/**
 * Every drawing, and the files that it is rendered to.
 * @module
 */
import { fruits } from './compositions/fruits.mjs';
import { vegetables } from './compositions/vegetables.mjs';
import { dairyEggs } from './compositions/dairy-eggs.mjs';
import { breadBakery } from './compositions/bread-bakery.mjs';
import { staples } from './compositions/staples.mjs';
import { meatFish } from './compositions/meat-fish.mjs';
import { beverages } from './compositions/beverages.mjs';
import { snacks } from './compositions/snacks.mjs';
import { household } from './compositions/household.mjs';
import { personalCare } from './compositions/personal-care.mjs';
import { picture } from './shapes.mjs';
import { categoryScenes, screenScenes } from './scenes.mjs';
import { imageIdOf } from './render.mjs';

const productScenes = {
  ...fruits,
  ...vegetables,
  ...dairyEggs,
  ...breadBakery,
  ...staples,
  ...meatFish,
  ...beverages,
  ...snacks,
  ...household,
  ...personalCare,
};

/** @typedef {'products' | 'categories' | 'screens'} Kind */

const seedFolder = new URL('../seed/pictures/', import.meta.url);

/** @satisfies {Record<Kind, { scenes: Record<string, string>, folder: URL, sizes: readonly import('./render.mjs').RenderSizeName[] }>} */
const kinds = {
  /** By key: the product's id, or `{id}-{detail}` for a further picture. */
  products: {
    scenes: productScenes,
    folder: new URL('products/', seedFolder),
    sizes: /** @type {const} */ (['card', 'detail']),
  },
  /** By category id. */
  categories: {
    scenes: categoryScenes,
    folder: new URL('categories/', seedFolder),
    sizes: /** @type {const} */ (['tile', 'card']),
  },
  /** By file name. They belong to the design system, because they are shown before any data is. */
  screens: {
    scenes: screenScenes,
    folder: new URL('../../packages/ui/src/art/', import.meta.url),
    sizes: /** @type {const} */ (['screen']),
  },
};

/** Says what the committed files were rendered from: the id of each drawing, by kind and name. */
export const manifestFile = new URL('manifest.json', seedFolder);

export const folders = Object.values(kinds).map(({ folder }) => folder);

/**
 * @typedef {object} Drawing
 * @property {Kind} kind
 * @property {string} name unique within its kind
 * @property {string} svg
 * @property {string} imageId
 * @property {{ size: import('./render.mjs').RenderSizeName, file: URL }[]} files
 */

/** @returns {Drawing[]} */
export const allDrawings = () =>
  Object.entries(kinds).flatMap(([kind, { scenes, folder, sizes }]) =>
    Object.entries(scenes).map(([name, inner]) => {
      const svg = picture(inner);
      const files = sizes.map((size) => ({
        size,
        file: new URL(sizes.length === 1 ? `${name}.webp` : `${name}.${size}.webp`, folder),
      }));
      return { kind: /** @type {Kind} */ (kind), name, svg, imageId: imageIdOf(svg), files };
    }),
  );

/**
 * @param {readonly Drawing[]} drawings
 * @returns {Record<string, Record<string, string>>} the manifest that belongs to them
 */
export function manifestOf(drawings) {
  /** @type {Record<string, Record<string, string>>} */
  const manifest = {};
  for (const { kind, name, imageId } of drawings) (manifest[kind] ??= {})[name] = imageId;
  return manifest;
}
