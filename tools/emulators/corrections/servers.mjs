/**
 * Not a correction: hands every HTTP server of the emulators to us when it has begun to listen, so that the last requests before
 * a stop end in order. Each emulator gives its server to `createDestroyer`.
 * @param {import('./method-of.mjs').Context} context
 * @param {(server: import('node:http').Server) => void} guard
 */
export function guardServers({ load }, guard) {
  const utils = load('utils');
  const { createDestroyer } = utils;
  if (typeof createDestroyer !== 'function')
    throw new Error('This firebase-tools hands its servers to nobody');
  utils.createDestroyer = (/** @type {import('node:http').Server} */ server) => {
    guard(server);
    return createDestroyer(server);
  };
}
