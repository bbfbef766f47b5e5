/**
 * Changes the rules of the shop one small mistake at a time, and reports which mistakes no test notices:
 *
 *   npm run mutants -- FILE…              these files
 *   npm run mutants -- --since COMMIT     those of the watched files that have changed since; '' is before the first commit
 *   … --most 100                          so many mutants at most, spread over the files
 *
 * Unit and component tests beside the file are asked first, then all of its package; database rules are asked against the emulator. In a
 * pipeline the report goes into its summary. Why not a library: docs/decisions/051.
 * @module
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadDomain } from '../../tools/seed/load-domain.mjs';
import { findFreePortOffset } from '../../tools/base/machine/port-check.mjs';
import { root } from '../../tools/base/paths.mjs';
import { runInForeground } from '../../tools/base/processes/foreground.mjs';
import { createProgress } from '../../tools/base/progress.mjs';
import { startStack } from '../../tools/stack/stack.mjs';
import { allParts } from '../../tools/test/parts.mjs';
import { UserError } from '../../tools/base/user-error.mjs';
import { mutantsOfCode, mutantsOfRules } from './mutants.mjs';

/** Decisions, prices, money, stock and access. */
const watched =
  /^(functions\/src\/.*\.decision|functions\/src\/(wallet|stock|platform\/requests)\/[^/]+|functions\/src\/platform\/operation|packages\/domain\/src\/(orders|payments|wallet|dispatch|store|catalogue|identity|money)\/[^/]+)\.ts$|^firestore\.rules$/;
const rulesFile = 'firestore.rules';
/** Git's name for a tree without files. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
/** A mutant may loop for ever. */
const patienceMs = 300_000;

/**
 * @typedef {import('./mutants.mjs').Mutant & { file: string }} Mutant
 * @typedef {'beside' | 'package' | 'survived'} Outcome whose tests killed it
 */

/** @param {string} file @returns {Promise<Mutant[]>} */
async function mutantsOf(file) {
  const source = readFileSync(path.join(root, file), 'utf8');
  const mutants = file === rulesFile ? mutantsOfRules(source, await picklists()) : mutantsOfCode(source);
  return mutants.map((mutant) => ({ ...mutant, file }));
}

const picklists = async () =>
  Object.values(await loadDomain()).flatMap((value) =>
    Array.isArray(value) && value.every((word) => typeof word === 'string') ? [value] : [],
  );

/**
 * @param {string[]} parameters of Jest
 * @param {Record<string, string>} env
 * @returns {Promise<boolean>} whether all tests pass
 */
async function pass(parameters, env) {
  const jest = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/jest/bin/jest.js'),
      ...['--runInBand', '--bail', '--silent', '--passWithNoTests'],
      ...parameters, // at their end a pattern, after which nothing is an option
    ],
    { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore', timeout: patienceMs },
  );
  const [code] = await once(jest, 'exit');
  return code === 0;
}

/** @param {string} file @returns {{ beside: string[], all: string[] }} arguments of Jest: tests beside the file, and of its package */
function testsOf(file) {
  const tests = (/** @type {string} */ project, /** @type {string} */ pattern) => [
    ...['--config', 'tests/mutation/jest.config.mjs', '--selectProjects', project, '--', pattern],
  ];
  const ofRules = tests('rules', '(firestore|members)\\.rules');
  if (file === rulesFile) return { beside: ofRules, all: ofRules };
  const [home = ''] = /^.*?\/src\//.exec(file) ?? [];
  const part = allParts.find(({ files }) => files?.test(`/${home}a.test.ts`))?.name ?? 'unit';
  return { beside: tests(part, `${path.dirname(file)}/`), all: tests(part, home) };
}

