/** Keeps the typed text of the header's search while a page of the shell loads itself anew (rule: file-gone). */

const keptKey = 'basket-express.typed-search';

/** @param pathname of the page that comes back; the text is for that page alone */
export function keepSearch(pathname: string, text: string): void {
  if (text !== '') sessionStorage.setItem(keptKey, `${pathname} ${text}`);
}

/** @returns the text that was typed on this page, '' if there is none; it stays until it is forgotten */
export function keptSearch(pathname: string): string {
  try {
    const kept = sessionStorage.getItem(keptKey) ?? '';
    return kept.startsWith(`${pathname} `) ? kept.slice(pathname.length + 1) : '';
  } catch {
    return ''; // storage is closed
  }
}

export function forgetSearch(): void {
  try {
    sessionStorage.removeItem(keptKey);
  } catch {
    // Storage is closed: then there is nothing to forget.
  }
}
