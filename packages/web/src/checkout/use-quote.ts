import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { billFor, quoteOrder, type Billed, type PaymentMethod, type ResponseOf } from '@basket/domain';
import { call, CallRefusedError, type RequestInput } from '@basket/web';
import { t } from '../texts';

export type OrderQuote = ResponseOf<typeof quoteOrder>;
/** A quote for the way of paying that was chosen. */
export type OrderBill = Billed<OrderQuote>;
type RequestLines = RequestInput<typeof quoteOrder>['lines'];

/** The server's bill (rule: server-prices). */
export type QuoteState<Q extends OrderQuote = OrderQuote> =
  | { readonly status: 'loading'; readonly quote: null }
  | { readonly status: 'ready'; readonly quote: Q }
  /** The server refused these lines. */
  | { readonly status: 'refused'; readonly quote: null; readonly refusal: CallRefusedError }
  | { readonly status: 'failed'; readonly quote: null; readonly message: string };

/** The same with the bill for a way of paying. */
export type BillState = QuoteState<OrderBill>;

/** Waits for the end of repeated taps on a stepper before asking the server. */
const settleMs = 300;

const loading = { status: 'loading', quote: null } as const;

async function ask(lines: RequestLines): Promise<QuoteState> {
  try {
    return { status: 'ready', quote: await call(quoteOrder, { lines }) };
  } catch (error) {
    if (error instanceof CallRefusedError) return { status: 'refused', quote: null, refusal: error };
    const message = error instanceof Error ? error.message : t('checkout.billNotLoaded');
    return { status: 'failed', quote: null, message };
  }
}

interface QuoteOptions {
  /** Nothing is asked: while an order is being placed and after it. @default false */
  readonly isPaused?: boolean;
  /** Called with every answer that was not overtaken. */
  readonly onAnswer?: (answer: QuoteState) => void;
}

/** Quotes lines whenever they change: those of the first render at once. Loading without lines. */
export function useQuote(
  lines: RequestLines,
  { isPaused = false, onAnswer }: QuoteOptions = {},
): QuoteState & { readonly refresh: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly of: string; readonly state: QuoteState } | null>(null);
  const current = `${attempt} ${JSON.stringify(lines)}`;
  const [first] = useState(current);
  const begin = useEffectEvent((of: string) => {
    let isCurrent = true;
    const isSettled = of === first || of === answer?.of;
    const timer = setTimeout(
      () =>
        void ask(lines).then((state) => {
          if (!isCurrent) return;
          setAnswer({ of, state });
          onAnswer?.(state);
        }),
      isSettled ? 0 : settleMs,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  });
  const isIdle = isPaused || lines.length === 0;
  useEffect(() => (isIdle ? undefined : begin(current)), [current, isIdle]);
  const refresh = useCallback(() => setAttempt((before) => before + 1), []);
  const isShown = lines.length > 0 && (answer?.of === current || isPaused);
  const state = answer !== null && isShown ? answer.state : loading;
  return { ...state, refresh };
}

/** The same answer, with the bill for a way of paying (rule: cash-rounded). */
export const billedFor = (state: QuoteState, method: PaymentMethod): BillState =>
  state.status === 'ready' ? { ...state, quote: billFor(state.quote, method) } : state;
