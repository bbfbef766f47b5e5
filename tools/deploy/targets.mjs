/**
 * Where a deploy goes: a Firebase project, through firebase-tools, or the local stack that runs here. Both read what is on the air
 * and replace a site as a whole.
 * @module
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { parsePortOffset, portsAt } from '../base/ports.mjs';
import { readArguments } from '../base/command-line.mjs';
import { localDir, readJson, root, stackPaths } from '../base/paths.mjs';
import { storageBucket } from '../base/project.mjs';
import { localOrigins, withSecurityHeaders } from '../security-headers.mjs';
import { readHostingSites } from '../stack/firebase/firebase-config.mjs';
import { composeFunctions } from '../stack/firebase/functions-content.mjs';
import { localConfig } from '../stack/sites/site-content.mjs';
import { UserError } from '../base/user-error.mjs';
import { filesOfBuild } from './builds.mjs';
import { commitNow } from './facts.mjs';
import { keepInBucket } from './kept-maps.mjs';
import { fileRecord, storageRecord } from './lock-records.mjs';
import { deployedFile } from './releases.mjs';
import { composeConfig, functionsVariables, originOf, readSettings, remoteOf } from './settings.mjs';

/** @typedef {import('./releases.mjs').Deployed} Deployed */

/**
 * @typedef {object} Target
 * @property {string} name for messages
 * @property {string} staging folder for what is put together
 * @property {(site: string) => string} originOf
 * @property {(release: string) => Promise<import('../manifest.mjs').ShellConfig>} config
 * @property {(site: string) => Promise<Deployed | null>} deployed what is on the air; null before the first deploy
 * @property {(site: string, file: string) => Promise<Uint8Array | null>} read null: not there
 * @property {(site: string, folder: string, hosting: Record<string, unknown>) => Promise<void>} publish
 * @property {(site: string) => Record<string, unknown>} [served] how a site is served, if a deploy does not say it
 * @property {import('./lock.mjs').LockRecord} lock of its sites
 * @property {((sites: readonly string[]) => Promise<string[]>) | null} missingSites ids of those that Hosting does not have
 * @property {import('./kept-maps.mjs').KeepMaps} keepMaps
 * @property {(() => Promise<string[]>) | null} functions names of those that a deploy replaces, or deletes if the sources have them no longer
 * @property {((part: 'functions' | 'rules') => Promise<void>) | null} publishServer
 */

/** @typedef {(file: string, options: string[]) => Promise<void>} RunProgram */

/** @typedef {{ id: string, codebase?: string, labels?: Record<string, string>, environmentVariables?: Record<string, string> }} RunningFunction as firebase-tools lists it */
/** @typedef {(options: string[]) => Promise<RunningFunction[]>} ListFunctions @typedef {(options: string[]) => Promise<{ sites: { name: string }[] }>} ListSites */

/** @type {RunProgram} the only place where something leaves this machine */
const runProgram = (file, options) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...options], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new UserError(`firebase ${options.join(' ')} ended with code ${code}.`)),
    );
  });

export const firebaseProgram = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/** @type {ListFunctions & ListSites} changes nothing */
const askFirebase = async (options) => {
  const limits = { maxBuffer: 64 * 1024 * 1024 };
  try {
    const words = [firebaseProgram, ...options, '--json'];
    return JSON.parse((await promisify(execFile)(process.execPath, words, limits)).stdout).result;
  } catch (error) {
    // It prints why there too.
    const why = error instanceof Error && 'stdout' in error ? error.stdout : error;
    throw new UserError(`firebase ${options.join(' ')} failed:\n${why}`, { cause: error });
  }
};

