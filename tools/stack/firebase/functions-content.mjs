/**
 * Puts together the functions folder of a stack: a copy of what is deployed, because the emulator reloads functions when their
 * files change, and a build for another stack must not interrupt this one.
 * @module
 */
import { existsSync } from 'node:fs';
import { cp, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { functionsOutput } from '../build/build-functions.mjs';
import { root } from '../../base/paths.mjs';

/** @param {string} dir is replaced */
export async function composeFunctions(dir) {
  await rm(dir, { recursive: true, force: true });
  await cp(functionsOutput, dir, { recursive: true });
  // packages that npm could not put into the repository's own node_modules, which is found from here too
  const modules = path.join(root, 'functions', 'node_modules');
  if (existsSync(modules)) await symlink(modules, path.join(dir, 'node_modules'), 'junction');
}
