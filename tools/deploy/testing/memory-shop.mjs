/** A shop whose sites are in memory, and builds for it. */
import { readFileSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { labelFile, releaseOf } from '../builds.mjs';
import { fileRecord } from '../lock-records.mjs';

/** @typedef {{ site: string, dist: string, release: import('../releases.mjs').Release }} Build */

export async function memoryShop() {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-'));
  /** @type {Map<string, Map<string, Buffer>>} */
  const sites = new Map();
  /** @type {string[]} */
  const published = [];
  /** @type {import('../targets.mjs').Target['read']} */
  const read = async (site, file) => sites.get(site)?.get(file) ?? null;
  /** @type {import('../targets.mjs').Target} */
  const target = {
    name: 'memory',
    staging: path.join(folder, 'staging'),
    read,
    originOf: (site) => `https://${site}.example`,
    config: async (release) =>
      /** @type {import('../../manifest.mjs').ShellConfig} */ (/** @type {unknown} */ ({ release })),
    deployed: async (site) => {
      const content = await read(site, 'deployed.json');
      return content && JSON.parse(Buffer.from(content).toString());
    },
    publish: async (site, from) => {
      published.push(site);
      const names = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      );
      const files = names.map(({ parentPath, name }) => path.join(parentPath, name));
      sites.set(site, new Map(files.map((file) => [path.relative(from, file), readFileSync(file)])));
      await rm(from, { recursive: true }); // as the local stack does
    },
    lock: fileRecord(path.join(folder, 'lock')),
    missingSites: null,
    keepMaps: async (name) => void published.push(name),
    functions: null,
    publishServer: null,
  };
  /** @param {string} site @param {string} text @param {Record<string, string>} files @param {string} platform @returns {Promise<Build>} */
  const build = async (site, text, files, platform) => {
    const dist = path.join(folder, `${site}-${text}-${platform}`);
    await mkdir(dist);
    const label = JSON.stringify({ version: text, platform, commit: text });
    for (const [name, content] of Object.entries({ ...files, [labelFile]: label }))
      await writeFile(path.join(dist, name), content);
    return { site, dist, release: await releaseOf(dist) };
  };
  return {
    folder,
    sites,
    published,
    target,
    /** A remote's build. `text`: its version, its commit, and what makes it another release. */
    aRemote: (/** @type {string} */ text, site = 'mf-shop', platform = '1.0.0') =>
      build(site, text, { 'remoteEntry.js': `${site} ${text}` }, platform),
    aShell: (/** @type {string} */ text, platform = '1.0.0') => {
      const index = `<script src="/main.${text}.js"></script>`;
      return build('shell', text, { 'index.html': index, [`main.${text}.js`]: text }, platform);
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
