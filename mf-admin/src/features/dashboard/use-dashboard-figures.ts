import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readDashboard, type ResponseOf } from '@basket/domain';
import { call, CallFailedError, CallRefusedError, useLiveQuery } from '@basket/web';
import { lastChange } from '../../queries';

export type DashboardFigures = ResponseOf<typeof readDashboard>;

/** The server counts at most once in this time, so that asking more often gives the same figures. */
const restMs = 10_000;

export interface CountedFigures {
  /** Null before the first count. Afterwards the last count, even while a newer one loads or after one failed. */
  readonly figures: DashboardFigures | null;
  /** Why the latest count failed, in words for the admin; null if it succeeded. */
  readonly error: string | null;
  readonly retry: () => void;
}

/** The store's figures. The server counts them again whenever an order changes. */
export function useDashboardFigures(): CountedFigures {
  const latest = useLiveQuery(lastChange);
  const [figures, setFigures] = useState<DashboardFigures | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const askedAt = useRef(-Infinity);
  // Counting neither waits for the listener nor fails with it.
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
    // The count that is loading already includes the first change that the listener finds.
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
