/**
 * Sizes of the builds, and how long the functions take to load.
 * @module
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { readReleases } from '../stack/build/kept-releases.mjs';
import { root } from '../stack/paths.mjs';
import { siteNames } from '../stack/project.mjs';
import { run } from '../stack/run.mjs';
import { UserError } from '../stack/user-error.mjs';
import { median } from './table.mjs';

const compress = promisify(brotliCompress);

/** @returns {Promise<{ site: string, files: number, scriptKib: number, styleKib: number }[]>} all of a site, compressed */
export const measureBuilds = () =>
  Promise.all(
    siteNames.map(async (site) => {
      const dir = path.join(root, site, 'dist');
      const [newest = [], ...before] = await readReleases(dir);
      const old = new Set(before.flat().filter((name) => !newest.includes(name)));
      const files = (await readdir(dir, { recursive: true })).filter(
        (name) => /\.(js|css)$/.test(name) && !old.has(name),
      );
      const sizes = await Promise.all(
        files.map(async (name) => ({
          name,
          kib: (await compress(await readFile(path.join(dir, name)))).length / 1024,
        })),
      );
      const sum = (/** @type {string} */ ending) =>
        sizes.filter(({ name }) => name.endsWith(ending)).reduce((total, { kib }) => total + kib, 0);
      return { site, files: files.length, scriptKib: sum('.js'), styleKib: sum('.css') };
    }),
  );

/**
 * @param {number} runs each in a process of its own
 * @returns {Promise<number>} ms that the functions' bundle takes to load; what it imports from the platform's packages included
 */
export async function measureFunctionsLoad(runs) {
  const bundle = path.join(root, 'functions/lib/index.cjs');
  const program = `const at=performance.now();require(${JSON.stringify(bundle)});console.log('loaded',performance.now()-at)`;
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < runs; round += 1) {
    const { stdout, stderr } = await run(process.execPath, ['--eval', program], {
      env: { ...process.env, GCLOUD_PROJECT: 'demo-bench', FUNCTIONS_EMULATOR: 'true' },
    });
    const text = /^loaded (.+)$/m.exec(stdout)?.[1];
    if (text === undefined) throw new UserError(`The functions could not be loaded.\n${stderr}`);
    times.push(Number(text));
  }
  return median(times);
}
