import { useCallback, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

/**
 * The width of an element in px, null until it is known: in the same frame, so that nobody sees what did not fit. Give the
 * ref to something without height: what changes its own height while it is watched is reported as an error by browsers.
 */
export function useWidth(): readonly [ref: RefCallback<HTMLElement>, widthPx: number | null] {
  const [widthPx, setWidthPx] = useState<number | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => flushSync(() => setWidthPx(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, widthPx];
}
