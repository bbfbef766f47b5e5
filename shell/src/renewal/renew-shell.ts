/**
 * A page of the shell itself of which a file is gone, because a deploy has replaced it: only a load of the whole page brings the present
 * release (rule: file-gone). The cart is kept on the device, and what was typed into the header's search comes back.
 */
import { keepSearch } from './kept-search';

const mainScript = /\/js\/main\.([0-9a-f]+)\.js/;
const triedKey = 'basket-express.renewed';

/** The build that runs here, by the hash of its first script. */
export const shellBuild = (): string | undefined =>
  mainScript.exec(document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src ?? '')?.[1];

const typedSearch = (): string =>
  document.querySelector<HTMLInputElement>('header [role="search"] input')?.value ?? '';

/**
 * Loads the page anew if the site has another release by now, once for each release.
 *
 * @returns whether it does
 */
export async function renewShell(reload = () => window.location.reload()): Promise<boolean> {
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store' });
    const present = answer.ok ? mainScript.exec(await answer.text())?.[1] : undefined;
    if (present === undefined || present === shellBuild()) return false;
    if (sessionStorage.getItem(triedKey) === present) return false;
    sessionStorage.setItem(triedKey, present);
    keepSearch(window.location.pathname, typedSearch());
  } catch {
    return false; // no network, or nothing can be kept: the page says so, with Retry
  }
  reload();
  return true;
}
