/** Loose goods: alone, in groups, in crates, bowls, nets, punnets and on trays. */
import { item } from './items.mjs';
import { ball, box, disc, flat, ground, lifted, line, solid, standing } from './shapes.mjs';

/** @typedef {import('./emoji.mjs').ItemOptions} ItemOptions */
/** @typedef {[name: string, x: number, y: number, size: number, options?: ItemOptions]} Placed */

/** @param {Placed[]} items back to front @returns {string} each parted from the one behind by a soft shadow */
export const group = (items) => items.map((placed) => lifted(item(...placed))).join('');

/** @param {Placed[]} placed */
const items = (placed) => placed.map((one) => item(...one)).join('');

/** `lean`: where it stands, as a part of its size below its centre. */
/** @param {string} name @param {number} [size] @param {ItemOptions & { y?: number, shadow?: number, lean?: number }} [options] */
export const one = (name, size = 136, { y = 102, shadow = 52, lean = 0.48, ...options } = {}) =>
  ground(shadow, Math.round(y + size * lean)) + item(name, 100, y, size, options);

/** @param {string} name @param {number} [size] @param {ItemOptions} [options] */
export const two = (name, size = 104, options = {}) =>
  ground(70, 164) +
  group([
    [name, 72, 96, size * 0.94, { rotate: -12, ...options }],
    [name, 124, 110, size, { rotate: 10, ...options }],
  ]);

/** @param {string} name @param {number} [size] @param {ItemOptions} [options] */
export const three = (name, size = 92, options = {}) =>
  ground(76, 168) +
  group([
    [name, 64, 104, size * 0.92, { rotate: -14, ...options }],
    [name, 138, 102, size * 0.92, { rotate: 16, ...options }],
    [name, 100, 122, size, { rotate: 2, ...options }],
  ]);

/** A pyramid of six. @param {string} name @param {number} [size] @param {ItemOptions} [options] */
export const pile = (name, size = 66, options = {}) =>
  ground(82, 170) +
  group([
    [name, 100, 62, size, { rotate: 6, ...options }],
    [name, 76, 98, size, { rotate: -10, ...options }],
    [name, 124, 98, size, { rotate: 14, ...options }],
    [name, 52, 136, size, { rotate: -18, ...options }],
    [name, 148, 136, size, { rotate: 20, ...options }],
    [name, 100, 138, size * 1.08, { rotate: 2, ...options }],
  ]);

/**
 * Leaves on stems that are tied together.
 *
 * @param {string} name @param {{ size?: number, tie?: string, stem?: string, tone?: import('./emoji.mjs').Tone }} [options]
 */
export const bundle = (name, { size = 96, tie = '#c94f3b', stem = '#5d9a3a', tone = {} } = {}) =>
  ground(46, 178) +
  line(
    'M66 96Q92 128 84 172M134 96Q108 128 116 172M82 90Q98 128 94 174M118 90Q102 128 106 174M100 96V174',
    stem,
    6,
  ) +
  line('M70 96Q94 128 88 170M114 90Q100 128 103 172', '#fff', 1.5, 0.3) +
  items([
    [name, 60, 74, size * 0.86, { rotate: -30, tone }],
    [name, 140, 74, size * 0.86, { rotate: 28, tone }],
    [name, 80, 60, size, { rotate: -12, tone }],
    [name, 120, 60, size, { rotate: 12, tone }],
    [name, 100, 80, size, { tone }],
  ]) +
  line('M86 140Q100 147 114 140', tie, 9) +
  line('M87 138Q100 145 113 138', '#fff', 2, 0.4);

const slat = (/** @type {number} */ y, /** @type {number} */ inset) =>
  standing(box(24 + inset, y, 152 - 2 * inset, 17, 3), '#c99558') +
  line(`M${34 + inset} ${y + 6}H${90}M${104} ${y + 11}H${160 - inset}`, '#8b5f2c', 1.4, 0.4);
/** A wooden crate with a heap in it. @param {Placed[]} items */
export const crate = (items) =>
  ground(88, 176) +
  flat(box(30, 96, 140, 40), '#7c5326') +
  group(items) +
  slat(118, 0) +
  slat(138, 3) +
  slat(158, 6) +
  standing(box(24, 112, 14, 64, 3), '#b27c3f') +
  standing(box(162, 112, 14, 64, 3), '#b27c3f') +
  [122, 142, 162].map((y) => disc(31, y + 4, 2, '#6b4518') + disc(169, y + 4, 2, '#6b4518')).join('');

