/**
 * The whole local stack as one object: emulators, functions, seed, sites. `npm start`, `npm run dev`,
 * `npm run stack` and the tests all start it here.
 * @module
 */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { findEmulators } from '../emulators/find.mjs';
import { chooseFirestoreFor } from '../emulators/firebase-tools.mjs';
import { forgetData, recoverData } from '../emulators/saved-data.mjs';
import { parsePortOffset, portsAt, stackPortNames } from '../base/ports.mjs';
import { buildIfStale } from './build/build-if-stale.mjs';
import { Cleanup } from '../base/processes/cleanup.mjs';
import { startControlServer } from './control/control-server.mjs';
import { launchDevServers } from './sites/dev-stack.mjs';
import { launchEmulators, waitForPreviousEmulators } from './firebase/emulators.mjs';
import { startGateway } from './firebase/gateway.mjs';
import { functionsEnvironment, siteUrl, stackEnvironment } from './environment.mjs';
import { writeFirebaseConfig } from './firebase/firebase-config.mjs';
import { functionsOutput } from './build/build-functions.mjs';
import { composeFunctions } from './firebase/functions-content.mjs';
import { ensureJava } from '../base/machine/java.mjs';
import { stackPaths } from '../base/paths.mjs';
import { assertPortsFree } from '../base/machine/port-check.mjs';
import { silentProgress } from '../base/progress.mjs';
import { projectId, siteNames } from '../base/project.mjs';
import { startSeeded } from './firebase/seeded-shop.mjs';
import { writeDemoData } from './firebase/seeding.mjs';
import { composeSites, localConfig, localManifest } from './sites/site-content.mjs';
import { startSiteServers } from './sites/site-servers.mjs';
import { UserError } from '../base/user-error.mjs';

/** @typedef {import('../base/project.mjs').SiteName} SiteName */
/** @typedef {'auth' | 'firestore' | 'functions' | 'storage' | 'tasks' | 'eventarc'} EmulatorName */

/** @type {readonly EmulatorName[]} */
const emulatorNames = Object.freeze(['auth', 'firestore', 'functions', 'storage', 'tasks', 'eventarc']);

/**
 * @typedef {object} StackOptions
 * @property {number} [portOffset] defaults to PORT_OFFSET
 * @property {boolean} [persist] data lasts between starts (default: a fresh stack that leaves nothing)
 * @property {boolean} [fresh] with `persist`: begin anew
 * @property {boolean} [dev] webpack dev servers instead of the built sites
 * @property {boolean} [seed] fill fresh emulators with demo data (default true)
 * @property {string | null} [seededDir] of a seeded shop that several stacks begin with, see firebase/seeded-shop.mjs (default: null)
 * @property {readonly SiteName[]} [sites] sites to serve (default all)
 * @property {readonly EmulatorName[]} [only] emulators to start (default all)
 * @property {boolean} [scheduler] start scheduled functions as Cloud Scheduler would (default true)
 * @property {import('../base/progress.mjs').Progress} [progress]
 * @property {AbortSignal} [signal] ends the start and stops what has been started
 */

/**
 * @typedef {object} Stack
 * @property {string} url where the shop is
 * @property {import('../base/ports.mjs').Ports} ports
 * @property {Record<string, string>} env for programs that use the stack, see environment.mjs
 * @property {import('../base/paths.mjs').StackPaths} paths
 * @property {() => Promise<void>} stop saves data that is to last, then ends everything
 * @property {() => void} abandon for someone who cannot wait for `stop`: ends without saving
 * @property {(site: SiteName) => Promise<void>} killSite connections to the site are refused from now on
 * @property {(site: SiteName) => Promise<void>} restoreSite the site is back on its port
 * @property {() => Promise<void>} runSchedules starts each scheduled function now, and waits for their ends
 * @property {Promise<string>} crashed settles with one sentence if a part ends by itself
 */

/** @typedef {Required<Omit<StackOptions, 'signal'>> & Pick<Stack, 'ports' | 'paths'>} Plan */

