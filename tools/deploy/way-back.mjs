/**
 * The way back of a deploy that does not work once it is on the air, within the lock of that deploy.
 * @module
 */
import path from 'node:path';
import { configOnAir, manifestFile, readOrFail, smokeTest } from './air.mjs';
import { composeSiteFolder, writeInto } from './builds.mjs';
import { deedNow } from './facts.mjs';
import { afterRollback, withRelease } from './history.mjs';
import { deployedFile } from './releases.mjs';
import { stepsAfter } from './rollouts.mjs';
import { UserError } from '../base/user-error.mjs';

/** @typedef {import('./air.mjs').Air} Air @typedef {import('./releases.mjs').Release} Release @typedef {import('./targets.mjs').Target} Target */

/** @param {string} title @param {readonly string[]} lines */
export const listOf = (title, lines) => `${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`;

/**
 * Puts together what a way back needs, while all of it is still there: the shell and the list on the air, and the files of what goes out,
 * for pages that are opened meanwhile.
 * @param {object} order
 * @param {Target} order.target
 * @param {Air} order.air
 * @param {import('../manifest.mjs').Manifest} order.manifest as it will be
 * @param {import('./releases.mjs').Deployed} order.next
 * @param {ReadonlyMap<string, Release>} order.builds
 * @param {string} order.folder of the shell's site as it will be
 * @param {(text: string) => void} order.say
 * @returns {Promise<(() => Promise<string>) | null>} goes back, and says so; null where what is on the air is not whole: there a deploy is
 *   the remedy
 */
export async function wayBack({ say, ...order }) {
  try {
    return await composeBack(order);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    say(`There is no way back from this deploy: ${error.message}`);
    return null;
  }
}

/** @param {Omit<Parameters<typeof wayBack>[0], 'say'>} order @returns {ReturnType<typeof wayBack>} */
async function composeBack({ target, air, manifest: listNext, next, builds, folder }) {
  const { shell, manifest } = air;
  const [before] = shell?.releases ?? [];
  if (!shell || !before) return null;
  /** As after a rollback; what was never on the air before leaves the history again. */
  const historyBack = (/** @type {import('./history.mjs').Deed} */ deed) => {
    const changed = [...builds.keys()].map((site) => {
      const last = air.history[site]?.at(-1);
      return [site, last && afterRollback(next.history?.[site] ?? [], { ...last, id: last.release }, deed)];
    });
    return { ...next.history, ...Object.fromEntries(changed) };
  };
  const compose = () => {
    const deed = deedNow();
    const history = historyBack(deed);
    const rollouts = stepsAfter(next.rollouts ?? {}, { before: listNext, after: manifest }, deed);
    const releases = builds.has('shell')
      ? withRelease(next.releases, before, { airings: history['shell'] ?? [] })
      : shell.releases;
    return { releases, hosting: shell.hosting, history, rollouts };
  };
  const place = path.join(target.staging, 'shell-before');
  const read = (/** @type {string} */ file) => readOrFail(target, 'shell', file);
  const further = { [manifestFile]: manifest, 'config.json': await configOnAir(target) };
  await composeSiteFolder(place, compose(), { dist: folder, read, further });
  return async () => {
    const now = compose();
    await writeInto(place, deployedFile, JSON.stringify(now));
    await target.publish('shell', place, now.hosting);
    const problems = await smokeTest(target, manifest);
    return problems.length > 0
      ? listOf('It went back to what was on the air before, which does not answer either', problems)
      : 'It went back to what was on the air before.';
  };
}