/** A heap of one thing for a crate or bowl. @param {string} name @param {number} size @param {ItemOptions} [options] @returns {Placed[]} */
export const heap = (name, size, options = {}) => [
  [name, 100, 72, size, { rotate: 4, ...options }],
  [name, 64, 84, size, { rotate: -16, ...options }],
  [name, 136, 84, size, { rotate: 18, ...options }],
  [name, 48, 104, size, { rotate: -24, ...options }],
  [name, 152, 104, size, { rotate: 26, ...options }],
  [name, 82, 106, size, { rotate: -6, ...options }],
  [name, 118, 106, size, { rotate: 8, ...options }],
];

/** A glazed bowl with a heap in it. @param {string} colour @param {Placed[]} items */
export const bowl = (colour, items) =>
  ground(72, 176) +
  `<ellipse cx="100" cy="116" rx="76" ry="16" fill="${colour}"/><ellipse cx="100" cy="116" rx="70" ry="12" fill="#000" opacity=".35"/>` +
  group(items) +
  solid('M24 116C26 150 56 176 100 176C144 176 174 150 176 116Q100 148 24 116Z', colour) +
  line('M30 124Q100 152 170 124', '#fff', 2.5, 0.45) +
  standing('M70 170H130L124 180H76Z', colour);

/** A net sack with a tag. @param {string} net colour of the net @param {string} name @param {number} size @param {ItemOptions} [options] */
export const netBag = (net, name, size, options = {}) => {
  const sack = 'M82 48Q100 56 118 48C152 62 168 96 164 132Q160 172 100 174Q40 172 36 132C32 96 48 62 82 48Z';
  const mesh = Array.from(
    { length: 10 },
    (_, n) => `M${-40 + n * 24} 30L${60 + n * 24} 190M${240 - n * 24} 30L${140 - n * 24} 190`,
  ).join('');
  return (
    ground(72, 172) +
    `<clipPath id="sack"><path d="${sack}"/></clipPath>` +
    flat(sack, '#f4e7d3') +
    `<g clip-path="url(#sack)">${group([
      [name, 100, 74, size, { ...options }],
      [name, 66, 96, size, { rotate: -12, ...options }],
      [name, 134, 96, size, { rotate: 14, ...options }],
      [name, 60, 136, size, { rotate: -20, ...options }],
      [name, 142, 136, size, { rotate: 16, ...options }],
      [name, 100, 120, size, { rotate: 4, ...options }],
      [name, 100, 150, size, { rotate: -8, ...options }],
    ])}${line(mesh, net, 1.5, 0.75)}</g>` +
    line(sack, net, 3) +
    flat('M78 26Q100 34 122 26L116 50Q100 56 84 50Z', net) +
    line('M82 48Q100 56 118 48', '#f7f2e4', 5) +
    standing('M112 50L146 58L138 84L106 74Z', '#fff8e6') +
    flat('M118 60l20 5-1 4-20-5z', net) +
    flat('M116 67l13 3-1 3-13-3z', net, 0.6)
  );
};

/** A clear punnet. @param {Placed[]} items @param {string} [band] colour of the sleeve */
export const punnet = (items, band = '#3f9a52') =>
  ground(78, 172) +
  flat('M26 92H174L162 168Q161 174 154 174H46Q39 174 38 168Z', '#dfe9ee', 0.85) +
  group(items) +
  flat('M26 92H174L162 168Q161 174 154 174H46Q39 174 38 168Z', '#fff', 0.22) +
  line('M40 104L48 160M150 104L146 150', '#fff', 5, 0.55) +
  solid('M33 128H167L163 156H37Z', band) +
  flat(box(72, 137, 56, 9, 4.5), '#fff') +
  line('M24 92H176', '#f6fafb', 7) +
  line('M24 94H176', '#9fb0b8', 1.5, 0.7);

/** A tray under film, as a meat counter packs it. @param {Placed[]} items @param {string} [colour] */
export const tray = (items, colour = '#22303a') =>
  ground(86, 164) +
  standing('M16 78Q100 62 184 78L176 150Q172 162 158 162H42Q28 162 24 150Z', colour) +
  flat('M28 84Q100 70 172 84L166 142Q164 152 154 152H46Q36 152 34 142Z', '#000', 0.35) +
  group(items) +
  flat('M28 84Q100 70 172 84L166 142Q164 152 154 152H46Q36 152 34 142Z', '#fff', 0.08) +
  flat('M44 84L92 78L58 152H40Z', '#fff', 0.2) +
  line('M16 78Q100 62 184 78', '#fff', 3, 0.35) +
  standing(box(118, 128, 48, 26, 4), '#fff') +
  flat(box(124, 134, 30, 6, 3), '#d0413a') +
  flat(box(124, 144, 20, 4, 2), '#9aa6ad');

