import { defaultStoreSettings, type PublicStoreSettings } from '@basket/domain';
import { useCatalogue } from '@basket/web';

/** The store's settings: the defaults of the product until the catalogue has brought the real ones. */
export function useStore(): PublicStoreSettings {
  const catalogue = useCatalogue();
  return catalogue.status === 'ready' ? catalogue.data.store : defaultStoreSettings;
}
