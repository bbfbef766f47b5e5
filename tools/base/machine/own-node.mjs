/**
 * The Node that everything here runs on: the version of the functions in production. It is a package, so that tools, tests and
 * emulators agree with production on any machine; npm puts it first on the PATH of its scripts. What starts before the packages
 * are installed, or without npm, goes on with it from there. Imports Node's own modules only.
 * @module
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson, root } from '../paths.mjs';
import { run } from '../run.mjs';
import { UserError } from '../user-error.mjs';

/** The major version that the functions run on. @returns {string} such as 22 */
export function wantedMajor() {
  const [{ runtime }] = readJson('firebase.json').functions;
  return String(runtime).replace(/^nodejs/, '');
}

/** @returns {string[]} the packages that hold a Node, one for each kind of machine */
export function nodePackages() {
  return Object.keys(readJson('package.json').optionalDependencies).filter((name) =>
    name.startsWith('node-'),
  );
}

/** @returns {string | undefined} the installed one; npm installs only the package of this kind of machine */
function installedNode() {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  return nodePackages()
    .map((name) => path.join(root, 'node_modules', name, 'bin', program))
    .find((file) => existsSync(file));
}

/**
 * @param {{ version: string, wanted: string, installed: string | undefined }} state `version` of the running Node
 * @returns {string | undefined} the Node to go on with; none where the running one will do
 * @throws {UserError} if there is none
 */
export function chooseNode({ version, wanted, installed }) {
  if (version.split('.')[0] === wanted) return undefined;
  if (installed !== undefined) return installed;
  throw new UserError(
    `Basket Express runs on Node ${wanted}, but this is Node ${version}, and npm has not installed another one ` +
      `(${process.platform} ${process.arch}). Install Node ${wanted}, or run npm ci without --omit=optional.`,
  );
}

/** Starts this program again on the wanted Node, if it runs on another one, and exits with its exit code. */
export async function goOnWithOwnNode() {
  const node = chooseNode({
    version: process.versions.node,
    wanted: wantedMajor(),
    installed: installedNode(),
  });
  if (node === undefined) return;
  const { code } = await run(node, [...process.execArgv, ...process.argv.slice(1)], { show: true });
  process.exit(code ?? 1);
}
