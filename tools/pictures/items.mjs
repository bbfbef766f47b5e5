import { emoji, recolour } from './emoji.mjs';
import { foods } from './foods.mjs';
import { produce } from './produce.mjs';

/** @typedef {import('./emoji.mjs').ItemOptions} ItemOptions */

/** Colours of the emoji set that no shop has: its tomatoes are magenta. @type {Record<string, import('./emoji.mjs').Tone>} */
const truer = { tomato: { hue: 19, only: [320, 352] } };

/**
 * One thing: drawn by us where we have it, else from the emoji set.
 *
 * @param {string} name
 * @param {number} x Centre in picture units.
 * @param {number} y
 * @param {number} size Side of the square that it fills.
 * @param {ItemOptions} [options]
 * @returns {string} SVG
 * @throws {Error} when neither has it
 */
export function item(name, x, y, size, options = {}) {
  const drawing = produce[name] ?? foods[name];
  if (drawing === undefined) return emoji(name, x, y, size, { tone: truer[name] ?? {}, ...options });
  const { rotate = 0, flip = false, tone = {} } = options;
  const scale = size / 100;
  return `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${flip ? -scale : scale} ${scale})">${recolour(drawing, tone)}</g>`;
}
