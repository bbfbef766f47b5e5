/**
 * The facts on this machine that the checks of a deploy look at.
 * @module
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { daysOfSupport } from '../base/machine/runtime-support.mjs';
import { readJson, root } from '../base/paths.mjs';
import { projectId, storageBucket } from '../base/project.mjs';

/** @param {readonly string[]} words @param {string} [folder] @returns {string} */
const git = (words, folder = root) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' });

export const commitNow = () => git(['rev-parse', 'HEAD']).trim();

/**
 * The name of whoever deploys, as far as a public file may say it: who pressed the button of the pipeline, or what stands before the @ of
 * the address in git's settings.
 */
export const deployerNow = () =>
  process.env.GITHUB_ACTOR ??
  git(['config', '--get', '--default', '', 'user.email']).trim().split('@')[0] ??
  '';

/** Now, by whoever deploys. @param {{ isUnseen?: boolean }} [how] `isUnseen`: no browser looks at it @returns {import('./history.mjs').Deed} */
export const deedNow = ({ isUnseen = false } = {}) => ({
  at: new Date().toISOString(),
  by: deployerNow(),
  ...(isUnseen && { unseen: /** @type {const} */ (true) }),
});

/**
 * The files that differ between a commit and this one.
 * @param {string} commit @param {string} [folder] of a repository; this one by default
 * @returns {readonly string[] | null} none if the commit contains this one: an older deploy undoes no newer one. Null if git does not know it
 */
export function filesSince(commit, folder) {
  const isTrue = (/** @type {readonly string[]} */ words) => {
    try {
      git(words, folder);
      return true;
    } catch {
      return false;
    }
  };
  if (!/^[0-9a-f]{40}$/.test(commit) || !isTrue(['cat-file', '-e', `${commit}^{commit}`])) return null;
  if (isTrue(['merge-base', '--is-ancestor', 'HEAD', commit])) return [];
  const names = git(['diff', '--name-only', '--no-renames', '-z', commit, 'HEAD'], folder);
  return names.split('\0').filter((name) => name !== '');
}

/** Files that are changed or new and not committed. @param {string} [folder] of a repository; this one by default */
export const changedFilesIn = (folder) =>
  git(['status', '--porcelain'], folder)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(3));

export function readFacts() {
  const [{ runtime }] = readJson('firebase.json').functions;
  return {
    commit: commitNow(),
    changedFiles: changedFilesIn(),
    runtime: {
      functions: String(runtime),
      daysLeft: daysOfSupport(String(runtime), Date.now()),
    },
  };
}

/** The functions that the bundle exports; it is loaded in a process of its own, which asks nobody. @returns {Promise<string[]>} */
export async function functionNames() {
  const bundle = path.join(root, 'functions/lib/index.cjs');
  const program = `process.stdout.write(JSON.stringify(Object.keys(require(${JSON.stringify(bundle)}))), () => process.exit(0))`;
  const env = {
    ...process.env,
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
    METADATA_SERVER_DETECTION: 'none',
  };
  return JSON.parse(execFileSync(process.execPath, ['-e', program], { env, encoding: 'utf8' }));
}
