import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remotes as declared, siteNames } from '../base/project.mjs';
import { changedParts, partsSince } from './changed-parts.mjs';
import { filesSince } from './facts.mjs';
import { commitsOfFunctions } from './targets.mjs';

const remotes = declared.map(({ site }) => site);

test.each([
  { files: ['mf-admin/src/routes.tsx'], parts: ['mf-admin'] },
  { files: ['mf-admin/src/queries.test.ts', 'docs/production.md'], parts: [] },
  { files: ['firestore.rules'], parts: ['rules'] },
  { files: ['functions/src/index.ts'], parts: ['functions'] },
  { files: ['packages/ui/src/index.ts'], parts: [...remotes, 'shell'] },
  { files: ['packages/domain/src/index.ts'], parts: ['functions', ...remotes, 'shell'] },
  { files: ['package-lock.json'], parts: ['functions', ...remotes, 'shell'] },
  { files: ['deploy/a-shop.json'], parts: ['functions', 'shell'] },
  { files: ['mf-administration/x.ts'], parts: [] },
])('$files touch $parts', ({ files, parts }) => expect(changedParts(files)).toEqual(parts));

/** Merges, the oldest first: this one is the last. @type {readonly (readonly [name: string, files: readonly string[]])[]} */
const merges = [
  ['old', []],
  ['admin', ['mf-admin/src/routes.tsx']],
  ['server', ['functions/src/index.ts']],
  ['rules', ['firestore.rules']],
  ['shop', ['mf-shop/src/routes.tsx']],
  ['docs', ['docs/production.md']],
];
const last = 'docs';
/** Files since a commit, as git says it here. */
const since = (/** @type {string} */ head) => (/** @type {string} */ commit) => {
  const at = (/** @type {string} */ name) => merges.findIndex(([merge]) => merge === name);
  if (at(commit) < 0) return null;
  return merges.slice(at(commit) + 1, at(head) + 1).flatMap(([, files]) => files);
};

/** @param {Record<string, readonly (string | { withdrawn: string })[]>} bySite */
const historyOf = (bySite) =>
  Object.fromEntries(
    Object.entries(bySite).map(([site, airings]) => [
      site,
      airings.map((each) => {
        const commit = typeof each === 'string' ? each : each.withdrawn;
        const deed = { at: '2026-11-01T00:00:00.000Z', by: 'kiran' };
        const airing = { ...deed, release: commit, version: '1.0.0', platform: '1.0.0', commit };
        return typeof each === 'string' ? airing : { ...airing, withdrawn: deed };
      }),
    ]),
  );
const everySite = (/** @type {string} */ commit) =>
  Object.fromEntries(siteNames.map((site) => [site, [commit]]));

/** A step of mf-shop's rollouts. @param {string} commit @param {number} percent @param {string} [at] */
const step = (commit, percent, at = '2026-11-02T00:00:00.000Z') => ({
  ...{ release: commit, version: '1.0.0', platform: '1.0.0', commit, percent },
  ...{ at, by: 'kiran' },
});

