/** After federation tests: closes the browser. @module */
export { closeChromium as default } from './browser-environment.mjs';
