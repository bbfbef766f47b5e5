import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from '@basket/web';
import { changeQuery, parseProductQuery, writeProductQuery, type ProductQuery } from './product-query';

/** Whether a change adds a history entry: a choice does, a letter while typing does not. */
export type Step = 'push' | 'replace';

/**
 * The filters in the address, and functions to change them. A change builds on the ones before it, also while the router still renders those: by
 * itself it would begin at what is shown, and what somebody taps quickly, or on a slow phone, would undo the tap before.
 */
export function useProductQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => parseProductQuery(params), [params]);
  /** Addresses that are written and not shown yet, in order. */
  const written = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const at = written.current.indexOf(params.toString());
    written.current = at === -1 ? [] : written.current.slice(at + 1);
  }, [params]);
  const change = useCallback(
    (part: Partial<ProductQuery>, step: Step = 'push') => {
      const before = new URLSearchParams(written.current.at(-1) ?? params);
      const next = writeProductQuery(changeQuery(parseProductQuery(before), part));
      written.current = [...written.current, next.toString()];
      setParams(next, { replace: step === 'replace', preventScrollReset: true });
    },
    [params, setParams],
  );
  return { query, change };
}
