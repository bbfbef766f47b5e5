/**
 * Puts the shop, or parts of it, on the air:
 *
 *   npm run deploy -- mf-shop --project PROJECT          files, then the list of remotes
 *   npm run deploy -- all --project PROJECT --dry-run    says what would change; asks no network
 *   npm run deploy -- mf-shop --local                    into the shop that `npm start` runs here
 *   … --unseen                                           no browser looks at it, before or after
 *   npm run deploy -- mf-shop --share 5 …                to 5 % of devices first; a larger share, then 100; 0 ends it
 *
 * Parts: shell, the remotes, functions, rules, all. `deploy/PROJECT.json` has the settings. See docs/production.md.
 * @module
 */
import path from 'node:path';
import { buildParts, releaseOf } from './deploy/builds.mjs';
import { readAir } from './deploy/air.mjs';
import { browserLook } from './deploy/look/look.mjs';
import { carryOut, historyWith, manifestWith } from './deploy/deploy.mjs';
import { functionNames, readFacts } from './deploy/facts.mjs';
import { assertMayGoOut, partsOf, planOf, planText, platformMisfits, problemsOf } from './deploy/plan.mjs';
import { firstOnAir } from './deploy/rollouts.mjs';
import { readSettings } from './deploy/settings.mjs';
import { deployShare, readShare } from './deploy/commands/share.mjs';
import { localTarget, projectTarget } from './deploy/targets.mjs';
import { readArguments, runProgram } from './base/command-line.mjs';
import { root } from './base/paths.mjs';
import { projectId, remotes } from './base/project.mjs';
import { UserError } from './base/user-error.mjs';

const usage =
  'Usage: npm run deploy -- PART… [--project PROJECT | --local] [--share PERCENT] [--dry-run] [--unseen] [--from FOLDER]';
const options = /** @type {const} */ ({
  project: { type: 'string', default: projectId },
  local: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  from: { type: 'string' },
  share: { type: 'string' },
  unseen: { type: 'boolean', default: false },
});
const nothingOnAir = { manifest: { remotes: [] }, history: {}, rollouts: {} };
const say = (/** @type {string} */ text) => console.log(text);

/** @template T @param {readonly string[]} sites @param {(site: string) => Promise<T>} ask @returns {Promise<Map<string, T>>} */
const bySite = async (sites, ask) =>
  new Map(await Promise.all(sites.map(async (site) => /** @type {const} */ ([site, await ask(site)]))));

/** @param {string} part */
const isOfServer = (part) => part === 'rules' || part === 'functions';

function readDeploy() {
  const { values, words } = readArguments(usage, options, Infinity);
  const parts = partsOf(
    words,
    remotes.map(({ site }) => site),
  );
  if (parts.length === 0) throw new UserError(usage);
  if (values.from !== undefined && parts.length !== 1)
    throw new UserError('--from is the build of one part.');
  const isDryRun = values['dry-run'];
  const share = readShare(values.share, parts, values.from);
  // What takes a release back waits for nothing.
  const isSeen = !values.unseen && !isDryRun && share !== 0 && !parts.every(isOfServer);
  return { ...values, isDryRun, isSeen, share, parts };
}

/** @param {boolean} isSeen a browser looks at this deploy @returns {Promise<import('./deploy/look/looks.mjs').Look | null>} */
async function lookOrRefuse(isSeen) {
  if (!isSeen) return null;
  const look = await browserLook();
  if (look) return look;
  throw new UserError(
    'No Chromium or Chrome is here, which looks at the shop before customers get it: install one, or set CHROMIUM_PATH. With --unseen it goes out without a look.',
  );
}

/**
 * The sites that are not there. A site that has something on the air is; nobody is asked about it.
 * @param {boolean} isDryRun asks nobody @param {import('./deploy/targets.mjs').Target} target
 * @param {ReadonlyMap<string, import('./deploy/releases.mjs').Deployed | null>} live
 */
async function sitesToMake(isDryRun, { missingSites }, live) {
  const empty = [...live].flatMap(([site, deployed]) => (deployed ? [] : [site]));
  return missingSites && !isDryRun && empty.length > 0 ? missingSites(empty) : [];
}

/** @param {boolean} isDryRun asks nobody @param {import('./deploy/targets.mjs').Target} target @param {readonly string[]} built if any go out */
async function lostFunctions(isDryRun, { functions }, built) {
  const running = functions && !isDryRun && built.length > 0 ? await functions() : [];
  return running.filter((name) => !built.includes(name));
}

await runProgram(async () => {
  const { parts, project, local, isDryRun, isSeen, from, share } = readDeploy();
  const look = await lookOrRefuse(isSeen);
  const settings = await readSettings(project);
  const target = local ? localTarget() : projectTarget(settings);
  const [site = ''] = parts;
  if (share !== null)
    return deployShare({ site, share, from, isDryRun, target, settings, isLocal: local, look, say });
  const facts = readFacts();
  const built = parts.filter((part) => part !== 'rules');
  if (from === undefined && built.length > 0) buildParts(built);
  const distOf = (/** @type {string} */ site) =>
    from !== undefined && site === parts[0] ? path.resolve(from) : path.join(root, site, 'dist');
  const sites = parts.filter((part) => !isOfServer(part));
  const builds = await bySite(sites, (site) => releaseOf(distOf(site)));
  const asksSites = !isDryRun || local;
  const live = await bySite(sites, async (site) => (asksSites ? target.deployed(site) : null));
  const { manifest: before, history, rollouts } = asksSites ? await readAir(target) : nothingOnAir;
  const after = manifestWith(before, builds, target);
  const server = {
    rules: ['firestore.rules', 'firestore.indexes.json', 'storage.rules'],
    functions: parts.includes('functions') ? await functionNames() : [],
  };
  const problems = problemsOf({
    parts,
    settings,
    isDryRun: isDryRun || local,
    ...facts,
    builds,
    misfits: platformMisfits(historyWith({ history }, builds), sites, firstOnAir(after, rollouts)),
    ...(local && { changedFiles: [], builds: new Map() }),
    missingSites: await sitesToMake(isDryRun, target, live),
    lostFunctions: await lostFunctions(isDryRun, target, server.functions),
  });
  say(
    `\nWhat ${isDryRun ? 'would change' : 'changes'} in ${target.name}${asksSites ? '' : ' (without asking it: as if it were empty)'}\n`,
  );
  const hosted = local ? null : settings;
  say(planText(planOf({ parts, settings: hosted, builds, live, history, before, after, server })));
  assertMayGoOut(problems);
  if (isDryRun) return say('Nothing was changed.');
  await carryOut({ target, settings: hosted, parts, builds, distOf, look, say });
});
