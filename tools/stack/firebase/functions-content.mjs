/**
 * Puts together the functions folder of a stack: a copy, because the emulator reloads functions when their files
 * change, and a build for another stack must not interrupt this one.
 * @module
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../paths.mjs';

const source = path.join(root, 'functions');
/** The bundle needs neither its sources nor their tests. */
const leftOut = new Set(['src', 'node_modules']);

/** @param {string} dir is replaced */
export async function composeFunctions(dir) {
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  const wanted = (await readdir(source)).filter((name) => !leftOut.has(name));
  await Promise.all(
    wanted.map((name) => cp(path.join(source, name), path.join(dir, name), { recursive: true })),
  );
  // packages that npm could not put into the repository's own node_modules, which is found from here too
  const modules = path.join(source, 'node_modules');
  if (existsSync(modules)) await symlink(modules, path.join(dir, 'node_modules'), 'junction');
}
