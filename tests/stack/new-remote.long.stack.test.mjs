/**
 * `npm run new-remote` in a copy of the repository: types pass, every list knows it, its tests pass, and it builds.
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

test('a new remote is made in one command, and everything agrees with it', () => {
  run(process.execPath, 'tools/new-remote/new-remote.mjs', 'loyalty', '--role', 'admin', '--no-install');
  const tsc = 'node_modules/typescript-native/bin/tsc';
  run(process.execPath, tsc, '--build', '--pretty', 'false');
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'unit', 'dom', '--testPathPatterns'];
  run(
    process.execPath,
    ...jest,
    'tests/lint/remotes|tools/security-headers|tools/base/ports|tests/indexes/browser|mf-loyalty',
  );
  run(process.execPath, 'tools/build.mjs', 'mf-loyalty');
  expect(readFileSync(path.join(copy, 'mf-loyalty/dist/remoteEntry.js'), 'utf8')).toContain('mf_loyalty');
  expect(() => run(process.execPath, 'tools/new-remote/new-remote.mjs', 'loyalty', '--no-install')).toThrow(
    'already',
  );
}, 300_000);