/** @type {{ desc: string, sites: Parameters<typeof historyOf>[0], steps?: ReturnType<typeof step>[], functions: (string | undefined)[], parts: string[], head?: string }[]} */
const standings = [
  {
    desc: 'nothing is on the air',
    sites: {},
    functions: [],
    parts: ['rules', 'functions', ...remotes, 'shell'],
  },
  { desc: 'everything is', sites: everySite(last), functions: [last], parts: [] },
  {
    desc: 'the runs of two merges between were dropped',
    sites: everySite('admin'),
    functions: ['admin'],
    parts: ['rules', 'functions', 'mf-shop'],
  },
  {
    desc: 'a run failed between functions and sites',
    sites: everySite('old'),
    functions: ['rules'],
    parts: ['rules', 'mf-shop', 'mf-admin'],
  },
  {
    desc: 'a deploy left one function behind',
    sites: everySite(last),
    functions: ['old', last],
    parts: ['rules', 'functions'],
  },
  {
    desc: 'functions do not say it',
    sites: everySite(last),
    functions: [undefined],
    parts: ['rules', 'functions'],
  },
  {
    desc: 'a commit is known no more',
    sites: { ...everySite(last), 'mf-shop': ['forced'] },
    functions: [last],
    parts: ['rules', 'mf-shop'],
  },
  {
    desc: 'a remote was rolled back, and no merge touched it since',
    sites: { ...everySite(last), 'mf-shop': ['old', { withdrawn: 'shop' }, 'rules'] },
    functions: [last],
    parts: [],
  },
  {
    desc: 'a remote was rolled back twice, and no merge touched it since',
    sites: { ...everySite(last), 'mf-admin': ['old', { withdrawn: 'admin' }, { withdrawn: 'admin' }, 'old'] },
    functions: [last],
    parts: ['rules'],
  },
  {
    desc: 'a merge touched a remote after it was rolled back',
    sites: { ...everySite(last), 'mf-shop': ['old', { withdrawn: 'admin' }, 'old'] },
    functions: [last],
    parts: ['rules', 'mf-shop'],
  },
  {
    desc: 'a share of devices has it, and no merge touched it since',
    sites: { ...everySite(last), 'mf-shop': ['old'] },
    steps: [step('shop', 5)],
    functions: [last],
    parts: ['rules'],
  },
  {
    desc: 'a rollout was ended, and no merge touched it since',
    sites: { ...everySite(last), 'mf-shop': ['old'] },
    steps: [step('shop', 5), step('shop', 0)],
    functions: [last],
    parts: ['rules'],
  },
  {
    desc: 'a merge touched a remote after a rollout',
    sites: { ...everySite(last), 'mf-shop': ['old'] },
    steps: [step('admin', 5)],
    functions: [last],
    parts: ['rules', 'mf-shop'],
  },
  {
    desc: 'a deploy has ended a rollout',
    sites: { ...everySite(last), 'mf-shop': ['old'] },
    steps: [step('shop', 5, '2026-10-31T00:00:00.000Z'), step('shop', 0, '2026-11-01T00:00:00.000Z')],
    functions: [last],
    parts: ['rules', 'mf-shop'],
  },
  {
    desc: 'a newer merge is on the air already',
    head: 'rules',
    sites: everySite(last),
    functions: [last],
    parts: [],
  },
];

test.each(standings)(
  'a deploy brings $parts where $desc',
  ({ sites, steps = [], functions, parts, head = last }) => {
    const air = { history: historyOf(sites), rollouts: { 'mf-shop': steps }, functions };
    expect(partsSince(air, since(head))).toEqual(parts);
  },
);

/** @type {string} */
let repository;
/** @param {readonly string[]} words @returns {string} */
const git = (...words) => execFileSync('git', words, { cwd: repository, encoding: 'utf8' }).trim();
/** @param {string} file @param {string} text @returns {string} */
function commit(file, text) {
  writeFileSync(path.join(repository, file), text);
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-q', '-m', file);
  return git('rev-parse', 'HEAD');
}
beforeAll(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'since-'));
  git('init', '-q');
});
afterAll(() => rmSync(repository, { recursive: true }));

test('the files since a commit are those that differ; none since a newer one, and nobody knows those of one that is gone', () => {
  const first = commit('a file', '1');
  const aside = commit('b', '1');
  git('checkout', '-q', '-b', 'other', first);
  git('mv', 'a file', 'c');
  const head = commit('d', '1');
  expect(filesSince(first, repository)).toEqual(['a file', 'c', 'd']);
  expect(filesSince(aside, repository)).toEqual(['a file', 'b', 'c', 'd']);
  expect(filesSince(head, repository)).toEqual([]);
  git('checkout', '-q', first);
  expect(filesSince(head, repository)).toEqual([]);
  for (const unknown of ['dead'.repeat(10), '', `${head}-dirty`, 'HEAD'])
    expect(filesSince(unknown, repository)).toBeNull();
});

test('functions say from which commits they come; those of others do not count', async () => {
  const own = { codebase: 'default', labels: { 'deployment-tool': 'cli-firebase' } };
  const running = [
    { id: 'orders', ...own, environmentVariables: { RELEASE_COMMIT: 'one' } },
    { id: 'pages', ...own, environmentVariables: { RELEASE_COMMIT: 'one' } },
    { id: 'sweep', ...own, environmentVariables: { RELEASE_COMMIT: 'two' } },
    {
      id: 'other',
      codebase: 'theirs',
      labels: own.labels,
      environmentVariables: { RELEASE_COMMIT: 'three' },
    },
  ];
  expect(await commitsOfFunctions('a-shop', async () => running)).toEqual(['one', 'two']);
});