/**
 * @param {StackOptions} [options]
 * @returns {Promise<Stack>}
 * @throws {UserError} with a sentence for the person at the terminal; nothing is left running then
 */
export async function startStack({ signal, ...options } = {}) {
  const plan = completePlan(options);
  const cleanup = new Cleanup();
  const interrupt = () => void cleanup.run().catch(() => {}); // the run that is awaited below reports failures
  signal?.addEventListener('abort', interrupt, { once: true });
  try {
    signal?.throwIfAborted();
    return await start(plan, cleanup);
  } catch (error) {
    await cleanup.run().catch((failure) => {
      throw new AggregateError(
        [error, failure],
        'A start failed, and what it had started could not be stopped',
      );
    });
    throw signal?.aborted ? new UserError('Stopped before it was ready.', { cause: error }) : error;
  } finally {
    signal?.removeEventListener('abort', interrupt);
  }
}

/** @param {Omit<StackOptions, 'signal'>} options @returns {Plan} */
function completePlan({ portOffset = parsePortOffset(process.env.PORT_OFFSET), ...options }) {
  const ports = portsAt(portOffset);
  return {
    portOffset,
    ports,
    paths: stackPaths(portOffset),
    persist: options.persist ?? false,
    fresh: options.fresh ?? false,
    dev: options.dev ?? false,
    seed: options.seed ?? true,
    seededDir: options.seededDir ?? null,
    sites: options.sites ?? siteNames,
    only: options.only ?? emulatorNames,
    scheduler: options.scheduler ?? true,
    progress: options.progress ?? silentProgress,
  };
}

/** @param {Plan} plan @param {Cleanup} cleanup @returns {Promise<Stack>} */
async function start(plan, cleanup) {
  const { ports, paths, progress, portOffset } = plan;
  const control = await startControlServer(ports.control);
  cleanup.add(control.stop);
  await waitForPreviousEmulators(paths.firebase);
  const others = stackPortNames.filter((name) => name !== 'control').map((name) => [name, ports[name]]);
  await assertPortsFree(Object.fromEntries(others));
  await mkdir(paths.logs, { recursive: true });
  const jars = await progress.step('Emulators found', async (note) => {
    chooseFirestoreFor(await ensureJava({ onInstall: () => progress.say('  Installing Java…') }));
    const found = await findEmulators({
      onDownload: () => progress.say('  Downloading the emulators, 120 MB…'),
      onInstall: () => progress.say('  Installing a Java compiler…'),
    });
    note(`from ${found.source}`);
    return found;
  });
  if (plan.only.includes('functions')) {
    await progress.step('Functions built', (note) => buildIfStale(['functions'], { ...plan, cleanup, note }));
    await composeFunctions(paths.functions);
  }
  const sandbox = plan.only.includes('functions') ? await startGateway(plan, cleanup) : undefined;
  const [emulators, sites] = await Promise.all([
    startEmulators(plan, cleanup, jars.dir, sandbox?.gateway),
    startSites(plan, cleanup),
  ]);
  const env = stackEnvironment(ports, portOffset);
  const stack = {
    url: siteUrl(ports),
    ports,
    env,
    paths,
    stop: () => cleanup.run(),
    abandon: emulators.abandon,
    killSite: sites.kill,
    restoreSite: sites.restore,
    runSchedules: emulators.runSchedules,
    crashed: Promise.race([emulators.crashed, sites.crashed]),
  };
  control.expose(stack);
  return stack;
}

