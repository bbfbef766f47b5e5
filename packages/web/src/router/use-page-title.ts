import { useEffect } from 'react';

export const siteName = 'Basket Express';

let shown = { title: '', count: 0 };

function show(changed: Partial<typeof shown>): void {
  shown = { ...shown, ...changed };
  const { title, count } = shown;
  document.title = `${count > 0 ? `(${count}) ` : ''}${title && `${title} · `}${siteName}`;
}

/** Sets the document's title to `{title} · Basket Express`; each screen calls it once. */
export function usePageTitle(title: string): void {
  useEffect(() => show({ title }), [title]);
}

/** Puts a number before the title of every page for as long as it is used, and above zero: what waits for somebody. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    show({ count });
    return () => show({ count: 0 });
  }, [count]);
}
