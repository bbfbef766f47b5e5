import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from '@basket/web';

/** A phone shows six cards at once, a desktop twelve. */
export const firstCards = 12;
const step = 12;

/** By entry of the history: who comes back finds as many cards as there were, at the same place. */
const countByEntry = new Map<string, number>();

/** How many of `limit` to render: a few at first, more whenever `end`, an element behind them, comes near. */
export function useGrowing(limit: number): readonly [count: number, end: RefObject<HTMLDivElement | null>] {
  const { key } = useLocation();
  const [wanted, setWanted] = useState(() => countByEntry.get(key) ?? firstCards);
  const end = useRef<HTMLDivElement>(null);
  const count = Math.min(wanted, limit);
  useEffect(() => void countByEntry.set(key, wanted), [key, wanted]);
  useEffect(() => {
    const { current } = end;
    if (!current || count >= limit) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          startTransition(() => setWanted(count + step));
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [count, limit]);
  return [count, end];
}
