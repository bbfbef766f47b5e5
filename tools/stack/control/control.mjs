/**
 * Talking to a stack that another process runs.
 * @module
 */
import { portsAt } from '../../base/ports.mjs';
import { UserError } from '../../base/user-error.mjs';

/** @typedef {import('../../base/project.mjs').SiteName} SiteName */

/**
 * @typedef {object} RemoteControl
 * @property {string} url
 * @property {Record<string, string>} env
 * @property {(site: SiteName) => Promise<void>} killSite connections to the site are refused from now on
 * @property {(site: SiteName) => Promise<void>} restoreSite the site is back on its port
 * @property {() => Promise<void>} runSchedules starts each scheduled function now, and waits for their ends
 */

/**
 * @param {number} [portOffset] defaults to PORT_OFFSET, which programs under `npm run stack --` have
 * @returns {Promise<RemoteControl | undefined>} undefined if no stack runs there
 * @throws {UserError} if one is still starting
 */
export async function controlStack(portOffset) {
  const origin = `http://127.0.0.1:${portsAt(portOffset).control}`;
  const response = await fetch(origin).catch(() => undefined); // refused: nothing runs there
  if (response === undefined) return undefined;
  if (!response.ok) throw new UserError('The stack here is still starting: wait for its last line.');
  const { url, env } = /** @type {{ url: string, env: Record<string, string> }} */ (await response.json());
  /** @param {string} path */
  const post = async (path) => {
    const result = await fetch(`${origin}/${path}`, { method: 'POST' });
    if (!result.ok) throw new Error(`The stack refused ${path}: ${await result.text()}`);
  };
  return {
    url,
    env,
    killSite: (site) => post(`sites/${site}/kill`),
    restoreSite: (site) => post(`sites/${site}/restore`),
    runSchedules: () => post('schedules'),
  };
}
