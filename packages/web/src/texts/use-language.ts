import { useSyncExternalStore } from 'react';

const changed = 'basket-language';

/** Calls back when the page has been put in another language, until the returned function is called. */
export function onLanguageChanged(listener: () => void): () => void {
  document.addEventListener(changed, listener);
  return () => document.removeEventListener(changed, listener);
}

const current = (): string => globalThis.document?.documentElement.lang ?? '';

/**
 * The language of the page as `<html lang>` names it; empty on the server. Components that keep what they have drawn until their props
 * change call it, so that they are drawn again in another language; all others are drawn with them.
 */
export const useLanguage = (): string => useSyncExternalStore(onLanguageChanged, current, current);

/** Draws the page again, once `<html lang>` and texts are those of another language, and tells who listens. */
export function tellLanguageChanged(): void {
  document.dispatchEvent(new Event(changed));
}
