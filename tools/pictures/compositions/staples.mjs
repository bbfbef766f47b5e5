import { beside, group, mound, one } from '../arrangements.mjs';
import { bag, pouch, standPouch } from '../packs.mjs';
import { ground } from '../shapes.mjs';
import { canister, bottle, jar } from '../vessels.mjs';

/** A clear pulse pouch with its grain in front. @param {string} body @param {string} band @param {string} grain @param {string} dark */
const pulse = (body, band, grain, dark) =>
  `<g transform="translate(-16 -6)">${pouch({ body, band, motif: 'pot-of-food', window: '#fffdf6' })}</g><g transform="translate(78 66) scale(.66)">${ground(70, 172)}${mound(grain, dark)}</g>`;

/** A spice pouch with its powder in front. @param {string} body @param {string} band @param {string} motif @param {string} powder @param {import('../emoji.mjs').ItemOptions} [motifOptions] */
const spice = (body, band, motif, powder, motifOptions = {}) =>
  `<g transform="translate(-16 -6)">${pouch({ body, band, motif, motifOptions, pattern: 'rays' })}</g><g transform="translate(82 74) scale(.6)">${ground(70, 172)}${mound(powder)}</g>`;

/** @type {Record<string, string>} */
export const staples = {
  'chakki-atta': bag({ body: '#e9a23b', band: '#fff3d9', motif: 'sheaf-of-rice', mark: '#7c2d12' }),
  'chakki-atta-chapati': beside(
    bag({ body: '#e9a23b', band: '#fff3d9', motif: 'sheaf-of-rice', mark: '#7c2d12' }),
    [['chapatis', 148, 152, 68]],
  ),
  'maida-flour': bag({ body: '#e8edf2', band: '#2f6fc2', motif: 'bread', mark: '#1f4f94' }),
  'sooji-rava': pouch({
    body: '#f6e4b8',
    band: '#b8752a',
    motif: 'bowl-with-spoon',
    mark: '#9a5a16',
    pattern: 'block',
  }),
  'besan-flour': pouch({ body: '#f3cf4a', band: '#c7572a', motif: 'falafel', mark: '#a53d16' }),
  'basmati-rice': bag({ body: '#1f7a4d', band: '#f6f1e3', motif: 'cooked-rice', mark: '#f6d77a' }),
  'basmati-rice-bowl': one('cooked-rice', 140, { y: 104, shadow: 66 }),
  'sona-masoori-rice': bag({ body: '#a52e44', band: '#fbeedd', motif: 'cooked-rice', mark: '#ffd9a0' }),
  'thick-poha': pouch({
    body: '#eaf0e2',
    band: '#5f8f4a',
    motif: 'curry-rice',
    mark: '#47742f',
    pattern: 'stripes',
  }),
  'toor-dal': pulse('#c98a1b', '#fbe7b5', '#f0bf3f', '#d79a1c'),
  'moong-dal': pulse('#7a9a34', '#f4f1c4', '#f2df72', '#d6bb3a'),
  'chana-dal': pulse('#a9562a', '#fbd9a5', '#e5a63a', '#b9791a'),
  'urad-dal': pulse('#4d5b77', '#e7e9f0', '#f5f0e2', '#d3c9b0'),
  'masoor-dal': pulse('#9c2f46', '#fbd3c2', '#ef8354', '#cf5f32'),
  'rajma-jammu':
    `<g transform="translate(-16 -6)">${pouch({ body: '#7c2335', band: '#f3c9b0', motif: 'beans' })}</g>` +
    group([['beans', 152, 148, 64]]),
  'kabuli-chana':
    `<g transform="translate(-16 -6)">${pouch({ body: '#b7793a', band: '#f7ead0', motif: 'chickpeas' })}</g>` +
    group([['chickpeas', 152, 148, 60]]),
  'sunflower-oil': canister({
    body: '#f2b705',
    cap: '#c8281e',
    motif: 'sunflower',
    band: '#fff6d8',
    mark: '#c8281e',
  }),
  'mustard-oil': bottle({
    body: '#c98208',
    cap: '#2b6b35',
    band: '#ffe9a6',
    motif: 'blossom',
    motifOptions: { tone: { hue: 170, saturation: 3, lightness: 0.66, only: [200, 320] } },
  }),
  'sugar-sulphurless': bag({ body: '#dfe9f2', band: '#fff', motif: 'ice', mark: '#d0427c' }),
  'jaggery-block':
    `<g transform="translate(-16 -6)">${pouch({ body: '#6b3d1a', band: '#f0c47c', motif: 'jaggery', pattern: 'block' })}</g>` +
    group([['jaggery', 152, 148, 60]]),
  'iodised-salt': pouch({ body: '#1f6fb2', band: '#eaf4fb', motif: 'salt', pattern: 'block' }),
  'turmeric-powder': spice('#f0a01c', '#ffd76a', 'ginger-root', '#eda313', {
    tone: { hue: 22, saturation: 1.2 },
  }),
  'red-chilli-powder': spice('#c2241f', '#ee6a45', 'hot-pepper', '#c4301c'),
  'garam-masala': spice('#5b3324', '#a8683e', 'chestnut', '#7a4a2a'),
  'cumin-seeds': standPouch({ body: '#8a6a3f', band: '#f5ead2', motif: 'shallow-pan-of-food' }),
  'wild-honey': jar({ body: '#d98a14', cap: '#f2c94c', motif: 'honeybee', band: '#fff3d0' }),
  'idli-dosa-batter': standPouch({ body: '#f5f7f2', band: '#3f8a5f', motif: 'pancakes', mark: '#2b6f48' }),
};
