import { OfflineBanner } from '@basket/ui';
import { useCatalogueTime, useOnline } from '@basket/web';

/**
 * Without a connection: says so, and how old prices and stock are (rule: offline-shop). Apart from the frame, because whatever renders
 * above an area that is not taken over yet throws its HTML away.
 */
export function ConnectionBanner() {
  const isOnline = useOnline();
  const asOf = useCatalogueTime();
  return <OfflineBanner isOffline={!isOnline} asOf={asOf} />;
}
