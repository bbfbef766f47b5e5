/**
 * The pipelines of GitHub, which nothing else runs here: they are whole, call our own commands, and have no more rights than they need.
 */
import { expect, test } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { runDeployJob } from '../../tools/road/deploy-job.mjs';
import { allParts } from '../../tools/test/parts.mjs';
import { secondTriesFile } from '../../tools/test/second-tries.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** @typedef {{ id?: string, uses?: string, run?: string, if?: string, with?: Record<string, unknown> }} Step */
/** @typedef {{ uses?: string, needs?: string[], permissions?: Record<string, string>, environment?: string, concurrency?: Record<string, unknown>, steps: Step[], 'timeout-minutes'?: number, strategy?: { matrix: { include: { parts: string, options?: string, forms?: string }[] } } }} Job */
const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  /** @type {{ name: string, permissions: Record<string, string>, concurrency?: Record<string, unknown>, jobs: Record<string, Job> }} */
  const content = parse(text);
  return { file, text, ...content };
});
const jobs = workflows.flatMap(({ file, jobs: all }) =>
  Object.entries(all)
    .filter(([, { uses }]) => uses === undefined)
    .map(([id, job]) => ({ job: `${file} ${id}`, ...job })),
);

test('there are checks, deploys, code scanning, mutants, a nightly run and a look at the newest firebase-tools', () => {
  expect(workflows.map(({ file }) => file).sort()).toEqual([
    'check.yml',
    'codeql.yml',
    'deploy.yml',
    'mutants.yml',
    'newest-firebase.yml',
    'nightly.yml',
  ]);
});

test('every part of npm test runs in a job of its own or with others, and in the first half or the second', () => {
  const { jobs: checks = {} } = workflows.find(({ file }) => file === 'check.yml') ?? {};
  /** @type {{ parts: string, options?: string }[]} */
  const rows = checks['parts']?.strategy?.matrix.include ?? [];
  const inCheck = scripts['check'].split(' ').slice(2);
  const checked = new Set([...inCheck, ...rows.flatMap(({ parts }) => parts.split(' '))]);
  expect([...checked].sort()).toEqual(allParts.map(({ name }) => name).sort());
  const shards = rows
    .filter(({ options }) => options !== undefined)
    .map(({ parts, options }) => [parts, options]);
  expect(shards).toEqual(shards.map(([parts], index) => [parts, `--shard=${index + 1}/${shards.length}`]));
  expect(new Set(shards.map(([parts]) => parts)).size).toBe(1);
});

test('the nightly run keeps the second tries of the nights before', () => {
  const { text = '' } = workflows.find(({ file }) => file === 'nightly.yml') ?? {};
  const kept = path.relative(root, secondTriesFile).replaceAll(path.sep, '/');
  expect(text.match(new RegExp(`path: ${kept}$`, 'gm'))).toHaveLength(2);
});

test('the nightly run is the gate, and then the long forms, even if the gate fails', () => {
  const { text = '', jobs: nightly = {} } = workflows.find(({ file }) => file === 'nightly.yml') ?? {};
  const commands = Object.values(nightly).flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run));
  expect(commands.filter((command) => command.startsWith('npm test'))).toEqual([
    'npm test',
    'npm test -- long',
  ]);
  expect(text).toMatch(/run: npm test -- long\n\s+if: \$\{\{ !cancelled\(\) \}\}/);
});

test('the nightly run photographs every screen in every form but a tablet, and keeps pictures and table, also where it fails', () => {
  const { jobs: nightly = {} } = workflows.find(({ file }) => file === 'nightly.yml') ?? {};
  const { steps = [], strategy } = /** @type {Partial<Job>} */ (nightly['screens'] ?? {});
  expect(strategy?.matrix.include.map(({ forms }) => forms)).toEqual([
    '--width 320 --form large --form landscape',
    '--width 360 --width 1280',
  ]);
  expect(steps.map(({ run }) => run)).toContain('npm run screens -- $FORMS');
  const kept = steps.find(({ uses = '' }) => uses.startsWith('actions/upload-artifact@'));
  expect(kept).toMatchObject({
    if: '${{ !cancelled() }}',
    with: { path: '.local/screens', 'include-hidden-files': true },
  });
});

test.each(jobs)('$job runs commands that package.json has', ({ steps }) => {
  const commands = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/npm (?:run (?:--silent )?)?([a-z-]+)/g)].map(([, word]) => word),
  );
  const unknown = commands.filter(
    (word) => !['ci', 'audit', 'install'].includes(String(word)) && !(String(word) in scripts),
  );
  expect(unknown).toEqual([]);
});

test.each(jobs)('$job uses actions by their hash, and no credentials of git', ({ steps }) => {
  const used = steps.flatMap(({ uses, with: options }) => (uses ? [{ uses, options }] : []));
  expect(used.length).toBeGreaterThan(0);
  for (const { uses, options } of used) {
    expect(uses).toMatch(/@[0-9a-f]{40}$/);
    if (uses.startsWith('actions/checkout@')) expect(options?.['persist-credentials']).toBe(false);
  }
});

