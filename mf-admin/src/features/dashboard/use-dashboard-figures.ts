import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readDashboard, type ResponseOf } from '@basket/domain';
import { call, CallFailedError, CallRefusedError, useLiveQuery } from '@basket/web';
import { lastChange } from '../../queries';

export type DashboardFigures = ResponseOf<typeof readDashboard>;

/** The server counts at most once in this time; asking more often would only be told the same. */
const restMs = 10_000;

export interface CountedFigures {
  /** Null before the first count; afterwards the last one, also while a newer one is on its way or failed. */
  readonly figures: DashboardFigures | null;
  /** Why the latest count failed, for a person; null when it did not. */
  readonly error: string | null;
  readonly retry: () => void;
}

/** The store's figures, counted by the server (checklist F8) anew whenever an order changes. */
export function useDashboardFigures(): CountedFigures {
  const latest = useLiveQuery(lastChange);
  const [figures, setFigures] = useState<DashboardFigures | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const askedAt = useRef(-Infinity);
  // Counting does not wait for the listener, and does not fail with it.
  const change = latest.status === 'ready' ? (latest.data[0]?.updatedAt ?? 0) : null;
  const countedChange = useRef<number | null>(null);

  const count = useEffectEvent(() => {
    askedAt.current = Date.now();
    call(readDashboard, {}).then(
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
    // What the listener finds first is in the count that is on its way.
    if (isFirstWord) return;
    const wait = Math.max(0, askedAt.current + restMs - Date.now());
    const timer = setTimeout(count, wait);
    return () => clearTimeout(timer);
  }, [change, attempt]);

  const retry = useCallback(() => {
    askedAt.current = -Infinity;
    setError(null);
    setAttempt((before) => before + 1);
  }, []);
  return { figures, error, retry };
}
