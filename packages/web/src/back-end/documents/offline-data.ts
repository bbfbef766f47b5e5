import { removeStored, storageKeys } from '../../platform/storage';
import { loadFirebase } from '../firebase/firebase';
import { closeFirestore, loadFirestoreSdk } from './firestore';

/**
 * Deletes what Firestore keeps on this device: the next person at this browser must not find it. Other open tabs hold
 * the data until they have signed out too; each of them tries, the last one succeeds.
 */
export async function forgetOfflineData(): Promise<void> {
  try {
    const open = await closeFirestore();
    const sdk = open?.sdk ?? (await loadFirestoreSdk());
    const firestore = open?.firestore ?? sdk.openFirestore(await loadFirebase());
    await sdk.terminate(firestore);
    await sdk.clearIndexedDbPersistence(firestore);
    removeStored(storageKeys.offlineData);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'failed-precondition') return; // other tabs
    throw error;
  }
}