test.each(workflows)('$file may read the repository and nothing else by default', ({ permissions }) => {
  expect(permissions).toEqual({ contents: 'read' });
});

test('only the deploy gets an identity, in the environment that people protect; nothing has a key', () => {
  const writing = jobs.filter(({ permissions = {} }) => Object.values(permissions).includes('write'));
  expect(writing.map(({ job, permissions }) => [job, permissions])).toEqual([
    ['codeql.yml analyse', { contents: 'read', 'security-events': 'write' }],
    ['deploy.yml deploy', { contents: 'read', 'id-token': 'write' }],
  ]);
  expect(jobs.find(({ job }) => job === 'deploy.yml deploy')?.environment).toBe('production');
  for (const { text } of workflows) expect(text).not.toMatch(/secrets\.|credentials_json/);
});

test('threat-injected-command: no text of a person stands in a script of a pipeline', () => {
  for (const { steps } of jobs) for (const { run = '' } of steps) expect(run).not.toContain('${{');
});

test('a deploy of what was merged waits for every check of it', () => {
  const deploys = workflows.find(({ file }) => file === 'deploy.yml')?.jobs ?? {};
  expect(deploys['check']?.uses).toBe('./.github/workflows/check.yml');
  expect(deploys['deploy']?.needs).toContain('check');
});

test('checks of merges run side by side; deploys go one after the other, and none is dropped', () => {
  const { concurrency, jobs: deploys = {} } = workflows.find(({ file }) => file === 'deploy.yml') ?? {};
  expect(concurrency).toBeUndefined();
  const check = workflows.find(({ file }) => file === 'check.yml');
  expect(check?.concurrency?.['group']).toContain(
    "github.event_name == 'pull_request' && github.ref || github.sha",
  );
  expect(deploys['deploy']?.concurrency).toEqual({
    group: "${{ inputs.command == 'rollback' && 'rollback' || 'deploy' }}",
    'cancel-in-progress': false,
    queue: 'max',
  });
});

test('a deploy asks what is on the air within the job of which one runs at a time, with all commits at hand', () => {
  const { steps = [] } = workflows.find(({ file }) => file === 'deploy.yml')?.jobs['deploy'] ?? {};
  const at = (/** @type {(step: Step) => boolean} */ isIt) => steps.findIndex(isIt);
  const asks = at(({ id }) => id === 'changed');
  expect(asks).toBeGreaterThan(at(({ uses = '' }) => uses.startsWith('google-github-actions/auth@')));
  expect(asks).toBeLessThan(at(({ run = '' }) => run.includes('npm run deploy')));
  const checkout = steps.find(({ uses = '' }) => uses.startsWith('actions/checkout@'));
  expect(checkout?.with?.['fetch-depth']).toBe(0);
});

/** An npm that says what it should run; a push asks it first what changed. @param {string} changed */
const npmThatTells = (changed) =>
  `npm() { case "$*" in *changed-parts*) echo "${changed}" ;; *) shift; echo "$*" ;; esac; }\n`;
const signIn = async () => process.env;
const byHand = { command: 'deploy', parts: 'mf-shop', share: '' };

test.each([
  { when: 'two parts changed', changed: 'rules mf-shop', typed: 'deploy -- rules mf-shop --project a-shop' },
  { when: 'nothing changed', changed: '', typed: '' },
  { when: 'somebody chose a part', inputs: byHand, typed: 'deploy -- mf-shop --project a-shop' },
  {
    when: 'somebody chose a share',
    inputs: { ...byHand, share: '5' },
    typed: 'deploy -- mf-shop --share 5 --project a-shop',
  },
  {
    when: 'somebody chose a rollback',
    inputs: { ...byHand, command: 'rollback' },
    typed: 'rollback -- mf-shop --project a-shop',
  },
])('the pipeline types "$typed" where $when', async ({ inputs = {}, changed = 'shell', typed }) => {
  const first = npmThatTells(changed);
  const job = await runDeployJob(root, { inputs, vars: { FIREBASE_PROJECT: 'a-shop' }, signIn, first });
  expect(job).toMatchObject({ code: 0, output: typed });
});

test('the pipeline deploys nothing, and fails, where it cannot tell what changed', async () => {
  const first = 'npm() { case "$2" in deploy) echo deployed ;; *) command npm "$@" ;; esac; }\n';
  const vars = { FIREBASE_PROJECT: 'no-such-shop' };
  const { code, output } = await runDeployJob(root, { vars, signIn, first });
  expect(code).toBe(1);
  expect(output).toContain('no-such-shop');
  expect(output).not.toContain('deployed');
});

test.each(jobs)('$job ends by itself', (job) => expect(job['timeout-minutes']).toBeLessThanOrEqual(60));
