/**
 * Repeatable random numbers: the demo shop has the same history on every machine.
 *
 * @typedef {object} Chance
 * @property {(below: number) => number} int Whole number from 0 up to, not including, `below`.
 * @property {<T>(items: readonly T[]) => T} pick
 * @property {(percent: number) => boolean} percent True in that many of a hundred draws.
 * @property {() => string} id 20 letters and digits, as Firestore's own ids.
 */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** @param {number} start @returns {Chance} */
export function chanceFrom(start) {
  let state = start >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (/** @type {number} */ below) => Math.floor(next() * below);
  return {
    int,
    pick: (items) => {
      const picked = items[int(items.length)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
    percent: (percent) => next() * 100 < percent,
    id: () => Array.from({ length: 20 }, () => letters[int(letters.length)]).join(''),
  };
}
