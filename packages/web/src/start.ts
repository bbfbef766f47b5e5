import { session } from './browser-state';
import { followCatalogue } from './catalogue/catalogue';
import { prepareToasts } from './toast/toast';

/** Restores session and cart of this browser. The host of the page calls it once, before rendering. */
export function startBrowserPlatform(): void {
  session.start();
  followCatalogue();
  prepareToasts();
}
