import { subcategoryOf } from './subcategories.mjs';
import { keywordsOf } from './synonyms.mjs';

/**
 * Turns product sheets (the short form in which the catalogue is written down) into full products.
 *
 * @typedef {string | readonly [value: string, adjustmentPaise: number]} Choice A choice; alone it costs nothing more.
 *
 * @typedef {object} ProductSheet
 * @property {string} id
 * @property {string} name
 * @property {string} unit What the price is for.
 * @property {readonly [pricePaise: number, originalPricePaise: number]} paise What is charged, and the MRP.
 * @property {number} stock
 * @property {readonly [rating: number, reviews: number]} rated
 * @property {string} [badge]
 * @property {boolean} [featured]
 * @property {string} about One or two sentences: the description.
 * @property {string} story The long description.
 * @property {Readonly<Record<string, readonly Choice[]>>} [choices] By group; the first choice is the one priced above.
 * @property {Readonly<Record<string, string>>} [facts] Specifications of this product.
 * @property {readonly string[]} related Ids of 3 or 4 others.
 * @property {readonly string[]} [art] Keys of its pictures, the primary one first; its id when left out.
 *
 * @typedef {object} Shelf Products that share a category and much of what is said about them.
 * @property {string} categoryId
 * @property {Readonly<Record<string, string>>} facts Specifications of all of them.
 * @property {readonly ProductSheet[]} products
 *
 * @typedef {Omit<import('@basket/domain').Product, 'categoryId' | 'rating' | 'images' | 'createdAt' | 'updatedAt'>
 *   & { id: string, categoryId: string, rating: number, art: string[] }} CatalogueProduct `art`: keys of its pictures
 */

/** @param {Shelf} shelf @returns {CatalogueProduct[]} */
export const stocked = (shelf) => shelf.products.map((sheet) => toProduct(shelf, sheet));

/** @param {Shelf} shelf @param {ProductSheet} sheet @returns {CatalogueProduct} */
function toProduct(shelf, sheet) {
  const [pricePaise, originalPricePaise] = sheet.paise;
  const [rating, reviews] = sheet.rated;
  return {
    id: sheet.id,
    name: sheet.name,
    keywords: keywordsOf(sheet.name),
    description: sheet.about,
    longDescription: sheet.story,
    pricePaise,
    originalPricePaise,
    categoryId: shelf.categoryId,
    subcategory: subcategoryOf(sheet.id),
    ...packOf({ ...shelf.facts, ...sheet.facts }),
    stockQuantity: sheet.stock,
    stockSplitAt: null,
    unit: sheet.unit,
    isActive: true,
    isFeatured: sheet.featured ?? false,
    badge: sheet.badge ?? '',
    rating,
    reviews,
    options: Object.entries(sheet.choices ?? {}).flatMap(([group, choices]) => choices.map(toOption(group))),
    specifications: specificationsOf(shelf, sheet),
    relatedProductIds: [...sheet.related],
    art: [...(sheet.art ?? [sheet.id])],
  };
}

/** @param {string} group @returns {(choice: Choice) => CatalogueProduct['options'][number]} */
const toOption = (group) => (choice) => {
  const [value, adjustmentPaise] = typeof choice === 'string' ? /** @type {const} */ ([choice, 0]) : choice;
  return { optionId: `${slug(group)}-${slug(value)}`, group, value, adjustmentPaise };
};

/** A product's own facts come before, and win over, those of its shelf. @param {Shelf} shelf @param {ProductSheet} sheet */
function specificationsOf(shelf, sheet) {
  const facts = { ...sheet.facts, 'Net quantity': sheet.unit };
  const shared = Object.entries(shelf.facts).filter(([name]) => !(name in facts));
  return [...Object.entries(facts), ...shared].map(([name, value]) => ({ name, value }));
}

/** @type {Readonly<Record<string, CatalogueProduct['foodMark']>>} */
const markOfFoodType = { Vegetarian: 'veg', 'Non-vegetarian': 'non-veg', 'Contains egg': 'non-veg' };

/** What a pack says in front. @param {Readonly<Record<string, string>>} facts */
const packOf = ({ Brand: brand = '', 'Food type': foodType = '' }) => ({
  brand,
  foodMark: markOfFoodType[foodType] ?? /** @type {const} */ ('none'),
});

/** @param {string} text */
const slug = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
