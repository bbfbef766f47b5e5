import type { PublicStoreSettings } from '@basket/domain';
import { UnitOfWork } from './database/unit-of-work';
import type { Services } from './services';
import { readStoreSettings } from './store-settings';

/** Reads something at most once in `forMs` per instance, however many ask. What failed is not kept. */
export function keepRead<T>(
  run: Services,
  forMs: number,
  read: (unit: UnitOfWork) => Promise<T>,
): () => Promise<T> {
  let kept: { readonly value: Promise<T>; readonly until: number } | null = null;
  return () => {
    if (!kept || run.now() >= kept.until)
      kept = { value: read(new UnitOfWork(run)), until: run.now() + forMs };
    const { value } = kept;
    value.catch(() => (kept = null));
    return value;
  };
}

/** Reads the store's settings, at most once in `forMs` per instance, however many ask. */
export const keepSettings = (run: Services, forMs: number): (() => Promise<PublicStoreSettings>) =>
  keepRead(run, forMs, readStoreSettings);
