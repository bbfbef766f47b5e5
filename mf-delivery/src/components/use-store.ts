import {
  publicStoreSettingsSchema,
  storeSettingsPath,
  type PublicStoreSettings,
  type Stored,
} from '@basket/domain';
import { useLiveDocument, type Live } from '@basket/web';

/** The store's settings; null until they are there. What depends on them is left out meanwhile. */
export function useStore(): PublicStoreSettings | null {
  const live = useStoreState();
  return live.status === 'ready' ? live.data : null;
}

/** The same for a screen that waits for them. */
export const useStoreState = (): Live<Stored<PublicStoreSettings>> =>
  useLiveDocument(publicStoreSettingsSchema, storeSettingsPath);
