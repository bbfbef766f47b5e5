import { beside, bowl, heap } from '../arrangements.mjs';
import { carton, flatBox, pouch, standPouch, wrap } from '../packs.mjs';
import { tin } from '../vessels.mjs';

/** @type {Record<string, string>} */
export const snacks = {
  'masala-potato-chips': pouch({ body: '#f4b400', band: '#d9342b', motif: 'crisp', mark: '#b3261e' }),
  'masala-potato-chips-bowl': bowl('#d9342b', heap('crisp', 62)),
  'salted-potato-chips': pouch({
    body: '#e9f1f6',
    band: '#2f7fd6',
    motif: 'crisp',
    mark: '#2468b4',
    pattern: 'rays',
  }),
  'banana-chips': beside(
    pouch({ body: '#2f8a4a', band: '#f7d23e', motif: 'banana-chip', pattern: 'stripes' }),
    [
      ['banana-chip', 150, 150, 44],
      ['banana-chip', 172, 160, 34],
    ],
  ),
  'aloo-bhujia': pouch({
    body: '#c3322b',
    band: '#f6c445',
    motif: 'noodles',
    mark: '#ffe6a8',
    pattern: 'block',
  }),
  'south-indian-mixture': pouch({ body: '#6b2d7a', band: '#f2a93b', motif: 'peanuts', pattern: 'dots' }),
  'roasted-makhana': standPouch({ body: '#3a6f78', band: '#f6efe0', motif: 'makhana' }),
  'masala-peanuts': beside(pouch({ body: '#d2571e', band: '#fbe0a2', motif: 'peanuts', pattern: 'rays' }), [
    ['peanuts', 152, 150, 52],
  ]),
  'rice-murukku': bowl('#47705f', heap('murukku', 62)),
  'wheat-khakhra': beside(
    flatBox({ body: '#4f8a5b', side: '#356a40', band: '#f7e9c6', motif: 'sheaf-of-rice' }),
    [['chapatis', 152, 144, 62, { tone: { saturation: 1.15, lightness: 0.9 } }]],
  ),
  'frozen-samosa': beside(standPouch({ body: '#1f5f8f', band: '#fbe6b8', motif: 'samosa' }), [
    ['samosa', 152, 148, 58],
  ]),
  'glucose-biscuits': wrap({ body: '#e8b520', band: '#fff1c2', motif: 'square-biscuit', mark: '#b3261e' }),
  'butter-cookies': beside(tin({ body: '#27508f', band: '#f4d58a', motif: 'biscuit' }), [
    ['biscuit', 154, 150, 54],
  ]),
  'chocolate-cream-biscuits': wrap({ body: '#2b3f8f', band: '#dfe6fb', motif: 'cream-biscuit' }),
  'choco-chip-cookies': beside(
    carton({ body: '#7a3b22', side: '#56260f', band: '#f8dfc0', motif: 'cookie' }),
    [['cookie', 162, 152, 50]],
  ),
  'dark-chocolate': wrap({ body: '#43251a', band: '#e0b25a', motif: 'chocolate-bar', mark: '#e0b25a' }),
  'milk-chocolate': wrap({ body: '#5b2a86', band: '#f0e2ff', motif: 'chocolate-bar' }),
  'butter-popcorn': beside(pouch({ body: '#e0483c', band: '#fff', motif: 'popcorn', pattern: 'stripes' }), [
    ['popped', 152, 150, 52],
  ]),
  'masala-noodles': pouch({
    body: '#e4b51c',
    band: '#c5281f',
    motif: 'steaming-bowl',
    mark: '#b01d16',
    pattern: 'stripes',
  }),
  'gulab-jamun-tin': beside(tin({ body: '#8f1f33', band: '#f7cf6b', motif: 'gulab-jamun' }), [
    ['gulab-jamun', 150, 152, 42],
    ['gulab-jamun', 176, 160, 32],
  ]),
  'california-almonds': standPouch({ body: '#8a4a2a', band: '#fbe8d2', motif: 'almond' }),
  'whole-cashews': standPouch({ body: '#c8922f', band: '#fff6e0', motif: 'cashew' }),
};