/** On crushed ice. @param {Placed[]} items */
export const onIce = (items) =>
  ground(88, 172) +
  flat(
    'M14 140C20 112 60 104 100 104C140 104 180 112 186 140C190 166 150 174 100 174C50 174 10 166 14 140Z',
    '#cfe8f5',
  ) +
  Array.from(
    { length: 26 },
    (_, n) =>
      `<rect x="${22 + ((n * 53) % 148)}" y="${114 + ((n * 29) % 48)}" width="15" height="13" rx="3" fill="${n % 2 ? '#eaf6fd' : '#b9dcef'}" stroke="#fff" stroke-width="1.200" transform="rotate(${(n * 41) % 90} ${30 + ((n * 53) % 148)} ${120 + ((n * 29) % 48)})"/>`,
  ).join('') +
  group(items);

/** A wooden board under food. @param {Placed[]} items */
export const board = (items) =>
  ground(88, 170) +
  standing('M22 138Q22 130 34 130H166Q178 130 178 138V150Q178 160 166 160H34Q22 160 22 150Z', '#b9814a') +
  flat('M22 138Q22 126 40 122H160Q178 126 178 138Q178 144 166 144H34Q22 144 22 138Z', '#d6a469') +
  line('M40 132H96M112 136H164', '#a8713a', 1.5, 0.5) +
  group(items);

/** A cone of powder or grain, with a few grains beside it. @param {string} colour @param {string} [grain] */
export const mound = (colour, grain = colour) =>
  flat('M44 168C58 150 70 120 100 116C130 120 142 150 156 168Q100 180 44 168Z', colour) +
  flat('M44 168C58 150 70 120 100 116C130 120 142 150 156 168Q100 180 44 168Z', 'url(#ball)') +
  Array.from({ length: 34 }, (_, n) => {
    const y = 124 + ((n * 17) % 46);
    const half = (y - 114) * 0.9;
    return disc(100 - half + ((n * 31) % Math.max(2, Math.round(half * 2))), y, 2.4, grain, 0.8);
  }).join('');

/** A pack with some of its contents on the ground in front. @param {string} pack @param {Placed[]} items */
export const beside = (pack, items) =>
  `<g transform="translate(-14 0)">${pack}</g>` +
  items.map(([, x, y, size]) => ground(size * 0.42, y + size * 0.42, x)).join('') +
  group(items);

/** A kraft bag with things looking out. @param {Placed[]} items @param {string} [colour] */
export const paperBag = (items, colour = '#c99a63') =>
  ground(66, 178) +
  flat('M48 84H152V100H48Z', '#8d6235') +
  group(items) +
  standing(
    'M44 92l7 5 7-5 7 5 7-5 7 5 7-5 7 5 7-5 7 5 7-5 7 5 7-5 7 5 7-5 7 5 7-5L152 168Q151 178 142 178H58Q49 178 48 168Z',
    colour,
  ) +
  line('M62 104L66 172M138 104L134 172', '#7d5429', 1.5, 0.35) +
  disc(100, 140, 19, '#fff', 0.85) +
  flat(box(89, 133, 22, 5, 2.5), '#3f9a52') +
  flat(box(92, 142, 16, 4, 2), '#3f9a52', 0.6);

/** Peas, grains or balls in a bowl. @param {string} colour @param {string} bead @param {number} r */
export const beads = (colour, bead, r) =>
  ground(72, 176) +
  `<ellipse cx="100" cy="116" rx="76" ry="16" fill="${colour}"/>` +
  Array.from({ length: 44 }, (_, n) => {
    const row = Math.floor(n / 11);
    const span = 60 - Math.abs(row - 2.4) * 10;
    return ball(100 - span + (n % 11) * (span / 5) + (row % 2) * 5, 88 + row * 12 + ((n * 7) % 5), r, bead);
  }).join('') +
  solid('M24 116C26 150 56 176 100 176C144 176 174 150 176 116Q100 148 24 116Z', colour) +
  line('M30 124Q100 152 170 124', '#fff', 2.5, 0.45) +
  standing('M70 170H130L124 180H76Z', colour);
