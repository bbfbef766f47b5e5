/**
 * A clone of this repository with its packages and its builds, in which settings can be committed.
 * @module
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../base/paths.mjs';
import { siteNames } from '../base/project.mjs';
import { buildParts } from '../deploy/builds.mjs';

/** Outputs, and the stamps that say of what. */
const built = [...siteNames.map((site) => `${site}/dist`), 'functions/lib', '.cache/build'];

export async function copyOfCommit() {
  buildParts([]);
  const folder = await mkdtemp(path.join(tmpdir(), 'road-'));
  const git = (/** @type {string[]} */ ...words) =>
    execFileSync('git', words, { cwd: folder, stdio: 'pipe' });
  git('clone', '--quiet', '--shared', root, '.');
  git('config', 'user.name', 'Road');
  git('config', 'user.email', 'road@example.com');
  for (const place of ['node_modules', 'functions/node_modules'])
    if (existsSync(path.join(root, place)))
      await symlink(path.join(root, place), path.join(folder, place), 'junction');
  // .gitignore names folders, and these are links.
  await appendFile(path.join(folder, '.git/info/exclude'), 'node_modules\n');
  for (const place of built) await cp(path.join(root, place), path.join(folder, place), { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
