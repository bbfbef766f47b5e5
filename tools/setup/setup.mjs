/**
 * Brings an empty Firebase project to the first deploy; can be repeated at any time, and stopped anywhere:
 *
 *   npm run setup -- PROJECT             asks before each step that changes something
 *   npm run setup -- PROJECT --dry-run   lists every step and command; asks no network
 *
 * Needs the Blaze plan, `npx firebase login`, `gcloud auth login` and `gcloud auth application-default login` (docs/production.md).
 * @module
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseSettings, readSettings, settingsDir, suggestedSite } from '../deploy/settings.mjs';
import { firebaseProgram } from '../deploy/targets.mjs';
import { readArguments, runProgram } from '../base/command-line.mjs';
import { siteNames } from '../base/project.mjs';
import { UserError } from '../base/user-error.mjs';
import { prolongTokens } from './app-check.mjs';
import { describeSteps, runSteps } from './run-steps.mjs';
import { askSettings, askSiteKey, findWebApp } from './settings-file.mjs';
import { setupSteps } from './steps.mjs';

const usage = 'Usage: npm run setup -- PROJECT [--dry-run]';

/** @type {import('./run-steps.mjs').Outside['run']} the only place where something leaves this machine */
const run = ({ program, words }) =>
  new Promise((resolve, reject) => {
    const [file, options] =
      program === 'firebase' ? [process.execPath, [firebaseProgram, ...words]] : [program, [...words]];
    // Our own programs take minutes: whoever waits reads what they say.
    if (program === 'npm')
      return spawn(file, options, { stdio: ['ignore', 'inherit', 'inherit'] })
        .once('error', reject)
        .once('exit', (code) => resolve({ code: code ?? 1, output: '' }));
    const child = execFile(file, options, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error && 'code' in error && error.code === 'ENOENT')
        return reject(new UserError(`${program} is missing: https://cloud.google.com/sdk/docs/install`));
      resolve({ code: error ? 1 : 0, output: error ? `${stdout}\n${stderr}` : stdout });
    });
    // Nobody sees a question of theirs: without an answer they end, with one they would wait for ever.
    return child.stdin?.end();
  });

await runProgram(async () => {
  const { values, words } = readArguments(usage, { 'dry-run': { type: 'boolean' } }, 1);
  const [project] = words;
  if (project === undefined) throw new UserError(usage);
  const file = path.join(settingsDir, `${project}.json`);
  const known = existsSync(file) ? await readSettings(project) : null;
  if (values['dry-run']) {
    const sites =
      known?.sites ?? Object.fromEntries(siteNames.map((name) => [name, suggestedSite(project, name)]));
    const examples = {
      billingAccount: 'BILLING-ACCOUNT',
      budget: '10000INR',
      ...{ adminEmail: 'ADMIN-EMAIL', alertEmail: 'ALERT-EMAIL' },
      bucket: known?.firebase.storageBucket,
      ...{ repository: 'OWNER/REPOSITORY', repositoryId: 'NUMBER' },
      prolongTokens: async () => false,
      askSiteKey: null,
    };
    console.log(`${describeSteps(setupSteps({ project, sites, ...examples }))}\n\nNothing was changed.`);
    return;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (/** @type {string} */ question, suggested = '') =>
    (await terminal.question(`${question}${suggested === '' ? '' : ` [${suggested}]`}: `)).trim() ||
    suggested;
  const agree = async (/** @type {string} */ question) =>
    /^y(es)?$/i.test(await ask(`${question} (yes/no)`, 'no'));
  const outside = { run, agree, say: console.log };
  try {
    const firebase = known?.firebase ?? (await findWebApp(project, outside));
    const settings = parseSettings(await askSettings(project, known, firebase, ask), 'what you typed');
    const keep = (/** @type {typeof settings} */ all) =>
      writeFile(file, `${JSON.stringify(all, undefined, 2)}\n`);
    await mkdir(settingsDir, { recursive: true });
    await keep(settings);
    console.log(`deploy/${project}.json is written.`);
    const open = await runSteps(
      setupSteps({
        project,
        ...{ sites: settings.sites, bucket: settings.firebase.storageBucket },
        billingAccount: await ask('Billing account for a budget (gcloud billing accounts list), or nothing'),
        budget: await ask('Money a month, in the currency of the billing account', '10000INR'),
        adminEmail: await ask('E-mail of the first admin, once signed up, or nothing'),
        alertEmail: await ask('E-mail that is told when something is wrong, or nothing'),
        repository: await ask('Repository on GitHub that may deploy (owner/name), or nothing'),
        repositoryId: await ask("Its number ('id' in https://api.github.com/repos/OWNER/NAME), or nothing"),
        prolongTokens: () => prolongTokens(settings, outside),
        askSiteKey: settings.appCheckSiteKey === null ? () => askSiteKey(settings, ask, keep) : null,
      }),
      outside,
    );
    console.log(
      open.length === 0
        ? '\nEverything is done.'
        : `\nLeft to do: ${open.join('; ')}. Run this again at any time.`,
    );
  } finally {
    terminal.close();
  }
});
