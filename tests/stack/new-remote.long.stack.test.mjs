/**
 * `npm run new-remote` in a copy of the repository: every check passes with it as it is made, its tests and those of the tools, too, and
 * it builds. Its name has a word that the spelling check does not know.
 * @module
 */
import { afterAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyRepository } from './repository-copy.mjs';

const copy = copyRepository('new-remote');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** @param {string} command @param {string[]} words */
const run = (command, ...words) => {
  try {
    return execFileSync(command, words, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new Error(`${command} ${words.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
};

const name = `${['kir', 'ana'].join('')}-stock`;
const site = `mf-${name}`;

/** @param {string} program of node_modules @param {string[]} words */
const check = (program, ...words) => run(process.execPath, `node_modules/${program}`, ...words);

test('a new remote is made in one command, and everything agrees with it', () => {
  // Lints ask git which files there are, and for a commit.
  run('git', 'init', '--quiet');
  run('git', 'add', '--all');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@shop.example'];
  run('git', ...author, 'commit', '--quiet', '--message', 'before');
  run(process.execPath, 'tools/new-remote/new-remote.mjs', name, '--role', 'admin', '--no-install');
  check('typescript-native/bin/tsc', '--build', '--pretty', 'false');
  check('oxlint/bin/oxlint', '--deny-warnings');
  check('oxfmt/bin/oxfmt', '--check');
  check('eslint/bin/eslint.js', site, '--max-warnings', '0');
  check('cspell/bin.mjs', '--no-progress', '.');
  check('knip/bin/knip.js');
  const jest = ['--selectProjects', 'unit', 'dom', '--testPathPatterns'];
  check('jest/bin/jest.js', ...jest, `tests/lint|/tools/|tests/indexes/browser|${site}`);
  run(process.execPath, 'tools/build.mjs', site);
  expect(readFileSync(path.join(copy, site, 'dist/remoteEntry.js'), 'utf8')).toContain(
    site.replaceAll('-', '_'),
  );
  const again = ['tools/new-remote/new-remote.mjs', name, '--no-install'];
  expect(() => run(process.execPath, ...again)).toThrow('already');
}, 600_000);
