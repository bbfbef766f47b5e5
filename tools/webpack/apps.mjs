/**
 * The four web applications: host, remotes and shared packages.
 * @module
 */
import { fileURLToPath } from 'node:url';
import { readJson } from '../base/paths.mjs';

export const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));

/** @typedef {import('../base/project.mjs').SiteName} AppName */

/**
 * The federation's name of an app: names of containers are JavaScript identifiers.
 * @param {AppName} name
 */
export const containerName = (name) => name.replaceAll('-', '_');

/** @param {string} folder relative to the repository @returns {string} */
const versionOf = (folder) => readJson(`${folder}/package.json`).version;

/**
 * Packages that must exist once per page, by request: `shared` matches the request string, so that every entry point
 * that the product imports is listed. React is loose (a remote built against another minor runs with the host's);
 * our own stateful package is strict: another major of it is another contract, and its area says so instead of running.
 * @type {readonly { request: string, folder: string, isStrict: boolean }[]}
 */
const singletons = [
  { request: 'react', folder: 'node_modules/react', isStrict: false },
  { request: 'react/jsx-runtime', folder: 'node_modules/react', isStrict: false },
  { request: 'react-dom', folder: 'node_modules/react-dom', isStrict: false },
  { request: 'react-dom/client', folder: 'node_modules/react-dom', isStrict: false },
  { request: '@basket/web', folder: 'packages/web', isStrict: true },
];

/** The packages that a remote takes from the host: it carries no copy, so that a second React is not even possible. */
export const neededPackages = () =>
  Object.fromEntries(
    singletons.map(({ request, folder, isStrict }) => [
      request,
      {
        singleton: true,
        strictVersion: isStrict,
        requiredVersion: `^${versionOf(folder)}`,
        import: /** @type {const} */ (false),
      },
    ]),
  );

/** The packages that the host brings, for shell/src/remotes/shared.ts. */
export const broughtPackages = () =>
  Object.fromEntries(
    singletons.map(({ request, folder, isStrict }) => [request, { version: versionOf(folder), isStrict }]),
  );
