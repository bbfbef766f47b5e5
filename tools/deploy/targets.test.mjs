/**
 * Rules and functions on their way to a project: only the process that would upload them is replaced.
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSettings } from './settings.mjs';
import { projectTarget } from './targets.mjs';
import { siteNames } from '../base/project.mjs';

const settings = parseSettings(
  {
    project: 'demo-targets-test',
    sites: { ...Object.fromEntries(siteNames.map((site) => [site, `a-${site}`])), shell: 'a-shop' },
    domains: ['https://shop.example'],
    firebase: { apiKey: 'key', appId: 'app', storageBucket: 'bucket' },
    appCheckSiteKey: 'site-key',
  },
  'deploy/demo-targets-test.json',
);
/** @type {{ only: string, options: string[], config: { functions: { predeploy?: unknown }[] } }[]} */
let runs;
/** @type {import('./targets.mjs').Target} */
let target;

beforeEach(() => {
  runs = [];
  target = projectTarget(settings, {
    run: async (_program, options) => {
      const valueOf = (/** @type {string} */ name) => String(options[options.indexOf(name) + 1]);
      const config = JSON.parse(await readFile(valueOf('--config'), 'utf8'));
      runs.push({ only: valueOf('--only'), options, config });
    },
    compose: async (dir) => void (await mkdir(dir, { recursive: true })),
  });
});
afterEach(() => rm(target.staging, { recursive: true, force: true }));

test('rules and functions go out by their own names, with the addresses of this shop', async () => {
  await target.publishServer?.('rules');
  await target.publishServer?.('functions');
  expect(runs.map(({ only }) => only)).toEqual(['firestore,storage', 'functions']);
  expect(runs[1]?.config.functions[0]?.predeploy).toBeUndefined();
  const variables = await readFile(path.join(target.staging, 'functions/.env.demo-targets-test'), 'utf8');
  expect(variables).toMatch(
    /^SHOP_ORIGINS=https:\/\/a-shop\.web\.app,https:\/\/a-shop\.firebaseapp\.com,https:\/\/shop\.example\nRELEASE_COMMIT=[0-9a-f]{40}\n$/,
  );
});

/** How firebase-tools, of the version that is installed, takes the options of the last run. */
function takenOptions() {
  const { options = [] } = runs.at(-1) ?? {};
  return { nonInteractive: options.includes('--non-interactive'), force: options.includes('--force') };
}

test("firebase-tools' own questions at the first deploy of functions are answered, and rules never delete an index", async () => {
  const load = createRequire(path.resolve('package.json'));
  const prompts = load('firebase-tools/lib/deploy/functions/prompts.js');
  const backend = load('firebase-tools/lib/deploy/functions/backend.js');
  const basic = {
    platform: 'gcfv2',
    region: 'asia-south1',
    runtime: 'nodejs22',
    availableMemoryMb: 256,
    cpu: 1,
  };
  const want = backend.of(
    { ...basic, id: 'repeats', eventTrigger: { eventType: 'x', retry: true } },
    { ...basic, id: 'stays', httpsTrigger: {}, minInstances: 1 },
  );
  const questions = [
    () => prompts.promptForFailurePolicies(takenOptions(), want, backend.empty()),
    () => prompts.promptForMinInstances(takenOptions(), want, backend.empty()),
    () => prompts.promptForCleanupPolicyDays(takenOptions(), ['asia-south1']),
  ];
  await target.publishServer?.('rules');
  for (const question of questions) await expect(question()).rejects.toThrow('--force');
  await target.publishServer?.('functions');
  for (const question of questions) await question();
});

test('functions on the air are those that firebase-tools would delete, if the sources have them no longer', async () => {
  const labels = { 'deployment-tool': 'cli-firebase' };
  const { functions } = projectTarget(settings, {
    list: async (options) => {
      expect(options).toEqual(['functions:list', '--project', 'demo-targets-test']);
      return [
        { id: 'orders', codebase: 'default', labels },
        { id: 'api', labels },
        { id: 'of-another-team', codebase: 'other', labels },
        { id: 'by-hand', labels: {} },
      ];
    },
  });
  expect(await functions?.()).toEqual(['orders', 'api']);
});

test('a site is missing that Hosting does not list, by the name that it has there', async () => {
  const { missingSites } = projectTarget(settings, {
    listSites: async (options) => {
      expect(options).toEqual(['hosting:sites:list', '--project', 'demo-targets-test']);
      return { sites: [{ name: 'projects/1/sites/a-shop' }, { name: 'projects/1/sites/a-mf-shop' }] };
    },
  });
  expect(await missingSites?.(['shell', 'mf-shop', 'mf-admin'])).toEqual(['a-mf-admin']);
});
