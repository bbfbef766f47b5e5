import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { billFor, quoteOrder, type Billed, type PaymentMethod, type ResponseOf } from '@basket/domain';
import { call, CallRefusedError, cartKeyOf, refreshCatalogue, type CartLine } from '@basket/web';
import { requestLines } from '../../../cart/cart-lines';
import { priceChanges } from './quote-advice';

export type OrderQuote = ResponseOf<typeof quoteOrder>;
/** A quote for the way of paying that was chosen. */
export type OrderBill = Billed<OrderQuote>;

/** The server's bill (rule: server-prices). */
export type QuoteState<Q extends OrderQuote = OrderQuote> =
  | { readonly status: 'loading'; readonly quote: null }
  | { readonly status: 'ready'; readonly quote: Q }
  /** The server refused this cart. */
  | { readonly status: 'refused'; readonly quote: null; readonly refusal: CallRefusedError }
  | { readonly status: 'failed'; readonly quote: null; readonly message: string };

/** Waits for the end of repeated taps on a stepper before asking the server. */
const settleMs = 300;

const loading = { status: 'loading', quote: null } as const;

async function ask(lines: readonly CartLine[]): Promise<QuoteState> {
  try {
    return { status: 'ready', quote: await call(quoteOrder, { lines: requestLines(lines) }) };
  } catch (error) {
    if (error instanceof CallRefusedError) return { status: 'refused', quote: null, refusal: error };
    const message =
      error instanceof Error ? error.message : 'The bill could not be loaded. Please try again.';
    return { status: 'failed', quote: null, message };
  }
}

/**
 * Quotes the cart whenever it changes.
 *
 * @param isPaused nothing is asked: while an order is being placed and after it
 */
export function useQuote(
  lines: readonly CartLine[],
  isPaused: boolean,
): QuoteState & { readonly refresh: () => void } {
  const key = JSON.stringify(requestLines(lines));
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly of: string; readonly state: QuoteState } | null>(null);
  const current = `${attempt} ${key}`;
  const begin = useEffectEvent((of: string) => {
    let isCurrent = true;
    const isFirst = answer === null || answer.of === of;
    const timer = setTimeout(
      () =>
        void ask(lines).then((state) => {
          if (!isCurrent) return;
          setAnswer({ of, state });
          // The cart and every list are then to say the same.
          if (isNews(state, lines)) refreshCatalogue();
        }),
      isFirst ? 0 : settleMs,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  });
  const isIdle = isPaused || lines.length === 0;
  useEffect(() => (isIdle ? undefined : begin(current)), [current, isIdle]);
  const refresh = useCallback(() => setAttempt((before) => before + 1), []);
  const state = answer !== null && (answer.of === current || isIdle) ? answer.state : loading;
  return { ...state, refresh };
}

/** The same answer, with the bill for a way of paying (rule: cash-rounded). */
export const billedFor = (state: QuoteState, method: PaymentMethod): QuoteState<OrderBill> =>
  state.status === 'ready' ? { ...state, quote: billFor(state.quote, method) } : state;

/** Whether the server's answer differs from what the cart shows. */
const isNews = (state: QuoteState, lines: readonly CartLine[]): boolean =>
  state.status === 'refused' ||
  (state.status === 'ready' && priceChanges(lines, quotedUnitPrices(state.quote, cartKeyOf)).length > 0);

/** Unit prices of a quote by line key, to compare with what the cart shows. */
export function quotedUnitPrices(
  quote: OrderQuote,
  keyOf: (line: Pick<CartLine, 'productId' | 'options'>) => string,
): Map<string, number> {
  return new Map(quote.items.map((item) => [keyOf(item), item.unitPricePaise]));
}
