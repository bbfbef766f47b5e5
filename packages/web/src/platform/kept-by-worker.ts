import { reportProblem } from './report-problem';

/** How the service worker's caches begin that are of one person or kind of person (shell/src/service-worker). */
const personal = 'basket-personal-';

/** Deletes the pages and product facts that the service worker keeps on this device: the next person must not find them. */
export async function forgetKept(): Promise<void> {
  // Not on insecure sites, and not in simulated browsers.
  if (!('caches' in globalThis)) return;
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(personal));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch (error) {
    reportProblem('What the service worker keeps could not be deleted', error);
  }
}
