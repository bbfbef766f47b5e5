import { useEffect, useState } from 'react';
import { billFor, quoteOrder, type Billed, type ResponseOf } from '@basket/domain';
import { call, CallRefusedError, useLoaded, type Loadable } from '@basket/web';
import { problemText, requestLines, type OrderLine } from './order-lines';

/** The server's bill for cash, or why it has none for these lines. */
export type Quote =
  | { readonly bill: Billed<ResponseOf<typeof quoteOrder>> }
  | { readonly bill: null; readonly problem: string };

/** Waits for the end of repeated presses before asking the server. */
const settleMs = 300;

async function ask(lines: readonly OrderLine[]): Promise<Quote> {
  try {
    return { bill: billFor(await call(quoteOrder, { lines: requestLines(lines) }), 'cod') };
  } catch (error) {
    if (!(error instanceof CallRefusedError)) throw error;
    return { bill: null, problem: problemText(error) };
  }
}

/** Prices the lines as the server sees them (rule: server-prices), again whenever they change; loading without lines. */
export function useQuote(lines: readonly OrderLine[]): {
  readonly quote: Loadable<Quote>;
  readonly refresh: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const current = lines.length === 0 ? null : `${attempt} ${JSON.stringify(requestLines(lines))}`;
  const [settled, setSettled] = useState(current);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(current), settleMs);
    return () => clearTimeout(timer);
  }, [current]);
  const isSettled = settled === current;
  const quote = useLoaded(
    isSettled ? current : null,
    () => ask(lines),
    'The bill could not be loaded. Please try again.',
  );
  return { quote, refresh: () => setAttempt((before) => before + 1) };
}
