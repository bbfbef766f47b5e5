/**
 * A copy of the repository as it is here, with uncommitted files, for tests that change it.
 * @module
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/**
 * The files of the repository, what the compiler knows of them, and its packages: our own ones are those of the copy.
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
  copyTypes(path.join(root, '.cache/tsc'), path.join(copy, '.cache/tsc'));
  return copy;
}

/** @param {string} known @param {string} own */
function copyTypes(known, own) {
  if (!existsSync(known)) return;
  cpSync(known, own, { recursive: true });
  // The compiler skips a project none of whose files is newer than what it knows, and a clock's tick can hold both this copy and the
  // first change.
  for (const file of readdirSync(own)) utimesSync(path.join(own, file), 0, 0);
}
