/**
 * Until when Google supports the runtimes of functions: first no more fixes of security, half a year later no more deploys.
 * From https://docs.cloud.google.com/functions/docs/runtime-support (firebase-tools has another last day for nodejs22).
 * @module
 */

/** @type {Readonly<Record<string, { deprecated: string, decommissioned: string }>>} */
const runtimes = {
  nodejs20: { deprecated: '2026-04-30', decommissioned: '2026-10-30' },
  nodejs22: { deprecated: '2027-04-30', decommissioned: '2027-10-31' },
  nodejs24: { deprecated: '2028-04-30', decommissioned: '2028-10-31' },
};

/**
 * @param {string} runtime as firebase.json names it
 * @param {number} now epoch ms
 * @returns {number} whole days until the end of its support
 */
export function daysOfSupport(runtime, now) {
  const known = runtimes[runtime];
  if (!known) throw new Error(`Until when is ${runtime} supported? Add it to runtime-support.mjs.`);
  return Math.floor((Date.parse(known.deprecated) - now) / 86_400_000);
}
