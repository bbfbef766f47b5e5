import { useRef, useState } from 'react';
import { changeProducts, maxChangedProducts, type ProductResult, type ProductsChange } from '@basket/domain';
import { failureText, useOperation } from '@basket/web';
import { t } from '../../texts';
import { partsOf } from './bulk-change';

export interface BulkChange {
  readonly isBusy: boolean;
  /** The outcomes so far, one for each product. */
  readonly results: readonly ProductResult[];
  /** Why it stopped; null otherwise. */
  readonly failure: string | null;
  /** Changes the products part by part. After a failure it goes on with what has no answer yet, and repeats nothing. */
  readonly run: (productIds: readonly string[], change: ProductsChange) => Promise<void>;
}

export function useBulkChange(): BulkChange {
  const changing = useOperation(changeProducts);
  const [state, setState] = useState<Omit<BulkChange, 'run'>>({ isBusy: false, results: [], failure: null });
  const answered = useRef<readonly ProductResult[]>([]);

  async function run(productIds: readonly string[], change: ProductsChange): Promise<void> {
    const done = new Set(answered.current.map(({ productId }) => productId));
    const show = (isBusy: boolean, failure: string | null = null) =>
      setState({ isBusy, results: answered.current, failure });
    show(true);
    try {
      for (const part of partsOf(
        productIds.filter((id) => !done.has(id)),
        maxChangedProducts,
      )) {
        const { results } = await changing.run({ productIds: part, change });
        answered.current = [...answered.current, ...results];
        show(true);
      }
      show(false);
    } catch (error) {
      show(false, failureText(t('products.notAllChanged'), error));
    }
  }

  return { ...state, run };
}
