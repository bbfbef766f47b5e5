/**
 * Puts the shop, or parts of it, on the air:
 *
 *   npm run deploy -- mf-shop --project PROJECT          files, then the list of remotes
 *   npm run deploy -- all --project PROJECT --dry-run    says what would change; asks no network
 *   npm run deploy -- mf-shop --local                    into the shop that `npm start` runs here
 *
 * Parts: shell, the remotes, functions, rules, all. `deploy/PROJECT.json` has the settings. See docs/production.md.
 * @module
 */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readRelease } from './deploy/builds.mjs';
import { carryOut, manifestWith, readManifest } from './deploy/deploy.mjs';
import { functionNames, readFacts } from './deploy/facts.mjs';
import { partsOf, planOf, problemsOf } from './deploy/plan.mjs';
import { readSettings } from './deploy/settings.mjs';
import { localTarget, projectTarget } from './deploy/targets.mjs';
import { root } from './stack/paths.mjs';
import { projectId, remotes } from './stack/project.mjs';
import { UserError, printFailure } from './stack/user-error.mjs';

const usage = 'Usage: npm run deploy -- PART… [--project PROJECT | --local] [--dry-run] [--from FOLDER]';
const say = (/** @type {string} */ text) => console.log(text);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        project: { type: 'string', default: projectId },
        local: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        from: { type: 'string' },
      },
    });
    const parts = partsOf(
      positionals,
      remotes.map(({ site }) => site),
    );
    if (parts.length === 0) throw new UserError(usage);
    if (values.from !== undefined && parts.length !== 1)
      throw new UserError('--from is the build of one part.');
    return { ...values, isDryRun: values['dry-run'], parts };
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** @param {readonly string[]} parts */
function build(parts) {
  const built = parts.filter((part) => part !== 'rules');
  if (built.length > 0)
    execFileSync(process.execPath, [path.join(root, 'tools/build.mjs'), ...built], { stdio: 'inherit' });
}

/** @param {string} site */
const versionOf = async (site) =>
  JSON.parse(await readFile(path.join(root, site, 'package.json'), 'utf8')).version;

async function run() {
  const { parts, project, local, isDryRun, from } = readArguments();
  const settings = await readSettings(project);
  const facts = await readFacts();
  const problems = problemsOf({
    parts,
    settings,
    isDryRun: isDryRun || local,
    ...facts,
    ...(local && { changedFiles: [] }),
  });
  if (from === undefined) build(parts);
  const distOf = (/** @type {string} */ site) =>
    from !== undefined && site === parts[0] ? path.resolve(from) : path.join(root, site, 'dist');
  const sites = parts.filter((part) => part !== 'rules' && part !== 'functions');
  const about = {
    platform: await versionOf('packages/web'),
    commit: facts.commit,
    at: new Date().toISOString(),
  };
  const builds = new Map(
    await Promise.all(
      sites.map(
        async (site) =>
          /** @type {const} */ ([
            site,
            await readRelease(distOf(site), { version: await versionOf(site), ...about }),
          ]),
      ),
    ),
  );
  const target = local ? localTarget() : projectTarget(settings);
  const asksSites = !isDryRun || local;
  const live = new Map(
    await Promise.all(
      sites.map(
        async (site) => /** @type {const} */ ([site, asksSites ? await target.deployed(site) : null]),
      ),
    ),
  );
  const before = asksSites ? await readManifest(target) : { remotes: [] };
  const after = manifestWith(before, builds, target);
  const server = {
    rules: ['firestore.rules', 'firestore.indexes.json', 'storage.rules'],
    functions: parts.includes('functions') ? await functionNames() : [],
  };
  say(
    `\nWhat ${isDryRun ? 'would change' : 'changes'} in ${target.name}${asksSites ? '' : ' (without asking it: as if it were empty)'}\n`,
  );
  planOf({ parts, settings: local ? null : settings, builds, live, before, after, server }).forEach(
    ({ title, lines }, index) =>
      say([`${index + 1}. ${title}`, ...lines.map((line) => `   ${line}`), ''].join('\n')),
  );
  if (problems.length > 0)
    throw new UserError(`This may not go out:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  if (isDryRun) return say('Nothing was changed.');
  await carryOut({ target, settings: local ? null : settings, parts, builds, distOf, say });
}

try {
  await run();
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