/**
 * @param {Mutant | null} mutant null: the code as it is, which all tests pass
 * @param {string} file
 * @param {string} folder for the mutant's source
 * @param {Record<string, string>} env
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(mutant, file, folder, env) {
  const place = path.join(mkdtempSync(path.join(folder, 'mutant-')), 'source');
  if (mutant) writeFileSync(place, mutant.source);
  const changed =
    mutant === null
      ? {}
      : file === rulesFile
        ? { FIRESTORE_RULES: place }
        : { MUTATED_FILE: path.join(root, file), MUTANT_FILE: place };
  const { beside, all } = testsOf(file);
  if (!(await pass(beside, { ...env, ...changed }))) return 'beside';
  if (file === rulesFile || (await pass(all, { ...env, ...changed }))) return 'survived';
  return 'package';
}

/**
 * @param {readonly Mutant[]} mutants
 * @param {Outcome[]} outcomes
 * @returns {string} Markdown
 */
function report(mutants, outcomes) {
  const rows = [...new Set(mutants.map(({ file }) => file))].map((file) => {
    const own = outcomes.filter((_outcome, place) => mutants[place]?.file === file);
    const count = (/** @type {Outcome} */ kind) => own.filter((outcome) => outcome === kind).length;
    return `| ${file} | ${own.length} | ${count('beside')} | ${count('package')} | ${count('survived')} |`;
  });
  const survivors = mutants.filter((_mutant, place) => outcomes[place] === 'survived');
  const killed = mutants.length - survivors.length;
  return [
    `## Mutants: ${killed} of ${mutants.length} killed (${Math.round((100 * killed) / Math.max(mutants.length, 1))} %)`,
    '',
    '| File | Mutants | Killed beside it | Killed in its package | Survived |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    ...survivors.map(
      ({ file, line, from, to }) => `- ${file}:${line}: \`${from.replaceAll(/\s+/g, ' ')}\` became \`${to}\``,
    ),
    '',
  ].join('\n');
}

/** @param {Mutant[]} mutants @param {number} most @returns {Mutant[]} so many of them, spread evenly */
const spread = (mutants, most) =>
  mutants.length <= most
    ? mutants
    : Array.from(
        { length: most },
        (_, place) => mutants[Math.floor((place * mutants.length) / most)],
      ).flatMap((mutant) => mutant ?? []);

/** @param {string[]} named @param {string | undefined} since @returns {string[]} */
function filesOf(named, since) {
  if (since === undefined) return named;
  const changed = execFileSync('git', ['diff', '--name-only', since || emptyTree, 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return changed
    .split('\n')
    .filter((file) => watched.test(file) && !file.endsWith('.test.ts') && existsSync(path.join(root, file)));
}

await runInForeground(async ({ signal }) => {
  const { values, positionals } = parseArgs({
    options: { since: { type: 'string' }, most: { type: 'string', default: '300' } },
    allowPositionals: true,
  });
  const files = filesOf(positionals, values.since);
  if (positionals.length === 0 && values.since === undefined)
    throw new UserError('Usage: npm run mutants -- FILE… or --since COMMIT');
  const mutants = spread((await Promise.all(files.map(mutantsOf))).flat(), Number(values.most));
  const progress = createProgress();
  const stack = files.includes(rulesFile)
    ? await startStack({
        ...{
          portOffset: await findFreePortOffset(),
          sites: [],
          only: ['auth', 'firestore', 'storage'],
          seed: false,
        },
        ...{ progress, signal },
      })
    : null;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mutants-'));
  try {
    for (const file of new Set(mutants.map((mutant) => mutant.file)))
      if ((await outcomeOf(null, file, folder, stack?.env ?? {})) !== 'survived')
        throw new UserError(`The tests of ${file} fail as it is`);
    /** @type {Outcome[]} */
    const outcomes = [];
    const waiting = [...mutants.entries()];
    const work = async () => {
      for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
        const [place, mutant] = next;
        const outcome = await outcomeOf(mutant, mutant.file, folder, stack?.env ?? {});
        outcomes[place] = outcome;
        progress.say(`  ${outcome.padEnd(8)} ${mutant.file}:${mutant.line} ${mutant.from} → ${mutant.to}`);
      }
    };
    await Promise.all(Array.from({ length: os.availableParallelism() }, work));
    const text = report(mutants, outcomes);
    progress.say(text);
    if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, text);
    return signal.aborted ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true });
    await stack?.stop();
  }
});
