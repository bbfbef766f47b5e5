/** The parts of an order that a client sends. The checkout and an admin on the phone make them alike. */
import type { RefusalCode, RefusalFacts } from '../basics/refusal';
import type { ChosenOption } from '../cart/chosen-option';

interface WantedLine {
  readonly productId: string;
  readonly options: readonly Pick<ChosenOption, 'optionId'>[];
  readonly quantity: number;
}

/** The lines as the server gets them: ids and quantities, no name, no price (rule: server-prices). */
export const requestLines = (
  lines: readonly WantedLine[],
): { productId: string; optionIds: string[]; quantity: number }[] =>
  lines.map(({ productId, options, quantity }) => ({
    productId,
    optionIds: options.map(({ optionId }) => optionId),
    quantity,
  }));

/** A refusal as a screen gets it; a newer server may have one without a code of ours. */
export interface LineRefusal {
  readonly code: RefusalCode | 'newer';
  readonly facts: RefusalFacts;
  readonly message: string;
}

/** Why the server does not price or place lines, by the product's name; without a name the refusal's own message. */
export function lineRefusalText({ code, facts, message }: LineRefusal, name: string): string {
  const { available, limit } = facts;
  if (name === '') return message;
  switch (code) {
    case 'unknown_product':
      return `${name} is no longer sold.`;
    case 'unknown_option':
      return `The chosen option of ${name} is no longer offered.`;
    case 'out_of_stock':
      return Number(available) > 0 ? `Only ${available} of ${name} left.` : `${name} is out of stock.`;
    case 'quantity_too_large':
      return `At most ${limit} of ${name} can be ordered at once.`;
    default:
      return message;
  }
}

/** The name of the product in the facts of a refusal; '' for none. */
export const refusedName = ({ name }: RefusalFacts): string => (typeof name === 'string' ? name : '');
