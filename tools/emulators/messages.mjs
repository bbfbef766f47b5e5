/**
 * The messages between a stack and its emulators' process, over Node's process channel.
 *
 * @typedef {object} EmulatorOptions how a stack wants its emulators, given as JSON in the first parameter
 * @property {string} configFile a firebase.json with this stack's ports
 * @property {string} projectId
 * @property {string[]} only emulators to start
 * @property {string} stateDir working folder for logs and temporary files
 * @property {string | null} importDir data to begin with
 * @property {string | null} saveDir where data is saved at the end, if it is to last
 * @property {boolean} scheduler whether scheduled functions are started
 *
 * @typedef {{ type: 'keep' }} Keep from now on the data is worth saving (demo data is complete)
 * @typedef {{ type: 'settle' }} Settle wait until functions have nothing to do, and answer with `done`
 * @typedef {{ type: 'save', dir: string }} Save save there now, and answer with `done`
 * @typedef {{ type: 'runSchedules' }} RunSchedules start each scheduled function now, and answer with `done` when all have ended
 * @typedef {{ type: 'stop' }} Stop end, after saving what is worth it
 * @typedef {Keep | Settle | Save | RunSchedules | Stop} ToEmulators
 * @typedef {'settle' | 'save' | 'runSchedules'} Task what is answered with `done`
 *
 * @typedef {{ type: 'spawned', pid: number }} Spawned a process was started; to clean up after a crash
 * @typedef {{ type: 'ended', pid: number }} Ended it has ended: the number may be another program's from now on
 * @typedef {{ type: 'ready', functions: string[] }} Ready
 * @typedef {{ type: 'failed', message: string }} Failed one sentence; the process ends by itself
 * @typedef {{ type: 'done', task: Task, error: string | null }} Done
 * @typedef {Spawned | Ended | Ready | Failed | Done} FromEmulators
 * @module
 */

export {};
