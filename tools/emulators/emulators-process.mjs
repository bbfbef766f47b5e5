/**
 * The process that runs firebase-tools' emulators for one stack (tools/stack/firebase/emulators.mjs starts it). It is apart
 * from the stack so that a crash of either can be cleaned up by the other: this one ends by itself, saving the data,
 * when the stack's process has gone.
 * @module
 */
import childProcess from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { applyCorrections, guardServers } from './corrections/index.mjs';
import { FrontDoor } from './front-door.mjs';
import { loadFirebaseTools as load, requireFromFirebaseTools as requireFrom } from './firebase-tools.mjs';
import { draftOf, replaceWithDraft } from './saved-data.mjs';
import { startTicker } from './schedule-ticker.mjs';

/** An operation gives up after 9 s. */
const lastRequestsTimeoutMs = 10_000;
const saveTimeoutMs = 25_000;
/** The functions emulator waits a minute for running functions; a person at Ctrl-C does not. */
const shutdownTimeoutMs = 6000;

/** @type {import('./messages.mjs').EmulatorOptions} */
const options = JSON.parse(process.argv[2] ?? '{}');
let worthSaving = options.importDir !== null;
let started = false;
let stopping = false;
/** Nothing to start without a scheduler. */
let ticker = { stop: () => {}, runAll: async () => {} };
const frontDoor = new FrontDoor();
/** @type {Set<number>} */
const spawned = new Set();

/** @param {import('./messages.mjs').FromEmulators} message */
function tell(message) {
  if (process.connected) process.send?.(message);
}

/** @param {string} line */
function log(line) {
  console.log(`[stack] ${line}`);
}

/** Java runs in process groups of its own, so killing this process's group would leave it behind. */
function watchSpawnedProcesses() {
  const { spawn } = childProcess;
  /** @param {any[]} parameters */
  const watching = (...parameters) => {
    const child = Reflect.apply(spawn, childProcess, parameters);
    const { pid } = child;
    if (pid !== undefined) {
      spawned.add(pid);
      child.once('exit', (/** @type {number | null} */ code, /** @type {string | null} */ signal) => {
        spawned.delete(pid);
        tell({ type: 'ended', pid });
        // firebase-tools goes on without an emulator that was killed, for example for want of memory
        if (child.spawnfile === 'java' && code !== 0 && !stopping) fail(`Java ended with ${signal ?? code}`);
      });
      tell({ type: 'spawned', pid });
    }
    return child;
  };
  Reflect.set(childProcess, 'spawn', watching);
}

async function start() {
  watchSpawnedProcesses();
  guardServers({ load, requireFrom }, (server) => frontDoor.guard(server));
  process.chdir(options.stateDir);
  applyCorrections({ load, requireFrom });
  load('logger').useConsoleLoggers(); // the log of the stack, where operations write their lines
  const { Command } = load('command');
  const controller = load('emulator/controller');
  const startOptions = {
    project: options.projectId,
    config: options.configFile,
    only: options.only.join(','),
    nonInteractive: true,
    ...(options.importDir !== null && { import: options.importDir }),
  };
  await new Command('emulators:start').prepare(startOptions);
  const { configError } = /** @type {{ configError?: Error }} */ (startOptions);
  if (configError) throw configError;
  await controller.startAll(startOptions, false);
  await checkRules();
  const functions = checkFunctions();
  if (options.scheduler && options.only.includes('functions')) startScheduler();
  started = true;
  tell({ type: 'ready', functions });
}

/** @param {string} name @returns {any} a running emulator, or undefined */
function emulator(name) {
  return load('emulator/registry').EmulatorRegistry.get(name);
}

/** The emulators only warn about rules that do not compile, and then deny or allow everything. */
async function checkRules() {
  const firestore = emulator('firestore');
  if (firestore) {
    if (!firestore.args.rules) throw new Error('firestore.rules is missing'); // the emulator would allow everything
    /** @type {{ severity: string, description: string, sourcePosition?: { line?: number } }[]} */
    const issues = await firestore.updateRules(await readFile(firestore.args.rules, 'utf8'));
    const error = issues.find((issue) => issue.severity === 'ERROR');
    if (error)
      throw new Error(`firestore.rules, line ${error.sourcePosition?.line ?? '?'}: ${error.description}`);
  }
  const storage = emulator('storage');
  if (storage && storage.rulesManager.getRuleset() === undefined)
    throw new Error('storage.rules does not compile');
}

/** @returns {string[]} names; the emulator only logs that the bundle does not load */
function checkFunctions() {
  const functions = emulator('functions');
  if (!functions) return [];
  const names = functions.getTriggerDefinitions().map((/** @type {{ name: string }} */ { name }) => name);
  if (names.length === 0) throw new Error('The functions do not load');
  return names;
}

