import { group, onIce, tray } from '../arrangements.mjs';
import { standPouch } from '../packs.mjs';
import { ground } from '../shapes.mjs';

/** @type {Record<string, string>} */
export const meatFish = {
  'chicken-curry-cut': tray([
    ['curry-cut', 62, 100, 54, { rotate: -10 }],
    ['curry-cut', 138, 98, 54, { rotate: 30 }],
    ['poultry-leg', 100, 96, 62],
    ['curry-cut', 76, 128, 54, { rotate: 20 }],
    ['curry-cut', 124, 126, 54, { rotate: -24 }],
  ]),
  'chicken-breast': tray(
    [
      ['chicken-breast', 72, 110, 84, { rotate: -14 }],
      ['chicken-breast', 126, 108, 84, { rotate: 12 }],
    ],
    '#2b5d86',
  ),
  'chicken-drumsticks':
    ground(80, 166) +
    group([
      ['poultry-leg', 62, 94, 96, { rotate: -24 }],
      ['poultry-leg', 138, 94, 96, { rotate: 24 }],
      ['poultry-leg', 100, 114, 104],
    ]),
  'chicken-keema': tray(
    [
      ['mince', 84, 106, 100],
      ['mince', 116, 112, 96],
    ],
    '#8c2f3a',
  ),
  'chicken-seekh-kebab': standPouch({ body: '#9c2a22', band: '#ffe5bd', motif: 'kebabs' }),
  'mutton-curry-cut': tray(
    [
      ['mutton-cut', 60, 102, 56, { rotate: -12 }],
      ['mutton-cut', 138, 100, 56, { rotate: 26 }],
      ['mutton-cut', 100, 96, 58],
      ['mutton-cut', 78, 130, 54, { rotate: 16 }],
      ['mutton-cut', 124, 128, 56, { rotate: -18 }],
    ],
    '#f0f3f4',
  ),
  'rohu-steaks': onIce([
    ['fish-steak', 66, 96, 84, { rotate: -12 }],
    ['fish-steak', 134, 98, 82, { rotate: 14 }],
    ['fish-steak', 100, 122, 84],
  ]),
  'seer-fish-steaks': tray(
    [
      ['fish-steak', 66, 104, 74, { rotate: -10, tone: { hue: -14, saturation: 0.8, lightness: 0.97 } }],
      ['fish-steak', 132, 104, 74, { rotate: 12, tone: { hue: -14, saturation: 0.8, lightness: 0.97 } }],
      ['fish-steak', 98, 122, 74],
    ],
    '#1f6a7a',
  ),
  'pomfret-silver': onIce([
    ['pomfret', 100, 84, 96, { rotate: -8 }],
    ['pomfret', 96, 130, 96, { rotate: 6 }],
  ]),
  'prawns-medium': onIce([
    ['shrimp', 64, 98, 76, { rotate: -10 }],
    ['shrimp', 136, 98, 76, { rotate: 16 }],
    ['shrimp', 100, 120, 84],
  ]),
};
