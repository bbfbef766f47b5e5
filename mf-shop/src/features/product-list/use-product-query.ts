import { useCallback } from 'react';
import { useSearchParams } from '@basket/web';
import { changeQuery, parseProductQuery, writeProductQuery, type ProductQuery } from './product-query';

/** How a change enters the history: a choice can be gone back from, a letter while typing can not. */
export type Step = 'push' | 'replace';

/** The filters of the address, and the way to change them. */
export function useProductQuery() {
  const [params, setParams] = useSearchParams();
  const query = parseProductQuery(params);
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
