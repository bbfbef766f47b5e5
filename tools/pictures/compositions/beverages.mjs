import { beside } from '../arrangements.mjs';
import { carton, drinkCarton, gableCarton, pouch, standPouch } from '../packs.mjs';
import { bottle, can, jar } from '../vessels.mjs';

/** @type {Record<string, string>} */
export const beverages = {
  'assam-tea': pouch({ body: '#8c1d2c', band: '#f3b63f', motif: 'teapot' }),
  'masala-chai': beside(standPouch({ body: '#b5591f', band: '#ffe3b5', motif: 'fire' }), [
    ['hot-beverage', 154, 146, 60],
  ]),
  'green-tea-bags': carton({
    body: '#3f8f5a',
    side: '#2a6a40',
    band: '#e9f6df',
    motif: 'leaf-fluttering-in-wind',
  }),
  'filter-coffee': beside(standPouch({ body: '#4a2b1d', band: '#e6b877', motif: 'hot-beverage' }), [
    ['beans', 156, 150, 46, { tone: { hue: 10, lightness: 0.7 } }],
  ]),
  'instant-coffee': jar({ body: '#3a2118', cap: '#c0392b', band: '#f1dcc0', motif: 'hot-beverage' }),
  'orange-juice': gableCarton({
    body: '#f58220',
    side: '#c9610b',
    band: '#ffe2bd',
    motif: 'tangerine',
    cap: '#2f8a3e',
  }),
  'orange-juice-glass': beside(
    gableCarton({ body: '#f58220', side: '#c9610b', band: '#ffe2bd', motif: 'tangerine', cap: '#2f8a3e' }),
    [['tropical-drink', 154, 140, 72]],
  ),
  'mango-drink': bottle({ body: '#f6a91b', cap: '#2f8a3e', band: '#fff0c4', motif: 'mango' }),
  'mixed-fruit-juice': gableCarton({
    body: '#7a3a92',
    side: '#552468',
    band: '#f4dcf7',
    motif: 'cherries',
    cap: '#e0a82a',
  }),
  'pomegranate-juice': drinkCarton({
    body: '#b31e3e',
    side: '#851029',
    band: '#fbd3d9',
    motif: 'pomegranate',
  }),
  'cola-drink': bottle({ body: '#3a1712', cap: '#c8281e', motif: 'cup-with-straw', band: '#d7342b' }),
  'lemon-soda': can({ body: '#3aa64b', band: '#f4f06a', motif: 'lemon' }),
  'drinking-water': bottle({
    body: '#cfe9f7',
    cap: '#2f8fd0',
    band: '#2f8fd0',
    motif: 'droplet',
    motifOptions: { tone: { saturation: 0.6, lightness: 1.3 } },
  }),
  'coconut-water': drinkCarton({
    body: '#e9f4e2',
    side: '#b9d6a5',
    band: '#5fa04a',
    motif: 'coconut',
    mark: '#3f8030',
    cap: '#3f8030',
  }),
  'badam-milk': can({ body: '#f3dfae', band: '#c9862a', motif: 'almond', mark: '#a8671a' }),
  'kokum-sherbet': bottle({ body: '#8f1f4a', cap: '#e7c14d', band: '#fbd9e3', motif: 'cherries' }),
};
