/**
 * `npm run new-remote` in a copy of the repository: types pass, every list knows it, its tests pass, and it builds.
 * @module
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(path.join(tmpdir(), 'new-remote-'));
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

/** The files of the repository, and its packages: our own ones are those of the copy. */
beforeAll(() => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\n').filter((name) => name !== '' && existsSync(path.join(root, name))))
    cpSync(path.join(root, file), path.join(copy, file));
  const modules = path.join(copy, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(path.join(root, 'node_modules')).filter((each) => each !== '@basket'))
    symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  mkdirSync(path.join(modules, '@basket'));
  for (const name of ['domain', 'ui', 'web'])
    symlinkSync(path.join(copy, 'packages', name), path.join(modules, '@basket', name));
});

test('a new remote is made in one command, and everything agrees with it', () => {
  run(process.execPath, 'tools/new-remote.mjs', 'loyalty', '--role', 'admin', '--no-install');
  const tsc = 'node_modules/typescript-native/bin/tsc';
  run(process.execPath, tsc, '--build', '--pretty', 'false');
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'unit', 'dom', '--testPathPatterns'];
  run(
    process.execPath,
    ...jest,
    'tests/lint/remotes|tools/security-headers|tools/ports|tests/indexes/browser|mf-loyalty',
  );
  run(process.execPath, 'tools/build.mjs', 'mf-loyalty');
  expect(readFileSync(path.join(copy, 'mf-loyalty/dist/remoteEntry.js'), 'utf8')).toContain('mf_loyalty');
  expect(() => run(process.execPath, 'tools/new-remote.mjs', 'loyalty', '--no-install')).toThrow('already');
}, 300_000);
