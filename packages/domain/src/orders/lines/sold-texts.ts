import { productTextsIn, type Product } from '../../catalogue/product';
import type { SayWord } from '../../catalogue/published-texts';
import { isSharedWord } from '../../catalogue/shared-words';
import { languages } from '../../texts/languages';
import type { ItemTexts } from './item-texts';

/**
 * Name and unit of a product in the other languages of the shop, for the items of orders (rule: order-names); undefined where it has
 * neither. A language that only the product has is left out.
 */
export function itemTextsOf(product: Pick<Product, 'unit' | 'options' | 'texts'>): ItemTexts | undefined {
  const texts: ItemTexts = {};
  for (const { code } of languages.slice(1)) {
    const { name, unit } = productTextsIn(product, code);
    const kept = { ...(name !== undefined && { name }), ...(unit !== undefined && { unit }) };
    if (Object.keys(kept).length > 0) texts[code] = kept;
  }
  return Object.keys(texts).length > 0 ? texts : undefined;
}

interface Item {
  readonly unit: string;
  readonly texts?: ItemTexts | undefined;
  readonly options: readonly { readonly value: string }[];
}

/**
 * An item with the words that products share: its unit, unless its product had one, and its options (rule: order-names).
 *
 * @param sayers by language
 */
export function withWords<I extends Item>(item: I, sayers: Readonly<Record<string, SayWord>>): I {
  const texts: ItemTexts = { ...item.texts };
  for (const [code, sayer] of Object.entries(sayers)) {
    const said = wordsOfItem(item, (word) => (isSharedWord(word) ? sayer(word) : word));
    if (Object.keys(said).length > 0) texts[code] = { ...said, ...texts[code] };
  }
  return Object.keys(texts).length > 0 ? { ...item, texts } : item;
}

function wordsOfItem({ unit, options }: Item, say: SayWord): ItemTexts[string] {
  const values = options.map(({ value }) => say(value));
  return {
    ...(say(unit) !== unit && { unit: say(unit) }),
    ...(options.some(({ value }, at) => value !== values[at]) && { values }),
  };
}
