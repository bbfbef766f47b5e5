import { createRequire } from 'node:module';

/**
 * One picture of the Fluent emoji set (MIT, see LICENSE-fluent-emoji.txt) as an SVG group, if wanted in other colours.
 *
 * @typedef {object} Tone How the colours of a drawing are moved, so that one onion serves white and red onions.
 * @property {number} [hue] Degrees added to every hue.
 * @property {number} [saturation] Factor on the saturation (1 = as drawn).
 * @property {number} [lightness] Factor on the lightness (1 = as drawn).
 * @property {[number, number]} [only] Move only hues from the first to the second (degrees; may pass through 360).
 *
 * @typedef {object} ItemOptions
 * @property {number} [rotate] Degrees, clockwise.
 * @property {boolean} [flip] Mirrored left to right.
 * @property {Tone} [tone]
 */

/** @type {{ icons: Record<string, { body: string } | undefined> }} */
const { icons } = createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json');

/**
 * @param {string} name Name in the Fluent emoji set, for example `red-apple`.
 * @param {number} x Centre in picture units (a picture is 200 x 200).
 * @param {number} y
 * @param {number} size Side of the square that it fills.
 * @param {ItemOptions} [options]
 * @returns {string} SVG
 * @throws {Error} when the set has no such name
 */
export function emoji(name, x, y, size, { rotate = 0, flip = false, tone = {} } = {}) {
  const body = icons[name]?.body;
  if (!body) throw new Error(`The emoji set has no '${name}'.`);
  const scale = size / 32;
  const transform =
    `translate(${round(x)} ${round(y)}) rotate(${rotate}) ` +
    `scale(${round(flip ? -scale : scale)} ${round(scale)}) translate(-16 -16)`;
  return `<g transform="${transform}">${recolour(ownIds(body, name, tone), tone)}</g>`;
}

/**
 * Gradient ids repeat across emoji. Naming them after the emoji and its tone keeps a picture's text the same from
 * run to run (its hash is its name in Storage); two copies of one emoji define the same gradient twice, which is harmless.
 *
 * @param {string} body @param {string} name @param {Tone} tone
 */
function ownIds(body, name, tone) {
  const { hue = 0, saturation = 1, lightness = 1, only = [] } = tone;
  const prefix = [name, hue, saturation, lightness, ...only].join('_');
  return body
    .replaceAll(/\sid="([^"]+)"/g, ` id="${prefix}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}-$1"`);
}

/**
 * Moves every colour of an SVG text.
 *
 * @param {string} svg @param {Tone} tone @returns {string}
 */
export function recolour(svg, { hue = 0, saturation = 1, lightness = 1, only = [0, 360] }) {
  if (hue === 0 && saturation === 1 && lightness === 1) return svg;
  return svg.replaceAll(/(fill|stroke|stop-color)="#([0-9a-fA-F]{3,6})"/g, (asDrawn, attribute, hex) => {
    const [h, s, l] = toHsl(hex);
    const [from, to] = only;
    if (from <= to ? h < from || h > to : h < from && h > to) return asDrawn;
    return `${attribute}="hsl(${round((h + hue + 720) % 360)},${percent(s * saturation)},${percent(l * lightness)})"`;
  });
}

/** @param {string} hex @returns {[number, number, number]} hue in degrees, saturation and lightness from 0 to 1 */
function toHsl(hex) {
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
  if (r === undefined || g === undefined || b === undefined) throw new Error(`'${hex}' is not a colour.`);
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const spread = high - low;
  const light = (high + low) / 2;
  if (spread === 0) return [0, 0, light];
  const hue = high === r ? (g - b) / spread : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return [(hue * 60 + 360) % 360, spread / (1 - Math.abs(2 * light - 1)), light];
}

/** @param {number} value */
const percent = (value) => `${round(Math.min(1, Math.max(0, value)) * 100)}%`;

/** @param {number} value */
const round = (value) => Math.round(value * 1000) / 1000;
