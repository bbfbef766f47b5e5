import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from '@basket/web';

interface Entry {
  readonly key: string;
  readonly pathname: string;
}

/** The entries of the browser's history that this page has seen, oldest first, and the one that is shown. */
let trail: readonly Entry[] = [];
let shown = -1;

/** The search, filters and sorting with which each page was seen last. */
const queries = new Map<string, string>();

/** Keeps the trail. To be used above all screens: a screen that is missing in it would mislead Back. */
export function useTrail(): void {
  const { key, pathname, search } = useLocation();
  const kind = String(useNavigationType());
  useLayoutEffect(() => {
    queries.set(pathname, search);
    const known = trail.findIndex((entry) => entry.key === key);
    if (known >= 0) {
      shown = known;
      return;
    }
    // An unknown entry that the browser went to is from before a reload: what lies around it is unknown too.
    const before = kind === 'POP' ? [] : trail.slice(0, kind === 'REPLACE' ? Math.max(shown, 0) : shown + 1);
    trail = [...before, { key, pathname }];
    shown = before.length;
  }, [key, kind, pathname, search]);
}

/** Whether the browser's Back leads to this page. */
export const isBefore = (pathname: string): boolean => trail[shown - 1]?.pathname === pathname;

/** The page with the search, filters and sorting that it had last. */
export const asItWas = (pathname: string): string => pathname + (queries.get(pathname) ?? '');
