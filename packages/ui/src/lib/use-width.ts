import { useCallback, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

/**
 * The width of an element in px, null until it is known, which is before the first paint. Attach the
 * ref to an element without height: browsers report an error if an observed element changes its own height.
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
