/**
 * Production builds of the shell and the remotes, all in one webpack process (half the time of one after the other).
 * @module
 */
import path from 'node:path';
import { appConfig } from '../../webpack/app-config.mjs';
import { isRendered, serverConfig } from '../../webpack/server-config.mjs';
import { writeServiceWorker } from '../../webpack/service-worker.mjs';
import { root } from '../../base/paths.mjs';
import { writeServerBuild } from './server-build.mjs';

/** @typedef {import('../../base/project.mjs').SiteName} SiteName */

/**
 * @param {readonly SiteName[]} names
 * @returns {Promise<Map<SiteName, string[]>>} readable problems of each build; empty if it succeeded
 */
export async function buildWeb(names) {
  const { default: webpack } = await import('webpack');
  const rendered = names.filter(isRendered);
  const configs = [
    ...names.map((name) => appConfig(name, { mode: 'production' })),
    ...rendered.map(serverConfig),
  ];
  const compiler = webpack(configs);
  /** @type {import('webpack').MultiStats} */
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  /** @type {Map<SiteName, string[]>} */
  const problems = new Map();
  [...names, ...rendered].forEach((name, index) => {
    const result = stats.stats[index];
    if (!result) throw new Error(`webpack says nothing about ${name}`);
    problems.set(name, [...(problems.get(name) ?? []), ...readableErrors(result)]);
  });
  await Promise.all(names.filter((name) => problems.get(name)?.length === 0).map(finishSite));
  // writes the cache for the next build
  await new Promise((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve(undefined)));
  });
  return problems;
}

/** Makes the files that need a site's complete build. @param {SiteName} name */
async function finishSite(name) {
  const dist = path.join(root, name, 'dist');
  if (name === 'shell') await writeServiceWorker(dist);
  // Last: it shows that the build is there.
  if (isRendered(name)) await writeServerBuild(dist);
}

/**
 * @param {import('webpack').Stats} stats
 * @returns {string[]} without webpack's stack traces
 */
export function readableErrors(stats) {
  const { errors = [] } = stats.toJson({ all: false, errors: true, errorDetails: false, errorStack: false });
  return errors.map(({ moduleName, loc, message }) => {
    const place = [moduleName, loc].filter(Boolean).join(':');
    const lines = message.split('\n').filter((line) => !/^\s+at /.test(line));
    return [place, ...lines].filter(Boolean).join('\n');
  });
}
