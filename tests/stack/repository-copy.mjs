/**
 * A copy of the repository as it is here, with uncommitted files, for tests that change it.
 * @module
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/**
 * The files of the repository, and its packages: our own ones are those of the copy.
 * @param {string} name of the folder
 * @returns {string} the folder, which the caller removes
 */
export function copyRepository(name) {
  const copy = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\n').filter((each) => each !== '' && existsSync(path.join(root, each))))
    cpSync(path.join(root, file), path.join(copy, file));
  const modules = path.join(copy, 'node_modules');
  mkdirSync(modules);
  for (const each of readdirSync(path.join(root, 'node_modules')).filter((one) => one !== '@basket'))
    symlinkSync(path.join(root, 'node_modules', each), path.join(modules, each));
  mkdirSync(path.join(modules, '@basket'));
  for (const each of ['domain', 'ui', 'web'])
    symlinkSync(path.join(copy, 'packages', each), path.join(modules, '@basket', each));
  return copy;
}
