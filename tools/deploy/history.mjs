/**
 * The history of what was on the air, as pure functions: the shell's `deployed.json` remembers it beside the list of remotes, and both
 * change in one release of the shell's site. A site's uploads (`releases`) say only which files are there: previews are among them.
 * @module
 */

/** Airings of each site; a rollback needs the last few. */
const mostAirings = 20;

/**
 * @typedef {import('./releases.mjs').Release} Release
 * @typedef {{ readonly at: string, readonly by: string, readonly unseen?: true }} Deed `at`: ISO; `by`: whoever did it, empty if nobody
 *   knows; `unseen`: no browser looked at it
 *
 * @typedef {Deed & Readonly<Pick<Release, 'version' | 'platform' | 'commit'>> & { readonly release: string, readonly withdrawn?: Deed }} Airing
 *   a release goes on the air, by a deploy or a rollback; `release`: its id; `withdrawn`: a rollback took it back since
 *
 * @typedef {Readonly<Record<string, readonly Airing[]>>} History by site; the oldest first, the last one is on the air
 */

/** @typedef {Pick<Release, 'id' | 'version' | 'platform' | 'commit'>} Aired */

/** @param {Aired} release @param {Deed} deed @returns {Airing} */
export const airingOf = ({ id, version, platform, commit }, deed) => ({
  release: id,
  version,
  platform,
  commit,
  ...deed,
});

/** @param {readonly Airing[]} airings @param {string} release id */
const isLast = (airings, release) => airings.at(-1)?.release === release;

/**
 * The airings of a site. Where nothing remembers them (versions up to 1.1.0), or another one is on the air than they say, the order of
 * uploads stands in for them.
 * @param {readonly Airing[] | undefined} known
 * @param {readonly Release[]} releases the newest first
 * @param {string | undefined} current id of the release on the air
 * @returns {readonly Airing[]}
 */
export function airingsOf(known, releases, current) {
  const at = releases.findIndex(({ id }) => id === current);
  if (at < 0 || isLast(known ?? [], current ?? '')) return known ?? [];
  const missing = releases.slice(at, known ? at + 1 : undefined).reverse();
  return [...(known ?? []), ...missing.map((release) => airingOf(release, { at: release.at, by: '' }))];
}

/**
 * After a deploy: what was withdrawn comes back on purpose.
 * @param {readonly Airing[]} airings @param {Aired} release @param {Deed} deed
 * @returns {readonly Airing[]}
 */
export function afterDeploy(airings, release, deed) {
  if (isLast(airings, release.id)) return airings;
  const before = airings.map(({ withdrawn, ...airing }) =>
    withdrawn && airing.release !== release.id ? { ...airing, withdrawn } : airing,
  );
  return [...before, airingOf(release, deed)].slice(-mostAirings);
}

/**
 * After a rollback: all that went on the air since the release to which pages return is withdrawn.
 * @param {readonly Airing[]} airings @param {Aired} release @param {Deed} deed
 * @returns {readonly Airing[]}
 */
export function afterRollback(airings, release, deed) {
  if (isLast(airings, release.id)) return airings;
  const from = airings.findLastIndex((airing) => airing.release === release.id);
  const taken = new Set(airings.slice(from + 1).map((airing) => airing.release));
  const before = airings.map((airing) =>
    taken.has(airing.release) ? { withdrawn: deed, ...airing } : airing,
  );
  return [...before, airingOf(release, deed)].slice(-mostAirings);
}

/**
 * The release that a rollback means: never one that was not on the air, or that a rollback took back.
 * @param {readonly Airing[]} airings
 * @param {readonly Release[]} releases whose files are there
 * @param {string | undefined} wanted version, or at least four letters of an id; without it the one before the present
 * @returns {Release | undefined}
 */
export function releaseToReturnTo(airings, releases, wanted) {
  const isMeant = (/** @type {Airing} */ { release, version }) =>
    wanted === undefined
      ? !isLast(airings, release)
      : (release.startsWith(wanted) && wanted.length >= 4) || version === wanted;
  const meant = airings.findLast((airing) => !airing.withdrawn && isMeant(airing));
  return releases.find(({ id }) => id === meant?.release);
}

/** @param {readonly Airing[]} airings @param {string} release id @returns {string} where a release stands, in words */
export function standingOf(airings, release) {
  const last = airings.findLast((airing) => airing.release === release);
  if (!last) return 'never on the air';
  if (isLast(airings, release)) return `on the air since ${deedOf(last)}`;
  return last.withdrawn ? `withdrawn ${deedOf(last.withdrawn)}` : `on the air ${deedOf(last)}`;
}

/** @param {Deed} deed */
const deedOf = ({ at, by }) => (by === '' ? at : `${at} by ${by}`);

/** Good releases that stay on a site for rollbacks and open pages; those that a rollback took back, for open pages; and previews. */
const most = { good: 5, withdrawn: 2, previews: 2 };

/**
 * The uploads of a site after one more; those that went on the air are not pushed off by those that did not.
 * @param {readonly Release[]} before the newest first
 * @param {Release} release
 * @param {{ airings: readonly Airing[], inUse?: readonly string[], isPreview?: boolean }} standing `inUse`: ids that must not go
 * @returns {Release[]} the newest first; a release that is there already only moves to the front
 */
export function withRelease(before, release, { airings, inUse = [], isPreview = false }) {
  const others = before.filter(({ id }) => id !== release.id);
  const aired = new Map([...airings].reverse().map((airing) => [airing.release, airing]));
  const ids = (/** @type {boolean} */ isWithdrawn) =>
    [...aired.values()]
      .filter(({ withdrawn }) => (withdrawn !== undefined) === isWithdrawn)
      .map((airing) => airing.release);
  // A rollout's release takes the place of no other.
  const isIdle = (/** @type {string} */ id) => !inUse.includes(id);
  const previews = others.map(({ id }) => id).filter((id) => !aired.has(id) && isIdle(id));
  const kept = new Set([
    ...inUse,
    ...ids(false).slice(0, most.good),
    ...ids(true).filter(isIdle).slice(0, most.withdrawn),
    ...previews.slice(0, isPreview ? most.previews - 1 : most.previews),
  ]);
  return [release, ...others.filter(({ id }) => kept.has(id))];
}
