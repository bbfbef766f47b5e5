import { storageKeys, tryToStore } from '../../platform/storage';
import { loadFirebase } from '../firebase/firebase';
import type * as FirestoreSdk from './firestore-sdk';
import type { Firestore } from './firestore-sdk';

export interface OpenFirestore {
  readonly sdk: typeof FirestoreSdk;
  readonly firestore: Firestore;
}

export const loadFirestoreSdk = () => import(/* webpackChunkName: "firestore" */ './firestore-sdk');

let opening: Promise<OpenFirestore> | null = null;

async function open(): Promise<OpenFirestore> {
  const [firebase, sdk] = await Promise.all([loadFirebase(), loadFirestoreSdk()]);
  const isNoted = tryToStore(storageKeys.offlineData, true);
  const firestore = sdk.openFirestore(firebase, isNoted);
  return { sdk, firestore };
}

/** The one Firestore of this page; loaded by the first screen with live data. A failure is forgotten. */
export function loadFirestore(): Promise<OpenFirestore> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** Closes it, so that the next `loadFirestore` opens a new one; null when none was open. */
export async function closeFirestore(): Promise<OpenFirestore | null> {
  const current = opening;
  opening = null;
  return current;
}
