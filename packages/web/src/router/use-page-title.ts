import { useEffect } from 'react';

export const siteName = 'Basket Express';

/** Sets the document's title to `{title} · Basket Express`; each screen calls it once. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${siteName}`;
  }, [title]);
}
