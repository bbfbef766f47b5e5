/**
 * The plan of a deploy: what it does, in which order, and why it may not. Pure.
 * @module
 */
import { compareVersions } from '../base/machine/dependencies.mjs';
import { region } from '../base/project.mjs';
import { UserError } from '../base/user-error.mjs';
import { isOfCommit, shortCommit } from './builds.mjs';
import { withRelease } from './history.mjs';
import { differenceOf, filesOnSite, releasesInUse } from './releases.mjs';
import { sayRelease, sayRollout } from './rollouts.mjs';
import { functionsVariables } from './settings.mjs';

/** @typedef {import('./releases.mjs').Release} Release */
/** @typedef {import('./releases.mjs').Deployed} Deployed */
/** @typedef {import('../manifest.mjs').Manifest} Manifest */
/** @typedef {import('./settings.mjs').Settings} Settings */

/** Old pages work with new functions, not the other way round; the list of remotes changes last, when what it names is there. */
const partOrder = (/** @type {readonly string[]} */ sites) => ['rules', 'functions', ...sites, 'shell'];

/** @param {readonly string[]} words @param {readonly string[]} remoteSites @returns {string[]} in the order of a deploy */
export function partsOf(words, remoteSites) {
  const all = partOrder(remoteSites);
  const unknown = words.find((word) => word !== 'all' && !all.includes(word));
  if (unknown !== undefined) throw new UserError(`${unknown} is none of ${[...all, 'all'].join(', ')}.`);
  return words.includes('all') ? all : all.filter((part) => words.includes(part));
}

/**
 * @typedef {object} Facts
 * @property {readonly string[]} parts
 * @property {Settings} settings
 * @property {boolean} isDryRun
 * @property {readonly string[]} changedFiles that are not committed
 * @property {ReadonlyMap<string, Release>} builds by site
 * @property {readonly string[]} misfits `platformMisfits` of what would be on the air
 * @property {readonly string[]} missingSites that Hosting does not have
 * @property {readonly string[]} lostFunctions that are on the air, and that the sources have no longer
 * @property {{ functions: string, daysLeft: number }} runtime `daysLeft`: until Google ends its support
 */

/** How a person makes a site that Hosting does not have. @param {string} id @param {Settings} settings */
export const siteProblem = (id, { project }) =>
  `There is no Hosting site ${id} yet: npx firebase hosting:sites:create ${id} --project ${project}`;

