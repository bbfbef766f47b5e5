import { publicStoreSettingsSchema, storeSettingsPath, type PublicStoreSettings } from '@basket/domain';
import { useLiveDocument } from '@basket/web';

/** The store's settings; null until they are there. What depends on them is left out meanwhile. */
export function useStore(): PublicStoreSettings | null {
  const live = useLiveDocument(publicStoreSettingsSchema, storeSettingsPath);
  return live.status === 'ready' ? live.data : null;
}
