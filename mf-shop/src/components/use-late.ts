import { useEffect, useState } from 'react';
import { afterFirstView } from '@basket/web';

/** Parts that are here already, by the function that loads them: cards of the next page have them at once. */
const loadedParts = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * A part of a screen, or a function that adds to one, in code of its own, which loads after the first view once it is wanted. Null until
 * then, and where it cannot be loaded: the screen is whole without it.
 *
 * @param load the same function at every render
 */
export function useLate<T>(isWanted: boolean, load: () => Promise<T>): { readonly Part: T | null } {
  // What is kept of a function is what it loads.
  const [Part, setPart] = useState(() => (loadedParts.get(load) ?? null) as T | null);
  useEffect(() => {
    // A failure is reported with the other errors of the page.
    if (isWanted && !Part)
      afterFirstView(
        () =>
          void load().then((loaded) => {
            loadedParts.set(load, loaded);
            setPart(() => loaded);
          }),
      );
  }, [isWanted, load, Part]);
  return { Part };
}