/** @param {Facts} facts @returns {string[]} why this deploy may not go out; empty if it may */
export function problemsOf({
  parts,
  settings,
  isDryRun,
  changedFiles,
  builds,
  misfits,
  missingSites,
  lostFunctions,
  runtime,
}) {
  const dirty = [...builds].filter(([, release]) => !isOfCommit(release)).map(([site]) => site);
  const isServed = parts.some((part) => part === 'shell' || part === 'functions');
  return [
    changedFiles.length > 0 &&
      `${changedFiles.length} files are not committed (${changedFiles.slice(0, 3).join(', ')}): nobody could build this release again.`,
    dirty.length > 0 && `${dirty.join(', ')} was built of files that are not committed: build it again.`,
    isServed &&
      settings.appCheckSiteKey === null &&
      'appCheckSiteKey is missing: the functions enforce App Check, and would refuse every call of these pages.',
    ...missingSites.map((id) => siteProblem(id, settings)),
    lostFunctions.length > 0 &&
      `${lostFunctions.join(', ')} would be deleted, and open pages may still call them. When none does: npx firebase functions:delete ${lostFunctions.join(' ')} --region ${region} --project ${settings.project}`,
    parts.includes('functions') && runtime.daysLeft < 0 && `Google no longer supports ${runtime.functions}.`,
    !isDryRun &&
      settings.project.startsWith('demo-') &&
      `${settings.project} exists in emulators only: try it with --dry-run, or --local for the stack that runs here.`,
    ...misfits,
  ].filter((problem) => problem !== false);
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** @param {ReturnType<typeof differenceOf>} difference */
function fileLines({ added, removed, unchanged, bytes }) {
  return [
    ...added.map((name) => `+ ${name}`),
    ...removed.map((name) => `- ${name}`),
    `${added.length} new files, ${removed.length} gone, ${unchanged} as they are; ${kilobytes(bytes)} to upload`,
  ];
}

/**
 * @param {string} site
 * @param {Release} release
 * @param {Deployed | null} live
 * @param {Parameters<typeof withRelease>[2]} standing
 */
const siteLines = (site, release, live, standing) => [
  `${site} ${release.version}, release ${release.id}, commit ${shortCommit(release.commit)}`,
  ...fileLines(
    differenceOf(
      live ? filesOnSite(live.releases) : {},
      filesOnSite(withRelease(live?.releases ?? [], release, standing)),
    ),
  ),
];

/**
 * @param {Manifest} before
 * @param {Manifest} after
 * @returns {string[]} the entries that differ
 */
export function manifestLines(before, after) {
  const sayOf = (/** @type {Manifest['remotes'][number] | undefined} */ line) =>
    line ? [sayRelease(line), ...(line.rollout ? [sayRollout(line.rollout)] : [])].join(', and ') : 'nothing';
  return after.remotes.flatMap((line) => {
    const old = before.remotes.find(({ name }) => name === line.name);
    if (JSON.stringify(old) === JSON.stringify(line)) return [];
    const on = old?.rollout;
    const isOver = on && ![line.entry, line.rollout?.entry].includes(on.entry);
    return [
      `${line.name} at ${line.mount}: ${sayOf(old)} -> ${sayOf(line)}`,
      ...(isOver ? [`This ends the rollout of ${sayRelease(on)}.`] : []),
    ];
  });
}

/**
 * @typedef {object} Step
 * @property {string} part
 * @property {string} title
 * @property {string[]} lines
 *
 * @typedef {object} Planned
 * @property {readonly string[]} parts
 * @property {Settings | null} settings null for the local stack
 * @property {ReadonlyMap<string, Release>} builds by site
 * @property {ReadonlyMap<string, Deployed | null>} live by site
 * @property {import('./history.mjs').History} history
 * @property {Manifest} before
 * @property {Manifest} after
 * @property {{ rules: readonly string[], functions: readonly string[] }} server files of rules; names of functions
 */

/** @param {Planned} planned @returns {Step[]} */
export function planOf({ parts, settings, builds, live, history, before, after, server }) {
  const standingOf = (/** @type {string} */ site) => ({
    airings: history[site] ?? [],
    inUse: releasesInUse(before),
  });
  /** @type {Step[]} */
  const steps = parts
    .filter((part) => part !== 'shell')
    .map((part) => {
      if (part === 'rules')
        return { part, title: 'Rules, indexes and TTL policies', lines: [...server.rules] };
      if (part === 'functions')
        return {
          part,
          title: 'Functions',
          lines: [server.functions.join(', '), ...(settings ? [functionsVariables(settings).trim()] : [])],
        };
      const release = builds.get(part);
      if (!release) throw new Error(`${part} has no build`);
      return {
        part,
        title: `Files of ${part}; nobody is sent to them yet`,
        lines: siteLines(part, release, live.get(part) ?? null, standingOf(part)),
      };
    });
  const changed = manifestLines(before, after);
  const shell = parts.includes('shell') ? builds.get('shell') : undefined;
  if (shell)
    steps.push({
      part: 'shell',
      title: 'The shell, with config.json and remotes.json, as one release',
      lines: [...siteLines('shell', shell, live.get('shell') ?? null, standingOf('shell')), ...changed],
    });
  else if (changed.length > 0)
    steps.push({
      part: 'remotes.json',
      title: 'The list of remotes: one file of the shell, everything else of it stays',
      lines: changed,
    });
  return steps;
}

/** @param {readonly Step[]} steps @returns {string} */
export const planText = (steps) =>
  steps
    .map(({ title, lines }, index) =>
      [`${index + 1}. ${title}`, ...lines.map((line) => `   ${line}`), ''].join('\n'),
    )
    .join('\n');

/** @param {readonly string[]} problems @throws {UserError} that lists them, if there are any */
export function assertMayGoOut(problems) {
  if (problems.length > 0)
    throw new UserError(`This may not go out:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}

/**
 * The remotes that would be on the air with a shell in which they do not start.
 * @param {import('./history.mjs').History} history as it would be
 * @param {readonly string[]} changed sites that change
 * @param {import('./history.mjs').History} [first] what rollouts bring
 * @returns {string[]} a sentence for each
 */
export function platformMisfits({ shell = [], ...remotes }, changed, first = {}) {
  const offered = shell.at(-1)?.platform ?? '';
  return [...Object.entries(remotes), ...Object.entries(first)].flatMap(([site, airings]) => {
    const { platform: needed = '', version } = airings.at(-1) ?? {};
    // Where a stack has just begun, nobody knows.
    if (needed === '' || offered === '' || fitsPlatform(needed, offered)) return [];
    const does = `needs the platform ${needed}, and the shell brings ${offered}`;
    return changed.includes(site)
      ? `${site} ${does}: deploy the shell of its commit with it.`
      : `${site} ${version}, which is on the air, ${does}: first send pages back to a release for this shell (npm run rollback -- ${site} VERSION), or deploy ${site} of the shell's commit with it.`;
  });
}

/**
 * Whether a remote runs in a shell: it takes `@basket/web` from it, the same major version and no older one than it was built with.
 * @param {string} needed the remote's platform version, such as 1.2.0
 * @param {string} offered the shell's
 */
export const fitsPlatform = (needed, offered) =>
  needed.split('.')[0] === offered.split('.')[0] && compareVersions(offered, needed) >= 0;
