import { defaultStoreSettings, type PublicStoreSettings } from '@basket/domain';
import { useCatalogue } from '@basket/web';

/** The store's settings; the defaults until the catalogue has loaded. */
export function useStore(): PublicStoreSettings {
  const catalogue = useCatalogue();
  return catalogue.status === 'ready' ? catalogue.data.store : defaultStoreSettings;
}
