import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallFailedError, CallRefusedError } from '@basket/web';

/** The server counts at most once in this time, so that asking more often gives the same figures. */
const restMs = 10_000;
/** What nothing tells of, such as a new account, is counted again after this time. */
const againMs = 60_000;

export interface Counted<Figures> {
  /** Null before the first count. Afterwards the last count, even while a newer one loads or after one failed. */
  readonly figures: Figures | null;
  /** Why the latest count failed, in words for the admin; null if it succeeded. */
  readonly error: string | null;
  readonly retry: () => void;
}

/**
 * Figures that the server counts again whenever `change` does, and every minute while the page is seen.
 *
 * @param change null while it is not known; counting neither waits for it nor fails with it
 */
export function useCounted<Figures extends { readonly countedAt: number }>(
  ask: () => Promise<Figures>,
  change: number | null,
): Counted<Figures> {
  const [figures, setFigures] = useState<Figures | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const askedAt = useRef(-Infinity);
  const countedChange = useRef<number | null>(null);

  const count = useEffectEvent(() => {
    askedAt.current = Date.now();
    ask().then(
      (counted) => {
        setFigures((before) => (before && before.countedAt > counted.countedAt ? before : counted));
        setError(null);
      },
      (failure: unknown) => {
        const isKnown = failure instanceof CallFailedError || failure instanceof CallRefusedError;
        setError(isKnown ? failure.message : 'Please try again.');
      },
    );
  });

  useEffect(() => {
    const isFirstWord = countedChange.current === null && change !== null && askedAt.current > 0;
    countedChange.current = change;
    // The count that is loading already includes the first change that the listener finds.
    if (isFirstWord) return;
    const wait = Math.max(0, askedAt.current + restMs - Date.now());
    const timer = setTimeout(count, wait);
    return () => clearTimeout(timer);
  }, [change, attempt]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) count();
    }, againMs);
    return () => clearInterval(timer);
  }, []);

  const retry = useCallback(() => {
    askedAt.current = -Infinity;
    setError(null);
    setAttempt((before) => before + 1);
  }, []);
  return { figures, error, retry };
}
