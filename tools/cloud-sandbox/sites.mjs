/**
 * The sites as Hosting serves them: the version on the air, with its own headers and rewrites, by superstatic, as the local stack does.
 * @module
 */
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { requireFromFirebaseTools } from '../emulators/firebase-tools.mjs';
import { fileOf } from './apis/hosting.mjs';
import { textOf } from './project.mjs';

/** @typedef {import('./project.mjs').Project} Project @typedef {import('./apis/hosting.mjs').Version} Version */

/** @param {string} host @returns {string | null} the site that it is an address of */
export const siteOfHost = (host) => /^([a-z0-9-]+)\.(?:web\.app|firebaseapp\.com)$/.exec(host)?.[1] ?? null;

/** @param {Project} project @param {string} site @returns {Version | null} on the air */
export function versionOnAir(project, site) {
  const { live } = project.resources.get(`projects/${project.id}/sites/${site}`) ?? {};
  const version = project.resources.get(textOf(live));
  return version ? /** @type {Version} */ (version) : null;
}

/** @param {Project} project @param {Version} version @param {string} name with its slash @returns {Buffer | null} null: it has no such file */
function contentOf(project, version, name) {
  const zipped = project.files.get(fileOf(textOf(version['name']), version.files[name] ?? ''));
  return zipped ? gunzipSync(zipped) : null;
}

/** @param {Project} project @param {string} site @param {string} name with its slash @returns {Buffer | null} null: it is not on the air */
export function contentOnAir(project, site, name) {
  const version = versionOnAir(project, site);
  return version && contentOf(project, version, name);
}

/** Hosting's form back into the one of firebase.json, which superstatic reads. @param {NonNullable<Version['config']>} config */
const asFirebaseJson = ({ rewrites = [], headers = [] }) => ({
  public: '.',
  rewrites: rewrites.map(({ glob, regex, path: destination, run, function: called = run?.serviceId }) => ({
    ...(glob === undefined ? { regex } : { source: glob }),
    ...(called === undefined ? { destination } : { function: called }),
  })),
  headers: headers.map(({ glob, regex, headers: each }) => ({
    ...(glob === undefined ? { regex } : { source: glob }),
    headers: Object.entries(each).map(([key, value]) => ({ key, value })),
  })),
});

/** @param {Project} project @param {Version} version @returns {import('node:http').RequestListener} */
function versionHandler(project, version) {
  const { default: superstatic } = requireFromFirebaseTools('superstatic');
  /** @param {unknown} _request @param {string} name */
  const provider = async (_request, name) => {
    const content = contentOf(project, version, name);
    return (
      content && {
        ...{ stream: Readable.from([content]), size: content.length },
        ...{ etag: version.files[name], modified: 0 },
      }
    );
  };
  const functions = (/** @type {{ function: string }} */ rewrite) =>
    Promise.resolve(
      (/** @type {unknown} */ _request, /** @type {import('node:http').ServerResponse} */ response) =>
        response.writeHead(503).end(`The cloud sandbox runs no functions, such as ${rewrite.function}.\n`),
    );
  return superstatic({
    config: JSON.stringify(asFirebaseJson(version.config ?? {})),
    provider,
    stack: 'strict',
    fallthrough: false,
    rewriters: { function: functions },
  });
}

/** @type {WeakMap<Version, import('node:http').RequestListener>} */
const handlers = new WeakMap();

/**
 * @param {Project} project
 * @param {string} site
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function serveSite(project, site, request, response) {
  const version = versionOnAir(project, site);
  if (!version) return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Site Not Found\n');
  const handler = handlers.get(version) ?? versionHandler(project, version);
  handlers.set(version, handler);
  return Reflect.apply(handler, undefined, [
    request,
    response,
    () => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n'),
  ]);
}
