import {
  lineRefusalText,
  maxQuantityPerLine,
  optionGroups,
  refusedName,
  unitPricePaise,
  type LineRefusal,
  type ProductOption,
  type PublishedProduct,
} from '@basket/domain';
import { cartKeyOf } from '@basket/web';
import { t } from '../../texts';

/** A product of the order that is being taken. */
export interface OrderLine {
  readonly id: string;
  readonly productId: string;
  readonly product: PublishedProduct;
  /** One choice of each group of options. */
  readonly options: ProductOption[];
  readonly quantity: number;
}

/** The lines with one more unit of a product, with the first choice of every group of options. */
export function withProduct(lines: readonly OrderLine[], product: PublishedProduct): OrderLine[] {
  const options = optionGroups(product.options).flatMap(({ choices }) => choices.slice(0, 1));
  const id = cartKeyOf({ productId: product.id, options });
  const known = lines.find((line) => cartKeyOf(line) === id);
  return known
    ? withQuantity(lines, known.id, Math.min(known.quantity + 1, mostOf(product)))
    : [...lines, { id: freeId(lines, id), productId: product.id, product, options, quantity: 1 }];
}

/** A line keeps its id when its options change, so that another one may need a new one. */
const freeId = (lines: readonly OrderLine[], wanted: string): string =>
  lines.some(({ id }) => id === wanted) ? freeId(lines, `${wanted}+`) : wanted;

/** The lines with another quantity of one; without it for 0. */
export const withQuantity = (lines: readonly OrderLine[], id: string, quantity: number): OrderLine[] =>
  lines.flatMap((line) => (line.id === id ? (quantity > 0 ? [{ ...line, quantity }] : []) : [line]));

/** The lines with another choice for one group of options of a line. */
export const withOption = (lines: readonly OrderLine[], id: string, choice: ProductOption): OrderLine[] =>
  lines.map((line) =>
    line.id === id
      ? { ...line, options: line.options.map((option) => (option.group === choice.group ? choice : option)) }
      : line,
  );

/** Units that a line can have. */
export const mostOf = ({ stockQuantity }: Pick<PublishedProduct, 'stockQuantity'>): number =>
  Math.min(stockQuantity, maxQuantityPerLine);

export const unitPaiseOf = ({ product, options }: OrderLine): number =>
  unitPricePaise(product.pricePaise, options);

/** Why the server does not price or place the order, for the admin who takes it. */
export function problemText(refusal: LineRefusal): string {
  const { code, facts } = refusal;
  const name = refusedName(facts);
  return code === 'quantity_too_large' && name !== ''
    ? t('newOrder.atMost', { limit: String(facts['limit']), product: name })
    : lineRefusalText(refusal, name);
}
