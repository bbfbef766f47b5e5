/**
 * The files of the repository, as lints read them: those of the commit and new ones, without those that are ignored.
 * @module
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** @param {string} file path from the root @returns {string} its text */
export const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** @param {string} file path from the root */
export const exists = (file) => existsSync(path.join(root, file));

/** @param {...string} patterns of git; every file without one @returns {string[]} paths from the root */
export const sources = (...patterns) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
    .split('\n')
    .filter((file) => file !== '' && exists(file));
