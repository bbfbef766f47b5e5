/** After journeys at other times: ends their shop. */
export { endMovedShop as default } from './clocks-setup.mjs';
