import { toLatinDigits } from '../basics/latin-digits';

/** How much a unit is: one pack of 500 g, or six packs of 200 ml each. */
export interface Quantity {
  readonly packs: number;
  /** The amount of one pack. */
  readonly amount: number;
  readonly of: 'g' | 'ml' | 'pieces';
}

/** The unit of a product for which nobody names one: it is sold by the piece. Every version reads it (rule: unit-optional). */
export const onePiece = '1 pc';

/** The size of each measure, with the ways in which people write it. */
const measures = [
  { of: 'g', times: 1, written: 'g gm gms gr gram grams' },
  { of: 'g', times: 1000, written: 'kg kgs kilo kilos kilogram kilograms' },
  { of: 'ml', times: 1, written: 'ml mls millilitre millilitres milliliter milliliters' },
  { of: 'ml', times: 1000, written: 'l lt lts ltr ltrs litre litres liter liters' },
  { of: 'pieces', times: 1, written: 'pc pcs piece pieces' },
] as const;
const measureOf = new Map(
  measures.flatMap((measure) => measure.written.split(' ').map((word) => [word, measure] as const)),
);

/** '500 g', '1.5 kg.', '.5 l', '4 x 100 g'; not '0225 kg', which is a code or a typing error. */
const pattern = /^(?:([1-9]\d{0,2})\s*[x×*]\s*)?((?:0|[1-9]\d{0,4})(?:\.\d{1,3})?|\.\d{1,3})\s*([a-z]+)\.?$/;

/** The quantity that a unit names, however it is written; null where it names none, such as '1 bunch' or 'about 1 kg'. */
export function quantityOf(unit: string): Quantity | null {
  const written = toLatinDigits(unit).normalize('NFKC').trim().toLowerCase();
  const [, packs = '1', figure = '', word = ''] = pattern.exec(written) ?? [];
  const measure = measureOf.get(word);
  if (!measure) return null;
  // To thousandths, as far as they are written: 1.005 × 1000 is a little less than 1005.
  const amount = Math.round(Number(figure) * measure.times * 1000) / 1000;
  return amount > 0 ? { packs: Number(packs), amount, of: measure.of } : null;
}

/** Equal for units that are the same to people: '1 kg', '1000 g' and '1 Kg.'; '1 bunch' and ' 1  Bunch'. */
export function unitKey(unit: string): string {
  const quantity = quantityOf(unit);
  if (quantity) return `${quantity.packs} x ${quantity.amount} ${quantity.of}`;
  return toLatinDigits(unit).normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
