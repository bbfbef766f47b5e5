import { AreaError } from '../remotes/area-error';

/**
 * Reports that the page which the server rendered does not fit what React makes of it, which then renders it anew. An extension that has
 * changed the page is no error of it (rule: extended-page): the page's first script has noted that.
 */
export function reportMisfit(error: unknown): void {
  // Whoever renders the area tells that it failed to load.
  if (error instanceof Error && error.cause instanceof AreaError) return;
  if ('changed' in document.documentElement.dataset) return;
  reportError(new Error('The page that the server rendered does not fit', { cause: error }));
}
