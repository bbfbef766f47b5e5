import { startTransition, useEffect, useState } from 'react';
import { liveStoreSchema } from '@basket/domain';
import { fetchJson } from '@basket/web';

/** The page waits no longer for the answer. */
const longestWaitMs = 700;

let isOffered = false;

/** Asks whether customers can sign in by phone (rule: phone-sign-in). What fails leaves what was known: e-mail and password work. */
async function ask(): Promise<boolean> {
  try {
    ({ phoneSignIn: isOffered } = await fetchJson('/api/store', liveStoreSchema, { cache: 'no-cache' }));
  } catch (error) {
    if (navigator.onLine)
      reportError(new Error('The settings of the store could not be loaded', { cause: error }));
  }
  return isOffered;
}

let asking: Promise<boolean> | null = null;

/** Resolves when the page can be shown without moving afterwards, in most cases; never fails. */
export async function whenPhoneWayKnown(): Promise<void> {
  asking = ask();
  await Promise.race([asking, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
}

/** Whether customers can sign in by phone, as the store says now. */
export function usePhoneWay(): boolean {
  const [isShown, setShown] = useState(isOffered);
  useEffect(() => {
    // What was asked before the page was shown is not asked again; a later visit asks anew.
    // The form stays in sight while the code of the other way is fetched.
    void (asking ?? ask()).then((isNow) => startTransition(() => setShown(isNow)));
    asking = null;
  }, []);
  return isShown;
}
