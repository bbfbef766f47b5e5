/**
 * The only place with port numbers. `PORT_OFFSET` moves all of them, so that several stacks run side by side.
 * (firebase.json repeats the base numbers for a bare `firebase emulators:start`; ports.test.mjs compares them.)
 * @module
 */
import { UserError } from './user-error.mjs';

/**
 * Ports with an offset of 0. The shell and the remotes are sites (Hosting); `gateway` is the payment sandbox; `control` is the stack's own small
 * server (tools/stack/control/control-server.mjs); the `alone...` ports belong to a remote, or the gallery, started on its own.
 */
export const basePorts = Object.freeze({
  shell: 5000,
  functions: 5001,
  'mf-shop': 5005,
  'mf-admin': 5010,
  'mf-delivery': 5015,
  gateway: 5020,
  firestore: 8080,
  auth: 9099,
  firestoreWebsocket: 9150,
  storage: 9199,
  eventarc: 9299,
  hub: 4400,
  logging: 4500,
  control: 4600,
  tasks: 9499,
  'alone-mf-shop': 5025,
  'alone-mf-admin': 5030,
  'alone-mf-delivery': 5035,
  'alone-gallery': 5040,
});

/**
 * @typedef {keyof typeof basePorts} PortName
 * @typedef {Record<PortName, number>} Ports
 */

/** No offset may push the highest port over 65535. */
export const maxPortOffset = 65535 - Math.max(...Object.values(basePorts));

/** Ports above 1023 that browsers refuse (fetch.spec.whatwg.org, "bad port"). */
const refusedByBrowsers = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]);

/**
 * @param {string | undefined} text the value of PORT_OFFSET; empty or missing means 0
 * @returns {number}
 * @throws {UserError} if it is not a whole number from 0 to `maxPortOffset`, or if a stack there would share a port
 *   with the one at 0. Offsets that are thousands apart never share one.
 */
export function parsePortOffset(text) {
  if (text === undefined || text.trim() === '') return 0;
  const offset = Number(text);
  if (!Number.isInteger(offset) || offset < 0 || offset > maxPortOffset) {
    throw new UserError(`PORT_OFFSET must be a whole number from 0 to ${maxPortOffset}, not "${text}".`);
  }
  /** @type {ReadonlySet<number>} */
  const unmoved = new Set(Object.values(basePorts));
  const shared = Object.values(portsAt(offset)).find((port) => unmoved.has(port));
  if (offset > 0 && shared !== undefined) {
    throw new UserError(
      `PORT_OFFSET=${offset} would share port ${shared} with the stack that has no offset: choose 1000, 2000, ….`,
    );
  }
  return offset;
}

/**
 * @param {number} [offset] defaults to the environment's PORT_OFFSET
 * @returns {Ports} all different; a port that browsers refuse is replaced by the next free number
 */
export function portsAt(offset = parsePortOffset(process.env.PORT_OFFSET)) {
  const taken = new Set(Object.values(basePorts).map((port) => port + offset));
  const moved = Object.entries(basePorts).map(([name, base]) => {
    const wanted = base + offset;
    let port = wanted;
    while (refusedByBrowsers.has(port) || (port !== wanted && taken.has(port))) port += 1;
    taken.add(port);
    return [name, port];
  });
  return /** @type {Ports} */ (Object.fromEntries(moved));
}

/** Ports that a running stack listens on (a remote started alone adds its own). */
export const stackPortNames = /** @type {PortName[]} */ (
  Object.keys(basePorts).filter((name) => !name.startsWith('alone-'))
);
