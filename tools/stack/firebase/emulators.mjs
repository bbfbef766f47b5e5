/**
 * Starts and stops the emulators' process of a stack (tools/emulators/emulators-process.mjs).
 * @module
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { openSync, closeSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endProcess, isRunning } from '../../base/processes/end-process.mjs';
import { run } from '../../base/run.mjs';
import { UserError } from '../../base/user-error.mjs';

const program = fileURLToPath(new URL('../../emulators/emulators-process.mjs', import.meta.url));
const startTimeoutMs = 120_000;
/** Longer than the process's own limits for the last requests, saving and stopping. */
const stopTimeoutMs = 65_000;
const previousRunTimeoutMs = stopTimeoutMs;
const pidFile = 'emulators.pid';
/** They live for minutes on few cores: what Java's optimising compiler and its parallel collector cost never comes back. */
const javaOptions = '-XX:+UseSerialGC -XX:TieredStopAtLevel=1';

/** @typedef {import('../../emulators/messages.mjs').EmulatorOptions} EmulatorOptions */
/** @typedef {import('../../emulators/messages.mjs').FromEmulators} FromEmulators */

/**
 * @typedef {object} Emulators
 * @property {Promise<string[]>} ready names of the loaded functions; rejects with a UserError if they do not start
 * @property {() => void} keepData from now on the data is worth saving at the end
 * @property {() => Promise<void>} settle waits until triggers have done what recent writes ask of them
 * @property {(dir: string) => Promise<void>} saveData saves there at once
 * @property {() => Promise<void>} runSchedules starts each scheduled function now, and waits for their ends
 * @property {() => Promise<void>} stop saves what is worth it and ends
 * @property {() => void} abandon ends at once without saving
 * @property {Promise<string>} crashed settles with one sentence if they end without having been stopped
 */

/**
 * Returns as soon as their process runs.
 * @param {EmulatorOptions} options
 * @param {{ jarsDir: string, logFile: string, functionsEnv: Record<string, string> }} where `functionsEnv`: what
 *   functions find in their environment besides
 * @returns {Promise<Emulators>}
 */
export async function launchEmulators(options, { jarsDir, logFile, functionsEnv }) {
  await mkdir(options.stateDir, { recursive: true });
  const temporaryDir = temporaryDirOf(options.stateDir);
  await rm(temporaryDir, { recursive: true, force: true });
  await mkdir(temporaryDir);
  const env = await emulatorEnvironment(options.stateDir, jarsDir, temporaryDir);
  const output = openSync(logFile, 'w');
  const child = fork(program, [JSON.stringify(options)], {
    env: { ...env, ...functionsEnv },
    // a group of its own: Ctrl-C in the terminal must reach only the stack, which then stops this in order
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
    execArgv: [],
  });
  closeSync(output);
  await writeFile(path.join(options.stateDir, pidFile), String(child.pid));
  /** @type {Set<number>} */
  const spawned = new Set();
  const exited = once(child, 'exit')
    .then(() => endProcess(child, spawned))
    .then(() => rm(temporaryDir, { recursive: true, force: true }));
  const abandon = () => {
    if (isRunning(child)) endProcess(child, spawned);
  };
  let stopping = false;

  /** @type {Promise<string[]>} */
  const ready = new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ sentence) => reject(new UserError(sentence, { log: logFile }));
    child.on('message', (/** @type {FromEmulators} */ message) => {
      if (message.type === 'spawned') spawned.add(message.pid);
      if (message.type === 'ended') spawned.delete(message.pid);
      if (message.type === 'ready') resolve(message.functions);
      if (message.type === 'failed') fail(`The emulators do not start: ${oneSentence(message.message)}`);
    });
    setTimeout(() => fail('The emulators did not start in time.'), startTimeoutMs).unref();
    void exited.then(() => fail('The emulators ended while starting.'));
  });
  ready.catch(() => {}); // whoever waits for it hears; a stop before that must not count as unhandled

  /** @param {import('../../emulators/messages.mjs').ToEmulators} message */
  const tell = (message) => {
    if (child.connected) child.send(message);
  };
  return {
    ready,
    abandon,
    keepData: () => tell({ type: 'keep' }),
    settle: () => askTo(child, { type: 'settle' }),
    saveData: (dir) => askTo(child, { type: 'save', dir }),
    runSchedules: () => askTo(child, { type: 'runSchedules' }),
    stop: async () => {
      stopping = true;
      tell({ type: 'stop' });
      const timer = setTimeout(abandon, stopTimeoutMs);
      await exited;
      clearTimeout(timer);
    },
    crashed: new Promise((resolve) => {
      void exited.then(() => {
        if (!stopping) resolve(`The emulators ended unexpectedly. Details: ${logFile}`);
      });
    }),
  };
}

