import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../base/paths.mjs';
import { changedFilesIn } from './facts.mjs';
import { fitsPlatform, manifestLines, partsOf, planOf, platformMisfits, problemsOf } from './plan.mjs';
import { withRemote } from './releases.mjs';
import { parseSettings, settingsDir } from './settings.mjs';

/** @type {import('./settings.mjs').Settings} */
const settings = JSON.parse(readFileSync(path.join(settingsDir, 'demo-basket-express.json'), 'utf8'));
const sites = ['mf-shop', 'mf-admin'];
const real = { ...settings, project: 'a-shop' };
const file = (/** @type {string} */ sha256) => ({ sha256, bytes: 2048 });
/** @param {string} id @param {Record<string, { sha256: string, bytes: number }>} files */
const aRelease = (id, files) => ({
  id,
  version: '1.0.0',
  platform: '1.2.0',
  commit: 'abc',
  at: '',
  integrity: 'sha384-x',
  rendering: null,
  files,
});

const fine = {
  parts: ['functions', 'shell'],
  settings: real,
  isDryRun: false,
  changedFiles: [],
  builds: new Map(),
  misfits: [],
  missingSites: [],
  lostFunctions: [],
  runtime: { functions: 'nodejs22', daysLeft: 0 },
};

test.each([
  { words: ['all'], parts: ['rules', 'functions', 'mf-shop', 'mf-admin', 'shell'] },
  { words: ['shell', 'mf-admin', 'rules'], parts: ['rules', 'mf-admin', 'shell'] },
  { words: [], parts: [] },
])('$words is $parts, in the order of a deploy', ({ words, parts }) => {
  expect(partsOf(words, sites)).toEqual(parts);
});
test('an unknown part is refused', () => expect(() => partsOf(['mf-x'], sites)).toThrow('mf-x is none of'));

