import type { ShownPage } from './request-kinds';

const shownPage = (): ShownPage => ({
  address: location.href,
  build: document.documentElement.dataset['build'] ?? null,
  loaded: performance.getEntriesByType('resource').map(({ name }) => name),
});

/** Somebody who pays by the megabyte gets nothing that was not asked for. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Brings the service worker, and lets it keep what the next visit starts with. Call when the first view is there, and again when the
 * cookie `__session` names another language: then it keeps this page and the shop's texts in that one, too.
 */
export async function keepShopAtHand(): Promise<void> {
  try {
    if (!('serviceWorker' in navigator)) return;
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    if (!savesData()) active?.postMessage(shownPage());
  } catch {
    // Private windows and blocked storage forbid it: the shop works without.
  }
}
