/**
 * The sources of the released version, and its sites as it built them: kept in `.cache` for its commit.
 * @module
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { cacheDir, root } from '../../tools/base/paths.mjs';
import { withLock } from '../../tools/base/processes/lock.mjs';

const released = 'packages/domain/src/testing/released/contracts.mjs';

/** @param {readonly string[]} words @returns {string | null} null where Git has no such thing */
function git(words) {
  try {
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null; // not a clone, or one without that commit
  }
}

/**
 * @returns {Promise<string | null>} a folder with the sources of the released version; null where this clone does not have them
 * @throws {Error} in a pipeline without them, which would check nothing
 */
export async function releasedTree() {
  const [, commit] =
    /^\/\/ Commit ([0-9a-f]{40}),/.exec(readFileSync(path.join(root, released), 'utf8')) ?? [];
  if (commit === undefined) throw new Error(`${released} names no commit: npm run record-contracts`);
  if (git(['cat-file', '-e', `${commit}^{commit}`]) === null) {
    if (process.env['GITHUB_ACTIONS'])
      throw new Error(`This clone has no commit ${commit}: fetch the whole history`);
    return null;
  }
  const folder = path.join(cacheDir, 'released', commit);
  await withLock(path.join(cacheDir, 'released.lock'), async () => unpack(commit, folder));
  return folder;
}

/** Unless it is there already. @param {string} commit @param {string} folder */
function unpack(commit, folder) {
  if (existsSync(path.join(folder, 'node_modules'))) return;
  rmSync(path.dirname(folder), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: root });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  linkPackages(folder);
}

/** The installed packages of today, but its own workspaces. Last, and in one step: it shows that the folder is complete. @param {string} tree */
function linkPackages(tree) {
  const links = path.join(tree, 'node_modules.new');
  mkdirSync(path.join(links, '@basket'), { recursive: true });
  const installed = path.join(root, 'node_modules');
  for (const name of readdirSync(installed))
    if (!name.startsWith('.') && name !== '@basket')
      symlinkSync(path.join(installed, name), path.join(links, name));
  for (const name of readdirSync(path.join(tree, 'packages')))
    symlinkSync(path.join(tree, 'packages', name), path.join(links, '@basket', name));
  installDropped(tree, links);
  renameSync(links, path.join(tree, 'node_modules'));
}

/** Packages that it needs and this version has dropped. @param {string} tree @param {string} links */
function installDropped(tree, links) {
  const { packages } = JSON.parse(readFileSync(path.join(tree, 'package-lock.json'), 'utf8'));
  const dropped = Object.keys(packages)
    .filter((name) => name !== '' && !name.includes('node_modules'))
    .flatMap((workspace) => Object.keys(packages[workspace].dependencies ?? {}))
    .filter((name) => !existsSync(path.join(links, name)));
  if (dropped.length === 0) return;
  const folder = path.join(tree, 'dropped');
  const wanted = dropped.map((name) => `${name}@${packages[`node_modules/${name}`].version}`);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{}');
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...wanted], { cwd: folder });
  for (const name of dropped) {
    mkdirSync(path.dirname(path.join(links, name)), { recursive: true });
    symlinkSync(path.join(folder, 'node_modules', name), path.join(links, name));
  }
}

/**
 * Builds what is not built yet, in one webpack process.
 * @param {readonly import('../../tools/base/project.mjs').SiteName[]} sites
 * @returns {Promise<string>} a folder with `SITE/dist`: the released version's, or this version's own where the clone has no other
 */
export async function releasedSites(sites) {
  const tree = await releasedTree();
  if (tree === null) return root;
  const program = path.join(tree, 'tools/build.mjs');
  execFileSync(process.execPath, [program, ...sites], { cwd: tree, stdio: 'pipe' });
  return tree;
}
