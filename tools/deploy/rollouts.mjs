/**
 * Rollouts in the list of remotes, as pure functions: beside the release of everybody else, a remote's line names one that a share of devices
 * gets first. The shell's `deployed.json` remembers each change of one, in the release in which the list changes.
 * @module
 */
import { airingOf } from './history.mjs';
import { namesOf, releaseOfEntry, siteOfEntry } from './releases.mjs';

/** Steps of each site. */
const mostSteps = 20;

/**
 * @typedef {import('../manifest.mjs').Manifest} Manifest @typedef {import('../manifest.mjs').RemoteEntry} Line
 * @typedef {NonNullable<Line['rollout']>} Rollout
 * @typedef {import('./history.mjs').Airing & { readonly percent: number }} RolloutStep `percent`: of devices that get the release from now
 *   on; 0: none, as the rollout has ended; 100: all, as the release has become the line's
 * @typedef {Readonly<Record<string, readonly RolloutStep[]>>} RolloutSteps by site; the oldest first
 */

/** @param {Manifest} manifest @param {string} site @returns {Line | undefined} */
export const lineOf = ({ remotes }, site) => remotes.find(({ name }) => siteOfEntry(name) === site);

/** @param {Line | undefined} line @returns {string} id of the release that its rollout brings; empty without one */
export const rolledOutBy = (line) => releaseOfEntry(line?.rollout?.entry ?? '') ?? '';

/** A release, in words. @param {Pick<Line, 'entry' | 'version'>} named */
export const sayRelease = ({ version, entry }) =>
  `${version} (${releaseOfEntry(entry) ?? 'without a release'})`;

/** @param {Rollout} rollout */
export const sayRollout = (rollout) => `${sayRelease(rollout)} for ${rollout.percent} % of devices`;

/**
 * The list with another rollout of a site; everything else of it stays.
 * @param {Manifest} manifest
 * @param {string} site whose line is there
 * @param {{ release: import('./releases.mjs').Release, origin: string, percent: number } | null} next null: without one
 * @returns {Manifest}
 */
export function withRollout(manifest, site, next) {
  const change = (/** @type {Line} */ { rollout: _before, ...line }) => {
    if (!next) return line;
    const { integrity, ...names } = namesOf(next.release, next.origin);
    if (integrity === null) throw new Error(`Release ${next.release.id} has no entry.`);
    return { ...line, rollout: { ...names, integrity, percent: next.percent } };
  };
  const remotes = manifest.remotes.map((line) => (siteOfEntry(line.name) === site ? change(line) : line));
  return { ...manifest, remotes };
}

/**
 * The list as a device has it.
 * @param {Manifest} manifest
 * @param {string} [site] the device is in this one's rollout, and in no other
 * @returns {Manifest} without rollouts
 */
export function listOfDevice({ remotes, ...further }, site) {
  const lines = remotes.map(({ rollout, ...line }) => {
    if (!rollout || siteOfEntry(line.name) !== site) return line;
    const { percent: _share, ...names } = rollout;
    return { ...line, ...names };
  });
  return { ...further, remotes: lines };
}

/**
 * The steps of rollouts after the list has changed, by whatever changed it.
 * @param {RolloutSteps} known
 * @param {{ before: Manifest, after: Manifest }} lists
 * @param {import('./history.mjs').Deed} deed
 * @param {import('./history.mjs').Aired} [release] that a rollout begins with
 * @returns {RolloutSteps}
 */
export function stepsAfter(known, { before, after }, deed, release) {
  const changed = after.remotes.flatMap((line) => {
    const site = siteOfEntry(line.name);
    const steps = known[site] ?? [];
    /** @param {Rollout} rollout @param {number} percent @returns {RolloutStep} */
    const stepOf = ({ entry, version }, percent) => {
      const id = releaseOfEntry(entry) ?? '';
      const facts = release?.id === id ? release : steps.findLast((step) => step.release === id);
      const { platform = '', commit = '' } = facts ?? {};
      return { ...airingOf({ id, version, platform, commit }, deed), percent };
    };
    const old = lineOf(before, site)?.rollout;
    const isOther = old?.entry !== line.rollout?.entry;
    const taken = [
      ...(old && isOther ? [stepOf(old, line.entry === old.entry ? 100 : 0)] : []),
      ...(line.rollout && (isOther || old?.percent !== line.rollout.percent)
        ? [stepOf(line.rollout, line.rollout.percent)]
        : []),
    ];
    return taken.length > 0 ? [[site, [...steps, ...taken].slice(-mostSteps)]] : [];
  });
  return { ...known, ...Object.fromEntries(changed) };
}

/**
 * The releases that rollouts bring, as if they were on the air for everybody: a shell has to fit them, too.
 * @param {Manifest} manifest @param {RolloutSteps} steps @returns {import('./history.mjs').History}
 */
export const firstOnAir = ({ remotes }, steps) =>
  Object.fromEntries(
    remotes
      .filter(({ rollout }) => rollout)
      .map(({ name }) => [siteOfEntry(name), (steps[siteOfEntry(name)] ?? []).slice(-1)]),
  );

/**
 * @param {object} order
 * @param {string} order.site of a remote
 * @param {number} order.share 0 ends its rollout, 100 brings it to everybody
 * @param {Line | undefined} order.line of the list on the air
 * @param {{ id: string, version: string } | null} order.release that the share would get; null: not known
 * @param {readonly string[]} order.ended ids of rollouts that the server has ended by itself
 * @returns {string | null} why that share may not be; null if it may
 */
export function shareProblem({ site, share, line, release, ended }) {
  const deploy = `npm run deploy -- ${site}`;
  if (!line) return `The list names no ${site} yet, so everybody gets it first: ${deploy}.`;
  const { rollout } = line;
  if (!rollout && share === 0) return `${site} has no rollout to end.`;
  if (!rollout && share === 100)
    return `${site} has no rollout. To everybody: ${deploy}. To a few first: ${deploy} --share 5.`;
  if (share === 0) return null;
  const hasEnded = (/** @type {string} */ id) => ended.includes(`${line.name}.${id}`);
  if (!release)
    return `The site of ${site} does not say what its rollout's release is made of: end it (${deploy} --share 0), and begin anew.`;
  if (hasEnded(release.id))
    return `The rollout of ${site} ${release.version} (${release.id}) has ended by itself: it was worse for the devices that had it, as /admin/diagnostics tells, and they do not load these files again. Mend it and roll out the new build, or bring it to everybody all the same: ${deploy}.`;
  if (release.id === releaseOfEntry(line.entry))
    return `Everybody has ${site} ${release.version} (${release.id}) already.`;
  const on = rolledOutBy(line);
  if (!rollout || (on !== release.id && hasEnded(on))) return null;
  if (on !== release.id)
    return `A rollout of ${site} brings ${sayRollout(rollout)}, and this build is ${release.version} (${release.id}). End that one first (${deploy} --share 0), bring it to everybody (${deploy} --share 100), or let it grow from the commit that it is of.`;
  if (share < rollout.percent)
    return `${rollout.percent} % of devices have ${sayRelease(rollout)}, and keep it: a share grows, or ends (${deploy} --share 0).`;
  return null;
}
