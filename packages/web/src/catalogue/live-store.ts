import { create } from 'zustand';
import { liveStorePollMs, liveStoreSchema, type FreeSlot, type LiveStore } from '@basket/domain';
import { fetchJson } from '../platform/fetch-json';
import { reportProblem } from '../platform/report-problem';

export const liveStoreUrl = '/api/store';

/** The store's settings as they were a few seconds ago; null before the first answer. */
export const useLiveStore = create<LiveStore | null>()(() => null);

const none: readonly FreeSlot[] = [];
/** The delivery slots that could be chosen a few seconds ago. */
export const useDeliverySlots = (): readonly FreeSlot[] => useLiveStore((store) => store?.slots ?? none);

async function ask(): Promise<LiveStore> {
  // Unchanged, it costs one empty answer.
  const next = await fetchJson(liveStoreUrl, liveStoreSchema, { cache: 'no-cache' });
  const before = useLiveStore.getState();
  if (JSON.stringify(next) !== JSON.stringify(before)) useLiveStore.setState(next, true);
  return next;
}

/**
 * Asks for the settings every few seconds while the page is looked at, and at once when it is looked at again: charge,
 * threshold and open flag change in open shops too (rule: settings-reach-shops). A cached file instead of a listener, so that
 * it costs no document read per shopper.
 *
 * @param isWanted whether the page shows settings at all
 * @param heed is told each answer, also one that is as before
 * @returns asks at once, on the same conditions
 */
export function followStore(isWanted: () => boolean, heed: (store: LiveStore) => void): () => void {
  let isBusy = false;
  const askIfSeen = async (): Promise<void> => {
    if (isBusy || document.visibilityState !== 'visible' || !navigator.onLine || !isWanted()) return;
    isBusy = true;
    try {
      heed(await ask());
    } catch (error) {
      // The settings of the catalogue stay; the next round asks again.
      reportProblem('The settings of the store could not be refreshed', error);
    } finally {
      isBusy = false;
    }
  };
  const askNow = (): void => void askIfSeen();
  window.setInterval(askNow, liveStorePollMs);
  document.addEventListener('visibilitychange', askNow);
  return askNow;
}
