import { beside, board, group, one, paperBag, three } from '../arrangements.mjs';
import { loafBag, pouch, standPouch } from '../packs.mjs';
import { ground } from '../shapes.mjs';

/** @type {Record<string, string>} */
export const breadBakery = {
  'brown-bread': loafBag({
    body: '#a4683a',
    band: '#f6e3c8',
    motif: 'bread',
    mark: '#7a3d14',
    cap: '#2f7d3a',
  }),
  'brown-bread-board': board([['bread', 100, 92, 112]]),
  'white-bread': loafBag({ body: '#f7efe0', band: '#2f6fc2', motif: 'bread', cap: '#d9352b' }),
  'multigrain-bread': loafBag({
    body: '#6f7f3a',
    band: '#f2ecd2',
    motif: 'sheaf-of-rice',
    mark: '#55661f',
    cap: '#e0992a',
  }),
  'ladi-pav':
    ground(82, 166) +
    group([
      ['bun', 66, 86, 70],
      ['bun', 134, 86, 70],
      ['bun', 52, 124, 74],
      ['bun', 148, 124, 74],
      ['bun', 100, 128, 80],
    ]),
  'burger-buns':
    ground(76, 166) +
    group([
      ['sesame-bun', 72, 92, 92, { rotate: -6 }],
      ['sesame-bun', 128, 116, 96, { rotate: 4 }],
    ]),
  'butter-croissant': paperBag(
    [
      ['croissant', 78, 66, 78, { rotate: -12 }],
      ['croissant', 126, 74, 74, { rotate: 30 }],
    ],
    '#d8b583',
  ),
  'garlic-baguette': board([
    ['baguette-bread', 100, 92, 128, { rotate: 34 }],
    ['garlic', 158, 118, 42],
  ]),
  'whole-wheat-chapati': beside(standPouch({ body: '#c4652e', band: '#fff1d8', motif: 'sheaf-of-rice' }), [
    ['chapatis', 148, 148, 68],
  ]),
  'elaichi-rusk': beside(pouch({ body: '#7a2f4e', band: '#e8b65c', motif: 'rusk' }), [
    ['rusk', 152, 144, 60, { rotate: -8 }],
  ]),
  'plum-cake': one('fruit-cake', 140, { y: 108, shadow: 62, lean: 0.3 }),
  'chocolate-doughnut':
    ground(80, 160) +
    group([
      ['doughnut', 70, 92, 92],
      ['doughnut', 130, 108, 96, { tone: { hue: -40, lightness: 1.15 } }],
    ]),
  'vanilla-cupcakes': three('cupcake', 86),
};
