/** After journeys at other times: closes the browser, then ends their shop. @module */
import { closeChromium } from './browser-environment.mjs';
import { endMovedShop } from './clocks-setup.mjs';

export default async function endClocks() {
  await closeChromium();
  await endMovedShop();
}
