import { useEffect, useState, type ComponentType } from 'react';
import { afterFirstView } from '@basket/web';

/**
 * A part of a screen with code of its own, which loads after the first view once it is wanted. Null until then, and where it
 * cannot be loaded: the screen is whole without it.
 *
 * @param load the same function at every render
 */
export function useLate<P>(
  isWanted: boolean,
  load: () => Promise<ComponentType<P>>,
): { readonly Part: ComponentType<P> | null } {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    // A failure is reported with the other errors of the page.
    if (isWanted) afterFirstView(() => void load().then((loaded) => setPart(() => loaded)));
  }, [isWanted, load]);
  return { Part };
}
