/**
 * Every command that the README names, typed in a plain shell: without the variables that a test run has.
 * @module
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePortOffset } from '../../tools/base/machine/port-check.mjs';
import { controlStack } from '../../tools/stack/control/control.mjs';
import { plainShell } from '../support/plain-shell.mjs';
import { copyRepository, root } from './repository-copy.mjs';
import { aboveOthers, forgetShop, untilReady } from './shop-program.mjs';

/** A command and a part of what it says; `exits` with 0 by default. @typedef {[command: string, says: RegExp, exits?: number]} Row */

const scratch = mkdtempSync(path.join(tmpdir(), 'commands-'));
const remoteBuild = 'mf-shop/dist';

/** Beside a shop that runs. @type {Row[]} */
const inTheShop = [
  ['npm run grant-admin -- admin@basket.example', /^admin@basket\.example is an admin already\.$/m],
  // A blank at the end comes with what is pasted.
  [
    'npm run grant-admin -- "nobody@basket.example "',
    /^Nobody has signed up as nobody@basket\.example yet\.$/m,
    1,
  ],
  ['npm run person -- export customer@basket.example', /"email": "customer@basket\.example"/],
  [`npm run backup -- ${scratch}/backup`, /documents\n[^]*Keep it like a password/],
  [`npm run restore -- ${scratch}/backup`, /Every file is as it was written[^]*is not empty/, 1],
  [`npm run preview -- mf-shop --local --from ${remoteBuild}`, /Sign in as staff, open .*\/preview/],
  [`npm run deploy -- mf-shop --local --from ${remoteBuild}`, /Looked at: .* answer as they should/],
  ['npm run rollback -- mf-shop 0.0.0 --local', /keeps no such release of mf-shop\. There are:/, 1],
  ['npm run screens -- login-forgot --width 360', /^2 pictures, 0 bad/m],
];

/** Without a shop, or with one of its own. @type {Row[]} */
const alone = [
  [
    'npm run grant-admin -- admin@basket.example --project demo-none',
    /gcloud auth application-default login/,
    1,
  ],
  ['npm run protect-accounts -- --project demo-none', /gcloud auth application-default login/, 1],
  ['npm run setup -- demo-none --dry-run', /^Nothing was changed\.$/m],
  ['npm run mutants -- packages/domain/src/money/rupees.ts --most 1', /Mutants: \d of 1 killed/],
  ['npm test -- tools/manifest.test.mjs', /^\d+ passed, 0 failed$/m],
  ['npm run rush -- --customers 2 --partners 1 --minutes 0.05', /Everything agrees\./],
  [`npm run bench -- --part orders --seconds 1 --json ${scratch}/bench.json`, /orders over HTTP/],
];

/** They change the files of the repository, or want all of them committed. @type {Row[]} */
const inACopy = [
  ['npm run deploy -- rules --project demo-basket-express --dry-run', /What would change in the project/],
  [
    'sed -i s/Strict-Transport-Security/Gone/ firebase.json && npm run headers && git diff --exit-code',
    /write-headers/,
  ],
  ['rm shell/src/install/icon-*.png && npm run icons && ls shell/src/install', /^icon-192\.png$/m],
  [
    'npm run pictures -- aloo-bhujia tools/seed/pictures/products/a2-cow-milk.detail.webp && git status --short',
    /^ M tools\/seed\/pictures\/products\/aloo-bhujia\.card\.webp$/m,
  ],
  ['npm run record-contracts', /Recorded \d+ contracts and schemas/],
  ['npm run hooks && git config core.hooksPath', /^tools\/git-hooks$/m],
  ['npm run worker:off', /removes itself\. Deploy it as it is/],
  ['npm run new-remote -- loyalty --role admin --no-install && ls mf-loyalty', /^webpack\.config\.mjs$/m],
];

/** They run until somebody ends them, and this is what they say when they are ready. @type {Row[]} */
const untilTheyAreEnded = [
  ['npm run dev -- --fresh --empty', /Basket Express is ready at /],
  ['npm start -w mf-admin', /mf-admin is ready at /],
  // npm says the command itself.
  ['npm run test:watch -- order-status --listTests', /order-status\.test\.ts$/m],
  ['npm run gallery', /The gallery is at /],
];

/** The shop itself is one: see beforeAll. `npm start` is ended and started again by stop.stack.test.mjs. */
const elsewhere = ['npm run stack', 'npm start'];
/** The same program as `npm test`, with the names of its parts. */
const partsByName = 'npm run check';

