import { requestLines } from '@basket/domain';
import { cartKeyOf, refreshCatalogue, type CartLine } from '@basket/web';
import { useQuote, type OrderQuote, type QuoteState } from '@basket/web/checkout';
import { priceChanges } from './quote-advice';

/**
 * Quotes the cart whenever it changes. After an answer that differs from the cart, the cart and every list are to say the same.
 *
 * @param isPaused nothing is asked: while an order is being placed and after it
 */
export const useCartQuote = (lines: readonly CartLine[], isPaused: boolean): ReturnType<typeof useQuote> =>
  useQuote(requestLines(lines), {
    isPaused,
    onAnswer: (answer) => {
      if (isNews(answer, lines)) refreshCatalogue();
    },
  });

const isNews = (answer: QuoteState, lines: readonly CartLine[]): boolean =>
  answer.status === 'refused' ||
  (answer.status === 'ready' && priceChanges(lines, quotedUnitPrices(answer.quote)).length > 0);

/** Unit prices of a quote by line key, to compare with what the cart shows. */
export const quotedUnitPrices = (quote: OrderQuote): Map<string, number> =>
  new Map(quote.items.map((item) => [cartKeyOf(item), item.unitPricePaise]));
