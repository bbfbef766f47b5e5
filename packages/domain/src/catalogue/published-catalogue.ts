import * as v from 'valibot';
import { fieldsOf } from '../basics/draft';
import { countSchema, idSchema, instantSchema, paiseSchema } from '../basics/schema';
import { publicStoreSettingsSchema, type PublicStoreSettings } from '../store/store-settings';
import { languages } from '../texts/languages';
import { tintSchema, type Category } from './category';
import {
  foodMarkSchema,
  productOptionSchema,
  productTextsIn,
  specificationSchema,
  type Product,
  type ProductOption,
} from './product';
import { wordSayer, type PublishedTexts, type SayWord } from './published-texts';
import { saidSpecifications, wordsOf, type SharedWord } from './shared-words';
import type { Stored } from '../basics/document';

/**
 * The shoppers' download: one compact, versioned file with every active product and category
 * (`GET /api/catalogue`), and one file of details per category (`GET /api/catalogue/details/{id}`).
 * Products carry their stock at the time of publishing; `availability` overrides it with what became
 * visible since (see stock-level.ts).
 */
export const publishedCategorySchema = v.object({
  id: idSchema,
  name: v.string(),
  description: v.string(),
  /** Names the picture; absent in catalogues that were published before this field existed. */
  icon: v.optional(v.string()),
  colour: tintSchema,
  productCount: countSchema,
  /** The subcategories of its products, the largest first; absent in catalogues that were published before this field existed. */
  subcategories: v.optional(v.array(v.string()), []),
});
export type PublishedCategory = v.InferOutput<typeof publishedCategorySchema> & {
  /** Its subcategories in the language of the page, in the same order; absent where all are English (rule: shared-words). */
  readonly subcategoryNames?: readonly string[] | undefined;
};

export const publishedProductSchema = v.object({
  id: idSchema,
  name: v.string(),
  description: v.string(),
  /** Absent in catalogues that were published before this field existed. */
  keywords: v.optional(v.string(), ''),
  categoryId: v.nullable(idSchema),
  /** These three are absent in catalogues that were published before, and where they say nothing. */
  subcategory: v.optional(v.string(), ''),
  brand: v.optional(v.string(), ''),
  foodMark: v.optional(foodMarkSchema, 'none'),
  unit: v.string(),
  pricePaise: paiseSchema,
  originalPricePaise: paiseSchema,
  badge: v.string(),
  rating: v.nullable(v.number()),
  reviews: countSchema,
  isFeatured: v.boolean(),
  /** Units left when published. Shown only when few; the server decides at the time of ordering. */
  stockQuantity: countSchema,
  imageIds: v.array(idSchema),
  options: v.array(productOptionSchema),
});
export type PublishedOption = ProductOption & {
  /** The group in the language of the page, where it has one (rule: shared-words). */
  readonly groupName?: string;
};
export type PublishedProduct = Omit<v.InferOutput<typeof publishedProductSchema>, 'options'> & {
  readonly options: readonly PublishedOption[];
};

export const publishedCatalogueSchema = v.object({
  version: countSchema,
  publishedAt: instantSchema,
  imageBaseUrl: v.string(),
  store: publicStoreSettingsSchema,
  categories: v.array(publishedCategorySchema),
  /** In the order of their names. */
  products: v.array(publishedProductSchema),
  /** Places in `products` of those that sell or are rated, the most popular first. Absent in catalogues that were published before. */
  popular: v.optional(v.array(countSchema)),
});
export type PublishedCatalogue = Omit<
  v.InferOutput<typeof publishedCatalogueSchema>,
  'categories' | 'products'
> & { readonly categories: readonly PublishedCategory[]; readonly products: readonly PublishedProduct[] };

/** The products as lists show them first: by what sells, then by name (rule: popular-order). */
export const byPopularity = <P>({
  products,
  popular = [],
}: {
  readonly products: readonly P[];
  readonly popular?: readonly number[] | undefined;
}): P[] => [...new Set([...popular.flatMap((place) => products[place] ?? []), ...products])];

export const publishedDetailsSchema = v.object({
  longDescription: v.string(),
  /** In other languages, by code; absent where there is none. */
  longDescriptions: v.optional(v.record(v.string(), v.string())),
  specifications: v.array(specificationSchema),
  /** In other languages, by code; absent where there is none. */
  specificationsIn: v.optional(v.record(v.string(), v.array(specificationSchema))),
  relatedProductIds: v.array(idSchema),
});
export type PublishedDetails = v.InferOutput<typeof publishedDetailsSchema>;

/** Details of every product of one category, by product id. */
export const publishedDetailsFileSchema = v.record(v.string(), publishedDetailsSchema);
export type PublishedDetailsFile = v.InferOutput<typeof publishedDetailsFileSchema>;

/** The details file of products without a category. */
export const uncategorisedId = 'uncategorised';

/** Facts besides the documents of products, categories and store; none by default. */
export interface PublicationFacts {
  /** Units by product id. */
  readonly sold?: Readonly<Record<string, number>> | undefined;
  /** The words that products share, by language. */
  readonly words?: Readonly<Record<string, readonly SharedWord[]>>;
}

export interface CataloguePublication {
  readonly cards: Pick<PublishedCatalogue, 'categories' | 'products' | 'store' | 'popular'>;
  readonly detailsByCategory: Readonly<Record<string, PublishedDetailsFile>>;
  readonly textsByLanguage: Readonly<Record<string, PublishedTexts>>;
}

