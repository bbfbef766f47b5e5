import { useState } from 'react';
import type { Product, Stored } from '@basket/domain';
import { useLiveQuery, type Live } from '@basket/web';
import { productsBatch, productsToExport } from '../queries';

type Products = readonly Stored<Product>[];

export interface AllProducts {
  /** By id; as far as they have been read. */
  readonly products: Products;
  /** Stays true once all have been read, also where the connection breaks. */
  readonly isComplete: boolean;
  /** The batch that is read; the last one is followed. */
  readonly live: Live<Stored<Product>[]>;
}

const isSame = (a: Products, b: Products): boolean =>
  a.length === b.length && a.every((product, at) => product === b[at]);

/** Reads the documents of all products, batch after batch, from the server: one read for each (rule: bounded-work). */
export function useAllProducts(): AllProducts {
  const [passed, setPassed] = useState<Products>([]);
  const [complete, setComplete] = useState<Products | null>(null);
  const live = useLiveQuery(productsToExport(passed.at(-1)?.id ?? null));
  if (live.status === 'ready' && !live.isFromCache) {
    const read = [...passed, ...live.data];
    if (live.data.length === productsBatch) setPassed(read);
    else if (!complete || !isSame(complete, read)) setComplete(read);
  }
  return { products: complete ?? passed, isComplete: complete !== null, live };
}
