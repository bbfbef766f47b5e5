/**
 * The road to production, broken in one place at a time: each break stops it, at the step and for the reason that it would have with Google.
 */
// cspell:ignore cloudtask
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteNames } from '../../tools/base/project.mjs';
import { copyRepository, root } from './repository-copy.mjs';

const copy = copyRepository('road');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** @param {string[]} words */
const git = (...words) => execFileSync('git', words, { cwd: copy, stdio: 'pipe' });

beforeAll(() => {
  for (const place of [...siteNames.map((site) => `${site}/dist`), 'functions/lib', '.cache/build'])
    if (existsSync(path.join(root, place)))
      cpSync(path.join(root, place), path.join(copy, place), { recursive: true });
  git('init', '--quiet');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@shop.example');
  git('add', '--all');
  git('commit', '--quiet', '--message=before');
});

/** @typedef {{ what: string, file: string, from: string, to?: string, stops: string, says: RegExp }} Break */

const merge = 'a merge of one remote: the pipeline brings it, and nothing else';
const setup = 'tools/setup/steps.mjs';
const job = '.github/workflows/deploy.yml';

/** @type {Break[]} */
const breaks = [
  {
    // firebase-tools switches on what functions need, while a person deploys; nobody does that for Auth.
    ...{ what: 'a service that is not switched on', file: setup, from: ' identitytoolkit ', to: ' ' },
    ...{ stops: 'Sign-in by e-mail and password', says: /identitytoolkit/ },
  },
  {
    ...{ what: 'a service by another name', file: setup, from: ' cloudtasks ', to: ' cloudtask ' },
    ...{ stops: 'Switch services on', says: /cloudtask\.googleapis\.com/ },
  },
  {
    ...{ what: 'the account of pages by another name', file: setup },
    ...{ from: 'service-accounts create pages', to: 'service-accounts create page' },
    ...{ stops: 'Let the pipeline of example/shop deploy, without a key', says: /pages@/ },
  },
  {
    ...{ what: 'settings that nobody commits', file: setup },
    ...{ from: 'git`add -- ${file}`, git`commit ${`--message=Add the settings of ${project}`} -- ${file}`' },
    ...{ to: 'git`add -- ${file}`', stops: 'First deploy', says: /commit/ },
  },
  {
    ...{ what: 'a deploy of functions without --force', file: 'tools/deploy/targets.mjs' },
    ...{ from: ", 'functions', '--force'", to: ", 'functions'", stops: 'First deploy', says: /--force/ },
  },
  {
    ...{ what: 'no role for sites', file: setup, from: "  'roles/firebasehosting.admin',\n" },
    ...{ stops: merge, says: /Failed to get Firebase project road-shop/ },
  },
  {
    ...{ what: 'a role for another object than the lock', file: setup },
    ...{
      from: '/objects/${lockObject}"',
      to: '/objects/other"',
      stops: merge,
      says: /storage\.objects\.\w+/,
    },
  },
  {
    ...{ what: 'another environment of the pipeline', file: setup },
    ...{ from: "environment: 'production'", to: "environment: 'staging'", stops: merge, says: /condition/ },
  },
  {
    ...{
      what: 'credentials among the sources that git sees',
      file: '.gitignore',
      from: 'gha-creds-*.json\n',
    },
    ...{ stops: merge, says: /gha-creds-/ },
  },
  {
    ...{ what: 'a job without a token', file: job, from: '      id-token: write\n' },
    ...{ stops: merge, says: /no token to sign in with/ },
  },
  {
    ...{ what: "npm's own words among the parts", file: job, from: 'npm run --silent', to: 'npm run' },
    ...{ stops: merge, says: /deployed/ },
  },
  {
    ...{ what: 'a lock that is not given back', file: 'tools/deploy/lock.mjs' },
    ...{ from: '  if (holder?.id === me.id && !(', to: "  if (holder?.id === '' && !(" },
    ...{ stops: 'Uptime check of /api/catalogue', says: /lock of deploys is not given back/ },
  },
  {
    what: 'a question about what changed whose failure is lost',
    file: job,
    from: `parts="\${PARTS:-$(npm run --silent changed-parts -- "$PROJECT")}"
          echo "parts=$parts" >>`,
    to: 'echo "parts=${PARTS:-$(npm run --silent changed-parts -- "$PROJECT")}" >>',
    stops: 'a run that cannot find out what changed ends red, and deploys nothing',
    says: /no deploy\/no-such-shop\.json/,
  },
  {
    ...{ what: 'several parts as one word', file: job },
    ...{ from: 'deploy -- $PARTS', to: 'deploy -- "$PARTS"' },
    ...{ stops: 'a merge in which a function goes is refused as a whole', says: /rules functions/ },
  },
  {
    ...{ what: 'no role for rules', file: setup, from: "  'roles/firebaserules.admin',\n" },
    ...{
      stops: 'the pipeline brings rules, indexes and functions of that merge',
      says: /firebaserules\.\w+\.\w+/,
    },
  },
];

test.each(breaks)('$what: stops at "$stops"', ({ file, from, to = '', stops, says }) => {
  const place = path.join(copy, file);
  const text = readFileSync(place, 'utf8');
  expect(text.split(from)).toHaveLength(2);
  writeFileSync(
    place,
    text.replace(from, () => to),
  );
  git('commit', '--quiet', '--all', '--message=break');
  try {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/road/road.mjs', '--interpreted'], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(`${stdout}\n${stderr}`).toContain(`Stopped at "`);
    const [, stopped] = /Stopped at "(?:setup \d+\/\d+ )?(.*?)"\./.exec(stderr) ?? [];
    expect({ status, stopped }).toEqual({ status: 1, stopped: stops });
    expect(stderr).toMatch(says);
  } finally {
    git('reset', '--quiet', '--hard', 'HEAD~1');
  }
});
