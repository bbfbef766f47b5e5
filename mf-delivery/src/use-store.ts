import { publicSettings, type PublicStoreSettings, type Stored } from '@basket/domain';
import { useLiveDocument, type Live } from '@basket/web';

/** The store's settings; null while they load, for screens that can leave out what depends on them. */
export function useStore(): PublicStoreSettings | null {
  const live = useStoreState();
  return live.status === 'ready' ? live.data : null;
}

/** The store's settings, for screens that wait for them. */
export const useStoreState = (): Live<Stored<PublicStoreSettings>> =>
  useLiveDocument(publicSettings.schema, publicSettings.path());
