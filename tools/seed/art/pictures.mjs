import { fruits } from './pictures/fruits.mjs';
import { vegetables } from './pictures/vegetables.mjs';
import { dairyEggs } from './pictures/dairy-eggs.mjs';
import { breadBakery } from './pictures/bread-bakery.mjs';
import { staples } from './pictures/staples.mjs';
import { meatFish } from './pictures/meat-fish.mjs';
import { beverages } from './pictures/beverages.mjs';
import { snacks } from './pictures/snacks.mjs';
import { household } from './pictures/household.mjs';
import { personalCare } from './pictures/personal-care.mjs';
import { picture } from './shapes.mjs';
import { categoryScenes, screenScenes } from './scenes.mjs';

/** What every product picture shows, by its key: the product's id, or `{id}-{detail}` for a further picture. */
const compositions = new Map(
  Object.entries({
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
  }),
);

/** @returns {string[]} the keys of all product pictures */
export const pictureKeys = () => [...compositions.keys()];

/**
 * @param {string} key
 * @returns {string} the product picture as SVG
 * @throws {Error} when there is none with that key
 */
export function productPicture(key) {
  const inner = compositions.get(key);
  if (inner === undefined) throw new Error(`No picture is composed for '${key}' (tools/seed/art/pictures).`);
  return picture(inner);
}

/**
 * @param {string} categoryId
 * @returns {string} the category's picture as SVG
 * @throws {Error} when there is none
 */
export function categoryPicture(categoryId) {
  const inner = categoryScenes[categoryId];
  if (inner === undefined) throw new Error(`No picture is composed for the category '${categoryId}'.`);
  return picture(inner);
}

/** The drawings of the screens as SVG, by file name without its ending. @returns {[name: string, svg: string][]} */
export const screenPictures = () =>
  Object.entries(screenScenes).map(([name, inner]) => [name, picture(inner)]);
