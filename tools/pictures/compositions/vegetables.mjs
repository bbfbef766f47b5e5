import {
  beads,
  bowl,
  bundle,
  crate,
  group,
  heap,
  netBag,
  one,
  paperBag,
  pile,
  punnet,
  three,
  two,
} from '../arrangements.mjs';
import { ground, line } from '../shapes.mjs';

const redOnion = { tone: { hue: -54, saturation: 0.62, lightness: 0.7 } };
/** @type {import('../emoji.mjs').ItemOptions} */
const greenChilli = { tone: { hue: 138, saturation: 0.62, lightness: 0.86, only: [300, 40] } };
const whiteCap = { tone: { saturation: 0.3, lightness: 1.9 } };

/** @type {Record<string, string>} */
export const vegetables = {
  'tomato-hybrid': crate(heap('tomato', 58)),
  'tomato-hybrid-three': three('tomato', 96),
  'onion-nashik-red': netBag('#c2452d', 'onion', 58, redOnion),
  'potato-agra': paperBag([
    ['potato', 70, 74, 54, { rotate: -20 }],
    ['potato', 130, 74, 54, { rotate: 24 }],
    ['potato', 100, 62, 56],
    ['potato', 84, 88, 52, { rotate: 40 }],
    ['potato', 118, 88, 52, { rotate: -30 }],
  ]),
  'coriander-bunch': bundle('herb', {
    size: 84,
    stem: '#356f3f',
    tone: { hue: 20, saturation: 0.95, lightness: 0.78 },
  }),
  'curry-leaves':
    ground(60, 166) +
    group([
      ['herb', 72, 96, 110, { rotate: -36, tone: { hue: 22, saturation: 0.9, lightness: 0.6 } }],
      ['herb', 130, 96, 110, { rotate: 28, tone: { hue: 22, saturation: 0.9, lightness: 0.6 } }],
      ['herb', 100, 104, 118, { tone: { hue: 22, saturation: 0.9, lightness: 0.7 } }],
    ]),
  'mint-leaves': bundle('shamrock', {
    size: 66,
    tie: '#d9a441',
    stem: '#3f7f4f',
    tone: { hue: -12, lightness: 0.95 },
  }),
  'spinach-palak': bundle('leafy-green', { size: 84, tie: '#e0b04a', stem: '#9ccf6b' }),
  'ginger-fresh': one('ginger-root', 148, { y: 100, shadow: 62 }),
  'garlic-bulb': pile('garlic', 62),
  'green-chilli': bowl('#c7694a', heap('hot-pepper', 60, greenChilli)),
  'carrot-ooty':
    ground(74, 168) +
    group([
      ['carrot', 64, 92, 96, { rotate: -30 }],
      ['carrot', 136, 98, 96, { rotate: 26 }],
      ['carrot', 100, 108, 106, { rotate: -4 }],
    ]),
  'capsicum-green': two('bell-pepper', 108),
  'brinjal-purple-long': two('eggplant', 114, { tone: { hue: 18, saturation: 0.6, lightness: 0.7 } }),
  'cucumber-english': three('cucumber', 100),
  'lady-finger':
    ground(70, 168) +
    group([
      ['okra', 52, 100, 108, { rotate: -38 }],
      ['okra', 76, 96, 116, { rotate: -18 }],
      ['okra', 102, 96, 118, { rotate: 4 }],
      ['okra', 128, 98, 114, { rotate: 22 }],
      ['okra', 150, 104, 104, { rotate: 42 }],
    ]) +
    line('M66 126Q100 140 136 124', '#c98b3c', 7),
  'cauliflower-fresh': one('cauliflower', 138, { y: 98, shadow: 60 }),
  'cabbage-green': one('cabbage', 136, { y: 100, shadow: 62 }),
  'beetroot-fresh':
    ground(72, 170) +
    group([
      ['beetroot', 68, 104, 112, { rotate: -14 }],
      ['beetroot', 134, 106, 108, { rotate: 14 }],
      ['beetroot', 100, 114, 112],
    ]),
  'french-beans': one('french-beans', 140, { y: 98, shadow: 58 }),
  'green-peas-shelled': beads('#e8e2d2', '#6cb33f', 8.5),
  'sweet-corn':
    ground(70, 166) +
    group([
      ['ear-of-corn', 72, 98, 108, { rotate: -14 }],
      ['ear-of-corn', 126, 108, 112, { rotate: 12 }],
    ]),
  'mushroom-button': punnet(
    [
      ['brown-mushroom', 60, 94, 54, { rotate: -14, ...whiteCap }],
      ['brown-mushroom', 140, 94, 54, { rotate: 14, ...whiteCap }],
      ['brown-mushroom', 100, 86, 58, whiteCap],
      ['brown-mushroom', 80, 110, 52, { rotate: 10, ...whiteCap }],
      ['brown-mushroom', 122, 110, 52, { rotate: -8, ...whiteCap }],
    ],
    '#2f6f9f',
  ),
  'broccoli-fresh': one('broccoli', 142, { y: 100, shadow: 54 }),
  'bottle-gourd':
    ground(62, 176) +
    group([
      ['bottle-gourd', 76, 96, 138, { rotate: -12 }],
      ['bottle-gourd', 128, 102, 130, { rotate: 12 }],
    ]),
};
