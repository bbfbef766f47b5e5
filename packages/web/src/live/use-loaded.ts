import { reportProblem } from '../platform/report-problem';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Something that is loaded once, for as long as its key stays. */
export type Loadable<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: T };

const loading = { status: 'loading' } as const;

/**
 * Runs `load` when `key` changes and on retry; an answer that was overtaken is dropped.
 *
 * @param key equal keys load the same thing; null: nothing to load yet
 * @param errorText what a person reads when it fails; the error itself goes to the console
 */
export function useLoaded<T>(key: string | null, load: () => Promise<T>, errorText: string): Loadable<T> {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<{ readonly of: string; readonly result: Loadable<T> } | null>(null);
  const retry = useCallback(() => {
    setShown(null);
    setAttempt((before) => before + 1);
  }, []);
  // `load` is made anew by every render from what `key` names: not a reason to load again.
  const begin = useEffectEvent((of: string) => {
    let isCurrent = true;
    load().then(
      (data) => isCurrent && setShown({ of, result: { status: 'ready', data } }),
      (error: unknown) => {
        reportProblem(errorText, error);
        if (isCurrent) setShown({ of, result: { status: 'error', message: errorText, retry } });
      },
    );
    return () => {
      isCurrent = false;
    };
  });
  useEffect(() => (key === null ? undefined : begin(key)), [key, attempt]);
  return shown && shown.of === key ? shown.result : loading;
}