/**
 * By name, as people sort. Browsers show products in the order in which they are published: comparing names is slow, and two
 * machines may compare them differently.
 */
function inNameOrder<P extends { readonly id: string; readonly name: string }>(products: readonly P[]): P[] {
  const collator = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });
  return [...products].sort((a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
}

/** The places of the products that sell or are rated: first by the units that sold, then by rating, then by name. */
function popularPlaces(
  products: readonly Pick<Stored<Product>, 'id' | 'rating'>[],
  sold: Readonly<Record<string, number>>,
): number[] {
  return products
    .map(({ id, rating }, place) => ({ place, units: sold[id] ?? 0, rating: rating ?? 0 }))
    .filter(({ units, rating }) => units > 0 || rating > 0)
    .sort((a, b) => b.units - a.units || b.rating - a.rating || a.place - b.place)
    .map(({ place }) => place);
}

/**
 * Builds everything that is published from the documents; inactive ones never leave the server.
 */
export function buildPublication(
  products: readonly Stored<Product>[],
  categories: readonly Stored<Category>[],
  store: PublicStoreSettings,
  { sold = {}, words = {} }: PublicationFacts = {},
): CataloguePublication {
  const activeCategories = categories
    .filter((category) => category.isActive)
    .sort((a, b) => a.sortOrder - b.sortOrder || a.name.localeCompare(b.name));
  const shown = new Set(activeCategories.map((category) => category.id));
  const active = inNameOrder(products.filter((product) => product.isActive)).map((product) =>
    product.categoryId && !shown.has(product.categoryId) ? { ...product, categoryId: null } : product,
  );

  const sayers = Object.entries(words).map(([code, own]) => [code, wordSayer(own)] as const);
  const detailsByCategory: Record<string, PublishedDetailsFile> = {};
  for (const product of active) {
    const file = (detailsByCategory[product.categoryId ?? uncategorisedId] ??= {});
    file[product.id] = {
      ...fieldsOf(publishedDetailsSchema, product),
      ...longDescriptionsOf(product),
      ...specificationsIn(product, sayers),
    };
  }
  return {
    cards: {
      store,
      categories: activeCategories.map((category) => ({
        ...fieldsOf(publishedCategorySchema, category),
        ...summaryOf(active.filter((product) => product.categoryId === category.id)),
      })),
      products: active.map(publishProduct),
      popular: popularPlaces(active, sold),
    },
    detailsByCategory,
    textsByLanguage: Object.fromEntries(
      languages
        .slice(1)
        .map(({ code }) => [code, textsIn(code, active, activeCategories, words[code] ?? [])]),
    ),
  };
}

function summaryOf(
  products: readonly Pick<Product, 'subcategory'>[],
): Pick<PublishedCategory, 'productCount' | 'subcategories'> {
  const counts = new Map<string, number>();
  for (const { subcategory } of products)
    if (subcategory !== '') counts.set(subcategory, (counts.get(subcategory) ?? 0) + 1);
  const largestFirst = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return { productCount: products.length, subcategories: largestFirst.map(([name]) => name) };
}

function longDescriptionsOf({ texts }: Product): Pick<PublishedDetails, 'longDescriptions'> {
  const own = Object.entries(texts).flatMap(([code, { longDescription }]) =>
    longDescription === undefined ? [] : [[code, longDescription] as const],
  );
  return own.length === 0 ? {} : { longDescriptions: Object.fromEntries(own) };
}

function specificationsIn(
  { specifications }: Product,
  sayers: readonly (readonly [string, SayWord])[],
): Pick<PublishedDetails, 'specificationsIn'> {
  const own = sayers.flatMap(([code, say]) => {
    const said = saidSpecifications(specifications, say);
    return said ? [[code, said] as const] : [];
  });
  return own.length === 0 ? {} : { specificationsIn: Object.fromEntries(own) };
}

/** The words of cards: those of specifications are in the details. */
const wordsOfCards = (products: readonly Product[]): ReadonlySet<string> =>
  new Set(products.flatMap((product) => wordsOf({ ...product, specifications: [] })).map(({ word }) => word));

/** The texts of what is published in a language. */
function textsIn(
  code: string,
  products: readonly Stored<Product>[],
  categories: readonly Stored<Category>[],
  words: readonly SharedWord[],
): PublishedTexts {
  const onCards = wordsOfCards(products);
  const found: PublishedTexts = {
    products: {},
    categories: {},
    words: words.filter(({ word }) => onCards.has(word)),
  };
  for (const product of products) {
    const { longDescription: _inDetails, keywords: _inCards, ...own } = productTextsIn(product, code);
    if (Object.keys(own).length > 0) found.products[product.id] = own;
  }
  for (const { id, texts } of categories) if (texts[code]) found.categories[id] = texts[code];
  return found;
}

/** Words that find a product in every language: who reads English may type दूध, or doodh (rule: search-words). */
const wordsFor = ({ keywords, texts }: Product): string =>
  [keywords, ...Object.values(texts).flatMap(({ name, keywords: own }) => [name, own])]
    .filter(Boolean)
    .join(', ');

function publishProduct(product: Stored<Product>): PublishedProduct {
  const primaryFirst = [...product.images].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  return {
    ...fieldsOf(publishedProductSchema, product),
    keywords: wordsFor(product),
    imageIds: primaryFirst.map((image) => image.imageId),
  };
}