/** @param {Plan} plan @param {Cleanup} cleanup @param {string} jarsDir @param {{ state: object } | undefined} gateway none without functions */
async function startEmulators(plan, cleanup, jarsDir, gateway) {
  const { persist, fresh, paths, progress, seededDir } = plan;
  if (fresh && persist) await forgetData(paths.data);
  const hasData = persist && (await recoverData(paths.data));
  const run = (/** @type {string | null} */ importDir) =>
    progress.step('Emulators started', (note) =>
      runEmulators({ ...plan, hasData, importDir, jarsDir, cleanup, note }),
    );
  const seed = async () => {
    const emulators = await run(null);
    await progress.step('Demo data written', () => writeDemoData(plan, cleanup));
    await progress.step('Catalogue published', emulators.settle); // by triggers
    // Schedules come within the hour; until then the dashboard's chart would lack most days.
    await progress.step('Figures counted', emulators.runSchedules);
    return emulators;
  };
  const needsSeed = plan.seed && !hasData;
  const start = () => (seededDir === null ? seed() : startSeeded(seededDir, gateway, { seed, begin: run }));
  const emulators = await (needsSeed ? start() : run(hasData ? paths.data : null));
  emulators.keepData();
  if (needsSeed && persist) await emulators.saveData(paths.data); // seeding takes longer than saving: do it once only
  return emulators;
}

/**
 * @param {Plan & { hasData: boolean, importDir: string | null, jarsDir: string, cleanup: Cleanup, note: (text: string) => void }} plan
 * @returns {Promise<import('./firebase/emulators.mjs').Emulators>}
 */
async function runEmulators({
  persist,
  dev,
  paths,
  ports,
  only,
  scheduler,
  hasData,
  importDir,
  jarsDir,
  cleanup,
  note,
}) {
  // during development the emulator must notice every new bundle
  const functionsDir = dev ? functionsOutput : paths.functions;
  const options = {
    configFile: await writeFirebaseConfig({ configDir: paths.firebase, functionsDir }, ports),
    projectId,
    only: [...only],
    stateDir: paths.firebase,
    importDir,
    saveDir: persist ? paths.data : null,
    scheduler,
  };
  const emulators = await launchEmulators(options, {
    jarsDir,
    logFile: path.join(paths.logs, 'emulators.log'),
    functionsEnv: functionsEnvironment(ports),
  });
  cleanup.add(emulators.stop);
  const functions = await emulators.ready;
  note(
    [only.includes('functions') && `${functions.length} functions`, hasData && 'your data']
      .filter(Boolean)
      .join(', '),
  );
  return emulators;
}

/**
 * @param {Plan} plan
 * @param {Cleanup} cleanup
 * @returns {Promise<{ kill: Stack['killSite'], restore: Stack['restoreSite'], crashed: Promise<string> }>}
 */
async function startSites(plan, cleanup) {
  const { paths, ports, sites, progress } = plan;
  if (plan.dev) return startDevSites(plan, cleanup);
  /** @type {Promise<string>} */
  const crashed = new Promise(() => {}); // served by this process
  if (sites.length === 0) return { kill: noSite, restore: noSite, crashed };
  await progress.step('Shell and remotes built', (note) => buildIfStale(sites, { ...plan, cleanup, note }));
  await composeSites(paths.sites, ports, sites);
  if (!plan.persist) cleanup.add(() => rm(paths.sites, { recursive: true, force: true }));
  const servers = await startSiteServers(paths.sites, ports, sites);
  cleanup.add(servers.stop);
  return { ...servers, crashed };
}

/** @param {Plan} plan @param {Cleanup} cleanup */
async function startDevSites({ paths, ports, sites, progress }, cleanup) {
  const options = {
    apps: sites.map((name) => ({ name, port: ports[name], alone: false })),
    functionsPort: ports.functions,
    files: {
      '/remotes.json': await localManifest(ports, []),
      '/config.json': localConfig(ports),
    },
    watchFunctions: true,
  };
  const servers = launchDevServers(options, {
    logFile: path.join(paths.logs, 'dev-servers.log'),
    onProblem: (text) => progress.say(`\n${text}\n`),
  });
  cleanup.add(servers.stop);
  await progress.step('Dev servers started', () => servers.ready);
  return { kill: noSite, restore: noSite, crashed: servers.crashed };
}

/** @type {Stack['killSite']} */
async function noSite(site) {
  throw new Error(`${site} is not served from its build by this stack: it cannot be switched off and on`);
}
