import { beside, bowl, group, heap } from '../arrangements.mjs';
import { flatBox, gableCarton, pouch } from '../packs.mjs';
import { flat, ground, solid } from '../shapes.mjs';
import { bottle, clayPot, jar, milkBottle, tub } from '../vessels.mjs';

/** @param {string} egg @param {string} pulp */
const eggTray = (egg, pulp) =>
  ground(84, 166) +
  group([
    [egg, 44, 98, 62, { rotate: -6 }],
    [egg, 156, 98, 62, { rotate: 6 }],
    [egg, 81, 96, 66],
    [egg, 119, 96, 66],
  ]) +
  solid('M16 118H184L172 158Q170 166 160 166H40Q30 166 28 158Z', pulp) +
  flat(
    'M16 118q10.500 14 21 0q10.500 14 21 0q10.500 14 21 0q10.500 14 21 0q10.500 14 21 0q10.500 14 21 0q10.500 14 21 0q10.500 14 21 0v7H18z',
    '#000',
    0.14,
  );

/** @type {Record<string, string>} */
export const dairyEggs = {
  'toned-milk': pouch({ body: '#f4f8fd', band: '#2f7fd6', motif: 'glass-of-milk', mark: '#2f7fd6' }),
  'toned-milk-glass': beside(
    pouch({ body: '#f4f8fd', band: '#2f7fd6', motif: 'glass-of-milk', mark: '#2f7fd6' }),
    [['glass-of-milk', 154, 136, 72]],
  ),
  'full-cream-milk': pouch({
    body: '#fff6ea',
    band: '#e07b2c',
    motif: 'cow-face',
    mark: '#d3651a',
    pattern: 'block',
  }),
  'a2-cow-milk': milkBottle({ body: '#fdfefe', cap: '#2c8a57', band: '#e3f3e6', motif: 'cow' }),
  'classic-curd': tub({ body: '#f7fbff', cap: '#2f7fd6', band: '#dcecfb', motif: 'bowl-with-spoon' }),
  'greek-yogurt-mango': tub({ body: '#fff8e6', cap: '#f2a024', band: '#ffe3ad', motif: 'mango' }),
  'mishti-doi': clayPot({ body: '#b5643a', band: '#f6e3c5', motif: 'custard' }),
  'masala-buttermilk': gableCarton({
    body: '#e9f4df',
    side: '#b8d59f',
    band: '#6ea84a',
    motif: 'herb',
    mark: '#4b8a2d',
    cap: '#4b8a2d',
  }),
  'sweet-lassi': bottle({ body: '#fff3df', cap: '#d9506f', band: '#f9c7d2', motif: 'rose' }),
  'malai-paneer': beside(pouch({ body: '#f6faf3', band: '#58a84b', motif: 'paneer', mark: '#2f7d3a' }), [
    ['paneer', 156, 144, 52],
  ]),
  'salted-butter': flatBox({ body: '#f7c325', side: '#d79f0c', motif: 'butter' }),
  'cheese-slices': flatBox({ body: '#f06a2a', side: '#c44d14', band: '#ffe9b8', motif: 'cheese-wedge' }),
  'pure-cow-ghee': jar({ body: '#f3c343', cap: '#9a6a10', band: '#fff6dc', motif: 'cow-face' }),
  'fresh-cream': gableCarton({
    body: '#fdf7ff',
    side: '#cbb6dd',
    band: '#8b5fb0',
    motif: 'soft-ice-cream',
    mark: '#7a4a9f',
  }),
  'farm-white-eggs': eggTray('egg', '#b9a58a'),
  'farm-white-eggs-bowl': bowl('#7d98a8', heap('egg', 50)),
  'brown-eggs': eggTray('brown-egg', '#7f9a86'),
};
