import {
  cartLineKey,
  maxQuantityPerLine,
  optionGroups,
  unitPricePaise,
  type CartRequestLine,
  type ProductOption,
  type PublishedProduct,
} from '@basket/domain';
import type { CallRefusedError } from '@basket/web';

/** A product of the order that is being taken. */
export interface OrderLine {
  readonly id: string;
  readonly product: PublishedProduct;
  /** One choice of each group of options. */
  readonly options: readonly ProductOption[];
  readonly quantity: number;
}

const optionIdsOf = (options: readonly ProductOption[]): string[] => options.map(({ optionId }) => optionId);

/** The lines with one more unit of a product, with the first choice of every group of options. */
export function withProduct(lines: readonly OrderLine[], product: PublishedProduct): OrderLine[] {
  const options = optionGroups(product.options).flatMap(({ choices }) => choices.slice(0, 1));
  const id = cartLineKey(product.id, optionIdsOf(options));
  const known = lines.find((line) => cartLineKey(line.product.id, optionIdsOf(line.options)) === id);
  return known
    ? withQuantity(lines, known.id, Math.min(known.quantity + 1, mostOf(product)))
    : [...lines, { id: freeId(lines, id), product, options, quantity: 1 }];
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

/** The lines as the server gets them (rule: server-prices). */
export const requestLines = (
  lines: readonly OrderLine[],
): (Omit<CartRequestLine, 'optionIds'> & { optionIds: string[] })[] =>
  lines.map(({ product, options, quantity }) => ({
    productId: product.id,
    optionIds: optionIdsOf(options),
    quantity,
  }));

/** Why the server does not price or place the order, for the admin who takes it. */
export function problemText({ code, facts, message }: CallRefusedError): string {
  const { name, available, limit } = facts;
  if (typeof name !== 'string' || name === '') return message;
  switch (code) {
    case 'out_of_stock':
      return Number(available) > 0 ? `Only ${available} of ${name} left.` : `${name} is out of stock.`;
    case 'quantity_too_large':
      return `An order can have at most ${limit} of ${name}.`;
    case 'unknown_product':
      return `${name} is no longer sold.`;
    case 'unknown_option':
      return `The chosen option of ${name} is no longer offered.`;
    default:
      return message;
  }
}
