import type { PublicStoreSettings } from '@basket/domain';
import { readStoreSettings } from '../orders';
import type { Services } from '../platform/services';
import { UnitOfWork } from '../platform/database/unit-of-work';

/** Reads the store's settings, at most once in `forMs` per instance, however many ask. */
export function keepSettings(run: Services, forMs: number): () => Promise<PublicStoreSettings> {
  let kept: { readonly settings: Promise<PublicStoreSettings>; readonly until: number } | null = null;
  return () => {
    if (!kept || run.now() >= kept.until)
      kept = { settings: readStoreSettings(new UnitOfWork(run)), until: run.now() + forMs };
    const { settings } = kept;
    settings.catch(() => (kept = null));
    return settings;
  };
}