test('a deploy that may go out', () => expect(problemsOf(fine)).toEqual([]));
test.each([
  { desc: 'changes that are not committed', change: { changedFiles: ['a.ts'] }, says: 'not committed' },
  {
    desc: 'no App Check key, which the functions demand',
    change: { settings: { ...real, appCheckSiteKey: null } },
    says: 'appCheckSiteKey is missing',
  },
  {
    desc: 'a runtime that has ended',
    change: { runtime: { functions: 'nodejs22', daysLeft: -1 } },
    says: 'no longer supports',
  },
  {
    desc: 'a site that Hosting does not have',
    change: { missingSites: ['a-shop-mf-new'] },
    says: 'npx firebase hosting:sites:create a-shop-mf-new --project a-shop',
  },
  {
    desc: 'a function that would be deleted',
    change: { lostFunctions: ['old'] },
    says: 'npx firebase functions:delete old --region asia-south1 --project a-shop',
  },
  { desc: 'a demo project', change: { settings }, says: 'emulators only' },
  {
    desc: 'a build that no commit has',
    change: { builds: new Map([['mf-shop', { ...aRelease('aaaa', {}), commit: 'abc-dirty' }]]) },
    says: 'mf-shop was built of files that are not committed',
  },
  { desc: 'a remote that would not start', change: { misfits: ['mf-shop needs'] }, says: 'mf-shop needs' },
])('$desc stops it', ({ change, says }) => {
  const problems = problemsOf({ ...fine, ...change });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(says);
});
test('the credentials that the pipeline signs in with, beside the sources, stop nothing; a new file does', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'plan-'));
  try {
    const git = (/** @type {string[]} */ ...words) => execFileSync('git', words, { cwd: folder });
    git('init', '--quiet');
    copyFileSync(path.join(root, '.gitignore'), path.join(folder, '.gitignore'));
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@shop.example', 'commit', '--quiet', '--message=a');
    writeFileSync(path.join(folder, 'gha-creds-0123456789abcdef.json'), '{}');
    expect(problemsOf({ ...fine, changedFiles: changedFilesIn(folder) })).toEqual([]);
    writeFileSync(path.join(folder, 'creds.json'), '{}');
    expect(changedFilesIn(folder)).toEqual(['creds.json']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
test('a remote alone needs no App Check key of its own, and a demo project may be tried', () => {
  const keyless = { ...settings, appCheckSiteKey: null };
  expect(problemsOf({ ...fine, parts: ['mf-shop'], settings: keyless, isDryRun: true })).toEqual([]);
});

test('the plan names every file and every line of the list that changes', () => {
  const before = aRelease('aaaa', { 'remoteEntry.js': file('1'), 'js/a.00000001.js': file('2') });
  const after = aRelease('bbbb', { 'remoteEntry.js': file('3'), 'js/b.00000002.js': file('2') });
  const entry = {
    name: 'mf_shop',
    mount: '/home',
    ...{ role: null, area: 'shop' },
    entry: 'https://x/remoteEntry.aaaa.js',
    version: '1.0.0',
    integrity: null,
    rendering: null,
  };
  const steps = planOf({
    parts: ['functions', 'mf-shop'],
    settings: real,
    builds: new Map([['mf-shop', after]]),
    live: new Map([['mf-shop', { releases: [before], hosting: {} }]]),
    history: {},
    before: { remotes: [entry] },
    after: { remotes: [{ ...entry, version: '1.1.0', entry: 'https://x/remoteEntry.bbbb.js' }] },
    server: { rules: [], functions: ['orders', 'api'] },
  });
  expect(steps.map(({ part, lines }) => [part, lines])).toEqual([
    [
      'functions',
      ['orders, api', 'SHOP_ORIGINS=https://basket-express.web.app,https://basket-express.firebaseapp.com'],
    ],
    [
      'mf-shop',
      [
        'mf-shop 1.0.0, release bbbb, commit abc',
        '+ js/b.00000002.js',
        '+ remoteEntry.js',
        '2 new files, 0 gone, 1 as they are; 2.0 KB to upload',
      ],
    ],
    ['remotes.json', ['mf_shop at /home: 1.0.0 (aaaa) -> 1.1.0 (bbbb)']],
  ]);
});

test.each([
  { desc: 'a secret of the gateway', change: { appCheckSiteKey: 'rzp_live_abc' }, says: 'appCheckSiteKey' },
  { desc: 'a field that nobody knows', change: { keySecret: 'x' }, says: 'keySecret' },
  {
    desc: 'something to be filled in',
    change: { firebase: { ...settings.firebase, apiKey: '<key>' } },
    says: 'firebase.apiKey',
  },
  { desc: 'a site missing', change: { sites: { shell: 'a-shop' } }, says: 'sites.mf-shop' },
  { desc: 'a domain without https', change: { domains: ['shop.example'] }, says: 'domains.0' },
])('settings with $desc are refused by name', ({ change, says }) => {
  expect(() => parseSettings({ ...settings, ...change }, 'deploy/x.json')).toThrow(says);
});

/** @param {string} platform */
const aired = (platform) => [{ release: 'aaaa', version: '1.5.0', platform, commit: 'abc', at: '', by: '' }];
test.each([
  { shell: '1.4.0', shop: '1.4.0', changed: ['mf-shop'], says: [] },
  {
    shell: '1.3.0',
    shop: '1.4.0',
    changed: ['mf-shop'],
    says: [/^mf-shop needs .* 1\.4\.0, .* 1\.3\.0: deploy/],
  },
  {
    shell: '1.3.0',
    shop: '1.4.0',
    changed: ['shell'],
    says: [/^mf-shop 1\.5\.0, which is on the air, needs/],
  },
  { shell: '2.0.0', shop: '1.4.0', changed: ['shell'], says: [/npm run rollback -- mf-shop VERSION/] },
  { shell: '2.0.0', shop: '1.4.0', changed: ['shell', 'mf-shop'], says: [/deploy the shell of its commit/] },
  { shell: '', shop: '1.4.0', changed: ['mf-shop'], says: [] },
  { shell: '1.3.0', shop: '', changed: ['shell'], says: [] },
])('a shell with $shell, mf-shop for $shop, after a change of $changed', ({ shell, shop, changed, says }) => {
  const history = { shell: aired(shell), 'mf-admin': aired('1.0.0').slice(1), 'mf-shop': aired(shop) };
  const misfits = platformMisfits(history, changed);
  expect(misfits).toEqual(says.map((each) => expect.stringMatching(each)));
});
test('a remote that the list does not name is none that does not start', () => {
  expect(platformMisfits({ 'mf-shop': aired('1.4.0') }, ['mf-shop'])).toEqual([]);
});

test('a shell has to fit the release of a rollout, too', () => {
  const history = { shell: aired('1.3.0'), 'mf-shop': aired('1.3.0') };
  expect(platformMisfits(history, ['shell'], { 'mf-shop': aired('1.4.0') })).toEqual([
    expect.stringMatching(/^mf-shop 1\.5\.0, which is on the air, needs the platform 1\.4\.0/),
  ]);
  expect(platformMisfits(history, ['shell'], { 'mf-shop': aired('1.3.0') })).toEqual([]);
});

test.each([
  { needed: '1.2.0', offered: '1.2.0', fits: true },
  { needed: '1.2.0', offered: '1.3.0', fits: true },
  { needed: '1.2.9', offered: '1.3.0', fits: true },
  { needed: '1.3.0', offered: '1.2.9', fits: false },
  { needed: '1.2.1', offered: '1.2.0', fits: false },
  { needed: '1.2.0', offered: '2.0.0', fits: false },
  { needed: '1.2.0', offered: '2.3.0', fits: false },
])('a remote for $needed in a shell with $offered: $fits', ({ needed, offered, fits }) => {
  expect(fitsPlatform(needed, offered)).toBe(fits);
});

const shopLine = { name: 'mf_shop', mount: '/home', role: null, area: 'shop' };
const stock = { name: 'mf_stock', mount: '/stock', role: /** @type {const} */ ('admin'), area: 'stock area' };
const listed = withRemote({ remotes: [] }, shopLine, 'https://a.example', aRelease('aaaa', {}));

test('the plan says who gets what while a rollout is on, and what ends one', () => {
  const rollout = { ...{ version: '1.1.0', integrity: 'sha384-y', rendering: null }, percent: 5 };
  const first = { ...rollout, entry: 'https://a.example/remoteEntry.bbbb.js' };
  const [line] = listed.remotes;
  if (!line) throw new Error('no line');
  const began = { remotes: [{ ...line, rollout: first }] };
  const grown = { remotes: [{ ...line, rollout: { ...first, percent: 20 } }] };
  const whole = withRemote(grown, shopLine, 'https://a.example', {
    ...aRelease('bbbb', {}),
    version: '1.1.0',
  });
  const other = withRemote(grown, shopLine, 'https://a.example', aRelease('cccc', {}));
  expect(manifestLines(listed, began)).toEqual([
    'mf_shop at /home: 1.0.0 (aaaa) -> 1.0.0 (aaaa), and 1.1.0 (bbbb) for 5 % of devices',
  ]);
  expect(manifestLines(began, grown)).toHaveLength(1);
  const before = 'mf_shop at /home: 1.0.0 (aaaa), and 1.1.0 (bbbb) for 20 % of devices';
  expect(manifestLines(grown, whole)).toEqual([`${before} -> 1.1.0 (bbbb)`]);
  const end = 'This ends the rollout of 1.1.0 (bbbb).';
  expect(manifestLines(grown, other)).toEqual([`${before} -> 1.0.0 (cccc)`, end]);
  expect(manifestLines(grown, listed)).toEqual([`${before} -> 1.0.0 (aaaa)`, end]);
});

test.each([
  { mount: '/login', owner: 'the shell' },
  { mount: '/orders', owner: 'the shell' },
  { mount: '/api', owner: 'the shell' },
  { mount: '/home', owner: 'mf_shop' },
])('no remote goes to $mount, which belongs to $owner', ({ mount, owner }) => {
  const there = { ...stock, mount };
  expect(() => withRemote(listed, there, 'https://b.example', aRelease('bbbb', {}))).toThrow(
    `mf_stock cannot be at ${mount}, which belongs to ${owner}.`,
  );
});

test('the line of a new remote says where it is, and for whom', () => {
  const after = withRemote(listed, stock, 'https://b.example', aRelease('bbbb', {}));
  const entry = 'https://b.example/remoteEntry.bbbb.js';
  expect(after.remotes).toEqual([
    ...listed.remotes,
    { ...stock, entry, version: '1.0.0', integrity: 'sha384-x', rendering: null },
  ]);
});