function startScheduler() {
  const functions = emulator('functions');
  const { host, port } = functions.getInfo();
  ticker = startTicker({
    log: (line) => log(`schedule ${line}`),
    list: () =>
      functions
        .getTriggerDefinitions()
        .filter((/** @type {any} */ { schedule }) => schedule?.schedule)
        .map((/** @type {any} */ definition) => ({
          name: definition.name,
          region: definition.region,
          schedule: definition.schedule.schedule,
          trigger: functions.getTriggerKey(definition).slice(definition.region.length + 1),
        })),
    invoke: async ({ name, region, trigger }) => {
      const url = `http://${host}:${port}/${options.projectId}/${region}/${trigger}`;
      const headers = {
        'x-cloudscheduler-jobname': name,
        'x-cloudscheduler-scheduletime': new Date().toISOString(),
      };
      const response = await fetch(url, { method: 'POST', headers });
      if (!response.ok) throw new Error(`answer ${response.status}`);
    },
  });
}

/**
 * Waits until functions have had nothing to do for a moment: triggers come a little after what sets them off.
 * @param {{ quietMs: number, limitMs: number }} patience
 */
async function settle({ quietMs, limitMs }) {
  const queue = emulator('functions')?.workQueue;
  if (!queue) return;
  const begin = Date.now();
  let quietSince = begin;
  while (Date.now() - quietSince < quietMs && Date.now() - begin < limitMs) {
    await sleep(50);
    if (queue.isWorking()) quietSince = Date.now();
  }
}

/** @param {string | null} dir */
async function save(dir) {
  if (dir === null) return;
  const { HubExport } = load('emulator/hubExport');
  const exporting = new HubExport(options.projectId, {
    path: draftOf(dir),
    initiatedBy: 'stack',
  });
  await exporting.exportAll();
  await replaceWithDraft(dir);
}

/** @param {number} code */
async function stop(code) {
  if (stopping) return;
  stopping = true;
  ticker.stop();
  // never half of an import
  if (worthSaving && started) await saveInTime();
  setTimeout(() => endNow(code), shutdownTimeoutMs).unref();
  await load('emulator/controller').cleanShutdown();
  endNow(code);
}

/** Ends what comes from outside: whoever gets an answer finds in the saved data what the answer says. */
async function closeDoors() {
  const portOf = (/** @type {string} */ name) => emulator(name)?.getInfo().port;
  const ofFunctions = `/${options.projectId}/`; // triggers, which other emulators set off, come by another path
  await frontDoor.close(
    (port, { url }) => port === portOf('functions') && url?.startsWith(ofFunctions) === true,
    lastRequestsTimeoutMs,
  );
  await settle({ quietMs: 200, limitMs: 3000 });
  // Functions used these until now. Saving is a GET at one and an internal address at the other.
  const others = [portOf('auth'), portOf('storage')];
  await frontDoor.close(
    (port, { method, url }) => others.includes(port) && method !== 'GET' && !url?.startsWith('/internal/'),
    lastRequestsTimeoutMs,
  );
}

/** The last good data stays where it is if this does not work out. */
async function saveInTime() {
  const late = sleep(saveTimeoutMs, undefined, { ref: false }).then(() => {
    throw new Error(`not done after ${saveTimeoutMs} ms`);
  });
  try {
    await closeDoors();
    await Promise.race([save(options.saveDir), late]);
  } catch (error) {
    log(`The data was not saved: ${error instanceof Error ? error.stack : error}`);
  }
}

/** @param {number} code */
function endNow(code) {
  for (const pid of spawned) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      log(`Process ${pid} had ended already: ${error}`);
    }
  }
  process.exit(code);
}

/** @param {unknown} error */
function fail(error) {
  log(error instanceof Error ? `${error.stack}` : `${error}`);
  tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  void stop(1);
}

/** @param {import('./messages.mjs').Task} task @param {Promise<void>} work */
function report(task, work) {
  work.then(
    () => tell({ type: 'done', task, error: null }),
    (error) => tell({ type: 'done', task, error: String(error) }),
  );
}

process.on('message', (/** @type {import('./messages.mjs').ToEmulators} */ message) => {
  if (message.type === 'keep') worthSaving = true;
  if (message.type === 'stop') void stop(0);
  if (message.type === 'settle') report('settle', settle({ quietMs: 1000, limitMs: 60_000 }));
  if (message.type === 'save') report('save', save(message.dir));
  if (message.type === 'runSchedules') report('runSchedules', ticker.runAll());
});
process.on('disconnect', () => void stop(0));
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => void stop(0));
}

start().catch(fail);
