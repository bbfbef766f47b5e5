import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@basket/web';
import { changeQuery, parseProductQuery, writeProductQuery, type ProductQuery } from './product-query';

/** Whether a change adds a history entry: a choice does, a letter while typing does not. */
export type Step = 'push' | 'replace';

/** The filters in the address, and functions to change them. */
export function useProductQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => parseProductQuery(params), [params]);
  const change = useCallback(
    (part: Partial<ProductQuery>, step: Step = 'push') =>
      setParams((before) => writeProductQuery(changeQuery(parseProductQuery(before), part)), {
        replace: step === 'replace',
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { query, change };
}