/** @param {string} url @param {typeof fetch} [ask] @returns {Promise<Uint8Array | null>} null: not there @throws {UserError} for another answer */
async function readUrl(url, ask = fetch) {
  const answer = await ask(url, {
    headers: { 'Cache-Control': 'no-cache' },
    signal: AbortSignal.timeout(30_000),
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new UserError(`${url} answers ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {{ run?: RunProgram, list?: ListFunctions, listSites?: ListSites, read?: typeof fetch, compose?: typeof composeFunctions, lock?: import('./lock.mjs').LockRecord, keepMaps?: import('./kept-maps.mjs').KeepMaps }} [outside] the processes, the network, and what was built
 * @returns {Target}
 */
export function projectTarget(
  settings,
  {
    run = runProgram,
    list = askFirebase,
    listSites = askFirebase,
    read: ask = fetch,
    compose = composeFunctions,
    lock = storageRecord(settings.firebase.storageBucket),
    keepMaps = keepInBucket(settings.firebase.storageBucket),
  } = {},
) {
  const { project, sites } = settings;
  const staging = path.join(localDir, 'deploy', project);
  /** @type {Target['read']} */
  const read = (site, file) => readUrl(`${originOf(settings, site)}/${file}`, ask);
  /** @param {Record<string, unknown>} config @param {string} only @param {string[]} further options */
  const deploy = async (config, only, ...further) => {
    const file = path.join(staging, 'firebase.json');
    await mkdir(staging, { recursive: true });
    await writeFile(file, JSON.stringify(config, undefined, 2));
    await run(firebaseProgram, [
      'deploy',
      '--project',
      project,
      '--config',
      file,
      '--only',
      only,
      '--non-interactive',
      ...further,
    ]);
  };
  return {
    name: `the project ${project}`,
    staging,
    originOf: (site) => originOf(settings, site),
    config: (release) => Promise.resolve(composeConfig(settings, release)),
    deployed: async (site) => {
      const content = await read(site, deployedFile);
      // The shell answers every unknown address with its page.
      const text = content && Buffer.from(content).toString('utf8');
      return text?.startsWith('{') ? JSON.parse(text) : null;
    },
    read,
    publish: (site, folder, hosting) =>
      deploy(
        { hosting: { ...hosting, site: sites[site], public: path.relative(staging, folder) } },
        'hosting',
      ),
    lock,
    missingSites: async (asked) => {
      const known = (await listSites(['hosting:sites:list', '--project', project])).sites;
      const ids = known.map(({ name }) => name.split('/').at(-1));
      return asked.map((site) => sites[site] ?? site).filter((id) => !ids.includes(id));
    },
    keepMaps,
    functions: async () =>
      ownFunctions(await list(['functions:list', '--project', project])).map(({ id }) => id),
    publishServer: (part) => publishServer(part, settings, { staging, deploy, compose }),
  };
}

/** @param {readonly RunningFunction[]} running those that a deploy replaces or deletes */
const ownFunctions = (running) =>
  running.filter(
    ({ codebase = 'default', labels }) =>
      codebase === 'default' && labels?.['deployment-tool']?.startsWith('cli-firebase'),
  );

/**
 * @param {string} project @param {ListFunctions} [list]
 * @returns {Promise<(string | undefined)[]>} the commits from which the functions that run were deployed
 */
export async function commitsOfFunctions(project, list = askFirebase) {
  const running = ownFunctions(await list(['functions:list', '--project', project]));
  return [...new Set(running.map(({ environmentVariables }) => environmentVariables?.['RELEASE_COMMIT']))];
}

/**
 * @param {'functions' | 'rules'} part
 * @param {import('./settings.mjs').Settings} settings
 * @param {{ staging: string, deploy: (config: Record<string, unknown>, only: string, ...further: string[]) => Promise<void>, compose: typeof composeFunctions }} how
 */
async function publishServer(part, settings, { staging, deploy, compose }) {
  const base = readJson('firebase.json');
  await mkdir(staging, { recursive: true });
  if (part === 'rules') {
    const files = [base.firestore.rules, base.firestore.indexes, base.storage.rules];
    await Promise.all(files.map((file) => cp(path.join(root, file), path.join(staging, file))));
    return deploy({ firestore: base.firestore, storage: base.storage }, 'firestore,storage');
  }
  const source = path.join(staging, 'functions');
  await compose(source);
  await writeFile(
    path.join(source, `.env.${settings.project}`),
    `${functionsVariables(settings)}RELEASE_COMMIT=${commitNow()}\n`,
  );
  const [{ predeploy: _built, ...functions }] = base.functions;
  // Else firebase-tools refuses functions that are new and repeat, that cost something while idle, or have no rule for old images. It would
  // delete functions too, but the plan refuses that. Never for rules: there it deletes indexes.
  return deploy({ functions: [{ ...functions, source: 'functions' }] }, 'functions', '--force');
}

/** The stack that runs at this port offset: sites only. @returns {Target} */
export function localTarget(portOffset = parsePortOffset(process.env.PORT_OFFSET)) {
  const ports = portsAt(portOffset);
  const { sites, dir } = stackPaths(portOffset);
  if (!existsSync(sites))
    throw new UserError('No shop with built sites runs here: "npm start" in another terminal first.');
  const originHere = (/** @type {string} */ site) =>
    `http://localhost:${ports[/** @type {import('../base/ports.mjs').PortName} */ (site)]}`;
  /** @type {Target['read']} */
  const read = async (site, file) => {
    if (file.startsWith('api/')) return readUrl(`${originHere(site)}/${file}`);
    const place = path.join(sites, site, file);
    return existsSync(place) ? readFile(place) : null;
  };
  return {
    name: 'the local stack',
    staging: path.join(dir, 'deploy'),
    originOf: originHere,
    config: () => Promise.resolve(localConfig(ports)),
    deployed: async (site) => {
      const known = await read(site, deployedFile);
      if (known) return JSON.parse(Buffer.from(known).toString('utf8'));
      // As a stack begins: files without a release.
      const files = await filesOfBuild(path.join(sites, site));
      const first = {
        id: 'start',
        version: '',
        platform: '',
        commit: '',
        at: '',
        integrity: null,
        rendering: null,
      };
      return { releases: [{ ...first, files }], hosting: {} };
    },
    read,
    publish: async (site, folder) => {
      const [place, old] = [path.join(sites, site), path.join(dir, `${site}.old`)];
      await rm(old, { recursive: true, force: true });
      await rename(place, old);
      await rename(folder, place);
      await rm(old, { recursive: true, force: true });
    },
    served: (site) => {
      const hosting = readHostingSites().find(({ target }) => target === site);
      if (!hosting) throw new Error(`firebase.json has no hosting target ${site}`);
      return withSecurityHeaders(hosting, localOrigins(ports));
    },
    lock: fileRecord(path.join(dir, 'deploy-lock')),
    missingSites: null,
    keepMaps: keepInBucket(storageBucket, {
      origin: `http://127.0.0.1:${ports.storage}`,
      token: async () => 'owner', // as its emulator calls whom no rule binds
    }),
    functions: null,
    publishServer: null,
  };
}

/**
 * The arguments of a program that works on one remote: `REMOTE … (--project PROJECT | --local)`.
 * @template {import('node:util').ParseArgsOptionsConfig} Options
 * @param {string} usage
 * @param {Options} more options of this program
 * @param {number} mostWords
 * @throws {UserError} with the usage
 */
export async function readOneRemote(usage, more, mostWords) {
  const places = /** @type {const} */ ({ project: { type: 'string' }, local: { type: 'boolean' } });
  const { values, words } = readArguments(usage, { ...more, ...places }, mostWords);
  const [site = '', word] = words;
  const { project, local = false } = /** @type {{ project?: string, local?: boolean }} */ (values);
  const remote = remoteOf(site);
  if (!remote || local !== (project === undefined)) throw new UserError(usage);
  const settings = project === undefined ? null : await readSettings(project);
  return { remote, word, values, settings, target: settings ? projectTarget(settings) : localTarget() };
}
