import * as v from 'valibot';

const fieldSchema = v.exactOptional(v.string());

/**
 * The texts of products and categories in another language, by id, and those of the words that products share: one file for each
 * language of the shop (`GET /api/catalogue/texts/{code}`). What is missing is said in English.
 */
export const publishedTextsSchema = v.object({
  products: v.record(
    v.string(),
    v.object({ name: fieldSchema, unit: fieldSchema, description: fieldSchema }),
  ),
  categories: v.record(v.string(), v.object({ name: fieldSchema, description: fieldSchema })),
  /** English words of cards, each with its text. Absent in texts that were published before. */
  words: v.optional(v.array(v.object({ word: v.string(), text: v.string() })), []),
});
export type PublishedTexts = v.InferOutput<typeof publishedTextsSchema>;

/** Says a word in a language; in English where it has no text. */
export type SayWord = (word: string) => string;

export function wordSayer(words: Readonly<PublishedTexts['words']>): SayWord {
  const texts = new Map(words.map(({ word, text }) => [word, text]));
  return (word) => texts.get(word) ?? word;
}

interface SaidCategory {
  readonly id: string;
  readonly name: string;
  readonly subcategories: readonly string[];
}
interface SaidProduct {
  readonly id: string;
  readonly name: string;
  readonly keywords: string;
  readonly unit: string;
  readonly badge: string;
  readonly options: readonly { readonly group: string; readonly value: string }[];
}
export interface Translator {
  <T extends SaidProduct | SaidCategory>(of: T): T;
}

/**
 * Says a product or a category in another language, field by field. English names find a product as before, subcategories and groups of
 * options keep theirs as well: addresses have the ones, sizes of packs are known by the others.
 */
export function translatorOf(texts: PublishedTexts): Translator {
  const products = new Map(Object.entries(texts.products));
  const categories = new Map(Object.entries(texts.categories));
  const say = wordSayer(texts.words);
  const ofProduct = (of: SaidProduct): Partial<SaidProduct> => {
    const own = products.get(of.id);
    const found = [own?.name === undefined ? '' : of.name, of.keywords];
    return {
      // An option that is the unit has the same words.
      unit: say(of.unit),
      badge: say(of.badge),
      options: of.options.map((option) => {
        const groupName = say(option.group);
        return { ...option, ...(groupName !== option.group && { groupName }), value: say(option.value) };
      }),
      ...own,
      keywords: found.filter(Boolean).join(', '),
    };
  };
  const ofCategory = (of: SaidCategory): object => {
    const subcategoryNames = of.subcategories.map(say);
    const isSame = subcategoryNames.every((name, at) => name === of.subcategories[at]);
    return { ...categories.get(of.id), ...(!isSame && { subcategoryNames }) };
  };
  return (of) => {
    const one: SaidProduct | SaidCategory = of;
    return { ...of, ...('keywords' in one ? ofProduct(one) : ofCategory(one)) };
  };
}