/** @param {string} command @returns {string} without its arguments */
const nameOf = (command) => /npm (?:run [\w:-]+|test|start(?: -w)?)/.exec(command)?.[0] ?? command;

test('the README names no other command, and check runs parts of the tests', () => {
  const named = readFileSync(path.join(root, 'README.md'), 'utf8').match(
    /\bnpm (?:run [\w:-]+|test|start(?: -w)?)/g,
  );
  const tried = [...inTheShop, ...alone, ...inACopy, ...untilTheyAreEnded].map(([command]) =>
    nameOf(command),
  );
  expect([...new Set([...tried, ...elsewhere, partsByName])].sort()).toEqual([...new Set(named)].sort());
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(scripts.check).toMatch(
    /^node tools\/test\.mjs( (imports|unit|types|lint|format|spelling|unused))+$/,
  );
});

/** Groups of processes. @type {Set<number>} */
const running = new Set();
/** @type {number} */
let portOffset;
/** @type {number} of a shop that a command starts */
let ownOffset;
beforeAll(async () => {
  portOffset = await findFreePortOffset(aboveOthers);
  ownOffset = await findFreePortOffset(portOffset);
});
afterAll(async () => {
  await forgetShop(ownOffset);
  rmSync(scratch, { recursive: true, force: true });
  for (const pid of running) process.kill(-pid, 'SIGKILL'); // of tests that took too long
});

/**
 * @param {string} command
 * @param {{ cwd?: string, offset: number }} where
 * @returns a program that runs, as a group of processes
 */
function type(command, { cwd = root, offset }) {
  const child = spawn('bash', ['-c', command], {
    ...{ cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
    env: plainShell({ PORT_OFFSET: String(offset) }),
  });
  const spoken = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (spoken.text += text));
  const pid = child.pid ?? 0;
  running.add(pid);
  const exited = once(child, 'close').then(([code]) => {
    running.delete(pid);
    return Number(code);
  });
  return { spoken, exited, child, end: () => process.kill(-pid, 'SIGINT') };
}

/** @param {Row} row @param {{ cwd?: string, offset: number }} where */
async function tryOut([command, says, exits = 0], where) {
  const { spoken, exited } = type(command, where);
  const exitCode = await exited;
  expect(`${command}\n${spoken.text}`).toMatch(says);
  expect({ command, exitCode, said: exitCode === exits ? '' : spoken.text }).toEqual({
    command,
    exitCode: exits,
    said: '',
  });
}

describe('beside a shop that npm run stack started', () => {
  /** @type {ReturnType<typeof type>} */
  let shop;
  beforeAll(async () => {
    shop = type('npm run stack -- sleep 1000', { offset: portOffset });
    const ended = shop.exited.then(() => {
      throw new Error(shop.spoken.text);
    });
    await Promise.race([untilReady(portOffset), ended]);
    ended.catch(() => {}); // afterAll ends it
  }, 300_000);
  afterAll(async () => {
    shop.end();
    await shop.exited;
    expect(await controlStack(portOffset)).toBeUndefined();
  }, 60_000);

  test.each(inTheShop)('%s', (...row) => tryOut(row, { offset: portOffset }), 120_000);
});

test.each(alone)('%s', (...row) => tryOut(row, { offset: ownOffset }), 240_000);

describe('in a copy of the repository', () => {
  /** @type {string} */
  let copy;
  beforeAll(() => {
    copy = copyRepository('commands');
    cpSync(path.join(root, 'shell/dist'), path.join(copy, 'shell/dist'), { recursive: true });
    const git = (/** @type {string[]} */ ...words) =>
      execFileSync('git', words, { cwd: copy, stdio: 'ignore' });
    git('init');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@basket.example', 'commit', '-m', 'Begin');
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test.each(inACopy)('%s', (...row) => tryOut(row, { cwd: copy, offset: ownOffset }), 120_000);
});

test.each(untilTheyAreEnded)(
  '%s',
  async (command, says) => {
    const program = type(command, { offset: ownOffset });
    const ready = new Promise((resolve) => {
      for (const stream of [program.child.stdout, program.child.stderr])
        stream.on('data', () => says.test(program.spoken.text) && resolve('ready'));
    });
    const first = await Promise.race([ready, program.exited]);
    if (first === 'ready') program.end();
    await program.exited;
    expect({ first, said: first === 'ready' ? '' : program.spoken.text }).toEqual({
      first: 'ready',
      said: '',
    });
  },
  240_000,
);