/**
 * After a crash of a stack its emulators go on for a moment to save their data: wait for them.
 * @param {string} stateDir
 */
export async function waitForPreviousEmulators(stateDir) {
  const text = await readFile(path.join(stateDir, pidFile), 'utf8').catch(() => ''); // there was no run
  const giveUpAt = Date.now() + previousRunTimeoutMs;
  while (text !== '' && Date.now() < giveUpAt) {
    const { stdout } = await run('ps', ['-o', 'args=', '-p', text], { timeoutMs: 5000 });
    if (!stdout.includes(path.basename(program))) return; // ended, or the number is another program's by now
    await sleep(200);
  }
}

/** @param {string} text */
function oneSentence(text) {
  const first = text.trim().split('\n')[0] ?? '';
  return /[.!?]$/.test(first) ? first : `${first}.`;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Extract<import('../../emulators/messages.mjs').ToEmulators, { type: import('../../emulators/messages.mjs').Task }>} task
 * @returns {Promise<void>}
 */
function askTo(child, task) {
  return new Promise((resolve, reject) => {
    child.on('message', (/** @type {FromEmulators} */ message) => {
      if (message.type !== 'done' || message.task !== task.type) return;
      if (message.error === null) resolve();
      else reject(new Error(message.error));
    });
    child.once('exit', () => reject(new Error(`The emulators ended before they could ${task.type}`)));
    child.send(task);
  });
}

/**
 * Where the emulators keep the hub's address, uploaded pictures and sockets while they run. They have fixed names there: of two
 * stacks side by side in one folder, the one that stops first would delete the pictures of the other. It is not in the stack's own
 * folder, because paths of sockets have at most 103 bytes.
 * @param {string} stateDir
 */
function temporaryDirOf(stateDir) {
  const name = createHash('sha256').update(stateDir).digest('hex').slice(0, 8);
  return path.join(os.tmpdir(), `basket-${name}`);
}

/**
 * @param {string} stateDir
 * @param {string} jarsDir
 * @param {string} temporaryDir
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function emulatorEnvironment(stateDir, jarsDir, temporaryDir) {
  const configHome = path.join(stateDir, 'config');
  await mkdir(path.join(configHome, 'configstore'), { recursive: true });
  // no usage statistics, no message of the day; also keeps a developer's own firebase login out of local runs
  const settings = JSON.stringify({ motd: { fetched: 4_102_444_800_000 }, usage: false });
  await writeFile(path.join(configHome, 'configstore', 'firebase-tools.json'), settings);
  const { GOOGLE_APPLICATION_CREDENTIALS: _credentials, ...inherited } = process.env;
  return {
    ...inherited,
    FIREBASE_EMULATORS_PATH: jarsDir,
    TMPDIR: temporaryDir,
    TEMP: temporaryDir, // Windows
    XDG_CONFIG_HOME: configHome,
    IS_FIREBASE_CLI: 'true', // prints its log
    METADATA_SERVER_DETECTION: 'none', // do not look for Google's machines
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true', // reads the functions from a file, 4 s faster than by HTTP
    FUNCTIONS_DISCOVERY_TIMEOUT: '60', // seconds; the usual 10 are too few while a build keeps all cores busy
    JAVA_TOOL_OPTIONS: [process.env.JAVA_TOOL_OPTIONS, javaOptions].filter(Boolean).join(' '),
    NODE_OPTIONS: [process.env.NODE_OPTIONS, '--enable-source-maps'].filter(Boolean).join(' '),
    NO_PROXY: [process.env.NO_PROXY ?? process.env.no_proxy, 'localhost', '127.0.0.1']
      .filter(Boolean)
      .join(','),
  };
}
