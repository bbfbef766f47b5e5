/**
 * Makes a new remote that builds, starts and is tested, with everything that has to know it:
 *
 *   npm run new-remote -- loyalty                    mf-loyalty at /loyalty, for everybody
 *   npm run new-remote -- stocktaking --role admin   only for admins
 *
 * @module
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteFiles } from './files.mjs';
import { changedPlaces, placesToChange } from './places.mjs';
import { readArguments, runProgram } from '../base/command-line.mjs';
import { readJson, root } from '../base/paths.mjs';
import { isRemoteSite, remotes, shellPaths } from '../base/project.mjs';
import { UserError } from '../base/user-error.mjs';

const usage = 'Usage: npm run new-remote -- NAME [--role admin|delivery_partner|customer]';
const roles = /** @type {const} */ (['admin', 'delivery_partner', 'customer']);

/** @param {string} word @param {string | undefined} wanted role @returns {import('./files.mjs').NewRemote} */
function describe(word, wanted) {
  const role = roles.find((known) => known === wanted) ?? null;
  if (!/^[a-z][a-z0-9-]{1,20}$/.test(word) || word.endsWith('-')) throw new UserError(usage);
  if (wanted !== undefined && role === null) throw new UserError(usage);
  const site = `mf-${word}`;
  const mount = `/${word}`;
  if (isRemoteSite(site) || existsSync(path.join(root, site)))
    throw new UserError(`There is a ${site} already.`);
  if (remotes.some((remote) => remote.mount === mount))
    throw new UserError(`${mount} belongs to another remote.`);
  if (shellPaths.includes(mount)) throw new UserError(`${mount} belongs to the shell.`);
  return { site, name: site.replaceAll('-', '_'), mount, word: word.replaceAll('-', ' '), role };
}

const wordsFile = 'tools/lint/words.txt';

/**
 * The project's words with those of the name that the spelling check does not know: a name may be any.
 * @param {string} name @returns {string} lines
 */
function wordsWith(name) {
  const check = ['node_modules/cspell/bin.mjs', 'stdin', '--words-only', '--no-progress', '--no-summary'];
  const { stdout, status } = spawnSync(process.execPath, check, { cwd: root, input: name, encoding: 'utf8' });
  if (status !== 0 && stdout.trim() === '')
    throw new UserError('The spelling of the name cannot be checked.');
  const known = readFileSync(path.join(root, wordsFile), 'utf8').trimEnd().split('\n');
  return `${[...new Set([...known, ...stdout.trim().split('\n')])].filter(Boolean).join('\n')}\n`;
}

await runProgram(async () => {
  const options = /** @type {const} */ ({ role: { type: 'string' }, 'no-install': { type: 'boolean' } });
  const { values, words } = readArguments(usage, options, 1);
  const remote = describe(words[0] ?? '', values.role);
  const model = readJson(`${remotes[0].site}/package.json`);
  const projects = readdirSync(path.join(root, 'deploy'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => `deploy/${file}`);
  const before = new Map(
    placesToChange(projects).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
  // Everything is known to work before the first file is written.
  const changed = {
    ...changedPlaces(before, remote),
    ...remoteFiles(remote, model),
    [wordsFile]: wordsWith(remote.word),
  };
  for (const [file, content] of Object.entries(changed)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
  const node = (/** @type {string[]} */ ...words) =>
    execFileSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
  if (!values['no-install'])
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: root,
      stdio: 'inherit',
    });
  node('tools/deploy/write-headers.mjs');
  node('node_modules/oxfmt/bin/oxfmt', ...Object.keys(changed).filter((file) => !/^\.|\.txt$/.test(file)));
  console.log(
    `\n${remote.site} is there: npm run dev, then http://localhost:5000${remote.mount}. docs/remotes.md says what it may count on.`,
  );
});
