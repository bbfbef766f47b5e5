/**
 * The clock of a shop that is told what time it is: a file that all of its processes read, and that browsers are given.
 * @module
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** The environment variable with the path of the file. */
export const clockFileVariable = 'MOVED_CLOCK_FILE';

/** Longer than a process goes on with the time before: see moved-date.mjs. */
const noticedMs = 60;

/**
 * @typedef {object} ClockFile
 * @property {number} at what the shop's clock said
 * @property {number} setAt when it was set, by this machine's own clock
 * @property {number} pace of the shop's clock: 0.1 where a second takes ten
 * @property {string} timeZone of the machine, as far as the shop can tell: America/New_York
 */

/** The time by the shop's clock. @param {ClockFile} clock @param {number} trueNow by this machine's own clock */
export function movedTime({ at, setAt, pace }, trueNow) {
  return at + Math.floor((trueNow - setAt) * pace);
}

/**
 * Makes `Date` tell another time than the machine's. Timers go on as before. It is sent to browsers as text, so it uses nothing
 * of this module.
 * @param {(trueNow: number) => number} moved
 */
export function replaceDate(moved) {
  const TrueDate = globalThis.Date;
  const now = () => moved(TrueDate.now());
  globalThis.Date = new Proxy(TrueDate, {
    apply: () => new TrueDate(now()).toString(),
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  TrueDate.prototype.constructor = globalThis.Date;
}

/** @param {ClockFile} clock @returns {string} a script by which a page goes by this clock */
export const pageScript = (clock) =>
  `(${replaceDate})((trueNow) => (${movedTime})(${JSON.stringify(clock)}, trueNow));`;

/**
 * From the answer on all processes of the shop go by the new time. It goes on from there.
 * @param {string} file
 * @param {{ at: number, timeZone: string, pace?: number }} time
 * @returns {Promise<ClockFile>}
 * @throws {Error} for a time before the present one: what a server keeps for ten minutes would stay for ever
 */
export async function moveClock(file, { at, timeZone, pace = 1 }) {
  const before = await readFile(file, 'utf8').catch(() => null); // the first time
  const setAt = Date.now();
  if (before !== null && at < movedTime(JSON.parse(before), setAt))
    throw new Error(`The clock of a shop goes forward only, not to ${new Date(at).toISOString()}`);
  /** @type {ClockFile} */
  const clock = { at, setAt, pace, timeZone };
  const draft = `${file}.draft`;
  await writeFile(draft, JSON.stringify(clock));
  await rename(draft, file);
  await sleep(noticedMs);
  return clock;
}
