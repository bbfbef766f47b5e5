import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallFailedError, CallRefusedError } from '@basket/web';
import { t } from '../texts';

/** A little longer than the server keeps what it counted: asking more often gives the same figures. */
const restMs = 12_000;
/** Changes that nothing tells of, such as a new account, are counted again after this time. */
const againMs = 60_000;
/** A change is stored this long after its time at the most, and the clocks of servers differ by less: a count just after it may lack it. */
const lateMs = 5_000;

export interface Counted<Figures> {
  /** Null before the first count. Afterwards the last count, even while a newer one loads or after one failed. */
  readonly figures: Figures | null;
  /** Why the latest count failed, in words for the admin; null if it succeeded. */
  readonly error: string | null;
  readonly retry: () => void;
}

/**
 * Figures that the server counts again until they include the latest change, and every minute while the page is seen.
 *
 * @param change when something was changed last, epoch ms of a server; null while it is not known: counting neither waits for it
 *   nor fails with it
 */
export function useCounted<Figures extends { readonly countedAt: number }>(
  ask: () => Promise<Figures>,
  change: number | null,
): Counted<Figures> {
  const [figures, setFigures] = useState<Figures | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [answers, setAnswers] = useState(0);
  const askedAt = useRef(-Infinity);

  const count = useEffectEvent(() => {
    askedAt.current = Date.now();
    ask().then(
      (counted) => {
        setFigures((before) => (before && before.countedAt > counted.countedAt ? before : counted));
        setAnswers((before) => before + 1);
        setError(null);
      },
      (failure: unknown) => {
        const isKnown = failure instanceof CallFailedError || failure instanceof CallRefusedError;
        setError(isKnown ? failure.message : t('counts.tryAgain'));
      },
    );
  });

  useEffect(() => count(), [attempt]);

  const countedAt = figures?.countedAt ?? null;
  // Also after an answer that was counted before the change, such as a kept one.
  useEffect(() => {
    if (countedAt === null || change === null || change + lateMs < countedAt) return undefined;
    const wait = Math.max(0, askedAt.current + restMs - Date.now());
    const timer = setTimeout(count, wait);
    return () => clearTimeout(timer);
  }, [change, countedAt, answers]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) count();
    }, againMs);
    return () => clearInterval(timer);
  }, []);

  const retry = useCallback(() => {
    setError(null);
    setAttempt((before) => before + 1);
  }, []);
  return { figures, error, retry };
}
