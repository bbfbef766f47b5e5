import { useEffect, useState } from 'react';
import { minSuggestLength, type MapsService } from './maps-service';
import type { Suggestion } from './place-components';

/** Waits for a pause in typing before asking the service. */
const pauseMs = 250;

export interface Suggestions {
  readonly items: readonly Suggestion[];
  readonly hasFailed: boolean;
}

const none: Suggestions = { items: [], hasFailed: false };

/**
 * Addresses that match the beginning `text`.
 *
 * @param text null: nobody is looking for an address
 */
export function useSuggestions(maps: MapsService | null, text: string | null, session: string): Suggestions {
  const wanted = maps && text !== null && text.trim().length >= minSuggestLength ? text.trim() : null;
  const [found, setFound] = useState<{ readonly of: string; readonly suggestions: Suggestions } | null>(null);
  useEffect(() => {
    if (maps === null || wanted === null) return undefined;
    const controller = new AbortController();
    const show = (suggestions: Suggestions) =>
      !controller.signal.aborted && setFound({ of: wanted, suggestions });
    const timer = setTimeout(() => {
      maps.suggest(wanted, session, controller.signal).then(
        (items) => show({ items, hasFailed: false }),
        () => show({ items: [], hasFailed: true }),
      );
    }, pauseMs);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [maps, wanted, session]);
  // Keeps the former suggestions until the next answer, so that the list does not flicker.
  return wanted === null ? none : (found?.suggestions ?? none);
}
