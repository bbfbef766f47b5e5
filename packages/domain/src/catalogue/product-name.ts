import { toLatinDigits } from '../basics/latin-digits';
import { categoryNameKey } from './category';
import { mostNameLength } from './product';
import { unitKey } from './quantity';

/** Equal for names that people take for the same: 'Banana, Robusta' and ' banana,robusta'. */
const exactName = (name: string): string =>
  categoryNameKey(toLatinDigits(name)).replace(/ ?, ?/g, ', ').trim();

/** 'potatoes' and 'potato', 'berries' and 'berry', 'lemons' and 'lemon'. */
const singular = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(o|x|sh|ch)es$/, '$1')
        .replace(/([^s])s$/, '$1');

/**
 * By which products are found: equal for names that are spelled much alike, such as 'Potato, Agra', 'Agra potatoes' and
 * 'POTATO (Agra)'. Names that {@link isSameName} takes for the same always have the same one.
 */
export function productNameKey(name: string): string {
  const exact = exactName(name);
  // Joiners, which have no width, and apostrophes are typed by some and left out by others.
  const letters = exact.replace(/[\p{Default_Ignorable_Code_Point}'’]/gu, '');
  const words = letters.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const key = words.map(singular).sort().join(' ') || exact;
  // Half a character cannot be stored.
  return key
    .normalize('NFC')
    .slice(0, mostNameLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

interface NamedUnit {
  readonly name: string;
  readonly unit: string;
}

/** Equal for what people take for the same product: 'Tomato, 1 kg' and ' tomato , 1000 g'. */
export const productKey = ({ name, unit }: NamedUnit): string => `${exactName(name)}\n${unitKey(unit)}`;

/** Equal for products that may be the same, although their names are spelled otherwise: 'Potato, Agra · 1 kg', 'Agra potatoes · 1kg'. */
export const likeKey = ({ name, unit }: NamedUnit): string => `${productNameKey(name)}\n${unitKey(unit)}`;

/** Whether two names are the same to people, whatever their capitals, blanks and digits. */
export const isSameName = (one: string, other: string): boolean => exactName(one) === exactName(other);
