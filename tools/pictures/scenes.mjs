/** Pictures that are no product: one per category, and the drawings of the screens (hero, empty states). */
import { board, bowl, crate, group, onIce } from './arrangements.mjs';
import { item } from './items.mjs';
import { carton, flatBox, gableCarton, pouch, wrap } from './packs.mjs';
import { at, box, disc, flat, ground, lifted, line, standing } from './shapes.mjs';
import { bottle, can, milkBottle, pump } from './vessels.mjs';

/** By category id. @type {Record<string, string>} */
export const categoryScenes = {
  'fruits-vegetables': crate([
    ['leafy-green', 56, 72, 66, { rotate: -14 }],
    ['carrot', 148, 76, 62, { rotate: 24 }],
    ['red-apple', 104, 66, 58],
    ['bell-pepper', 144, 100, 52, { rotate: 12 }],
    ['tomato', 66, 102, 54, { rotate: -8 }],
    ['mango', 106, 102, 56, { rotate: 6 }],
  ]),
  'dairy-eggs':
    ground(84, 170) +
    at(milkBottle({ body: '#fdfefe', cap: '#2f7fd6', band: '#e7f2fb', motif: 'cow' }), 18, 0, {
      scale: 0.96,
    }) +
    group([
      ['cheese-wedge', 152, 128, 76],
      ['egg', 44, 140, 46, { rotate: -12 }],
      ['egg', 76, 148, 46, { rotate: 14 }],
    ]),
  'bread-bakery': board([
    ['baguette-bread', 132, 70, 96, { rotate: 6 }],
    ['bread', 76, 92, 102],
    ['croissant', 142, 110, 68, { rotate: -6 }],
  ]),
  'meat-fish': onIce([
    ['fish-whole', 106, 84, 128, { rotate: -10 }],
    ['poultry-leg', 64, 124, 78, { rotate: -10 }],
    ['shrimp', 146, 126, 64],
  ]),
  beverages:
    ground(84, 176) +
    at(gableCarton({ body: '#f58220', side: '#c9610b', band: '#ffe2bd', motif: 'tangerine' }), -34, 4, {
      scale: 0.98,
    }) +
    at(can({ body: '#3aa64b', band: '#f4f06a', motif: 'lemon' }), 76, 52, { scale: 0.72 }) +
    group([['tropical-drink', 98, 140, 64]]),
  snacks:
    ground(84, 172) +
    at(pouch({ body: '#f4b400', band: '#d9342b', motif: 'crisp', mark: '#b3261e' }), -28, 0, {
      scale: 0.96,
    }) +
    at(wrap({ body: '#5b2a86', band: '#f0e2ff', motif: 'chocolate-bar' }), 78, 56, { scale: 0.62 }) +
    group([
      ['popcorn', 144, 70, 74],
      ['cookie', 104, 150, 46],
    ]),
  household:
    ground(86, 174) +
    at(carton({ body: '#2657c9', side: '#173a91', motif: 'bubbles', band: '#e6f0ff' }), -18, 8, {
      scale: 0.9,
    }) +
    group([
      ['roll-of-paper', 152, 92, 68],
      ['sponge', 148, 148, 60, { rotate: -6 }],
    ]),
  'personal-care':
    ground(84, 176) +
    at(bottle({ body: '#2b9c8f', cap: '#e8f4f1', motif: 'coconut', band: '#f3fbf7' }), -34, 6, {
      scale: 0.95,
    }) +
    at(pump({ body: '#e36a8d', cap: '#fff', motif: 'rose', band: '#ffeaf0' }), 50, 34, { scale: 0.8 }) +
    at(flatBox({ body: '#e0a85a', side: '#b5802f', band: '#fff3dc', motif: 'lotus' }), 44, 112, {
      scale: 0.4,
    }),
};

const handle =
  line('M58 104C60 40 140 40 142 104', '#8a5524', 9) + line('M58 104C60 40 140 40 142 104', '#c98b4a', 5);

/** A woven basket in front of what is in it. @param {string} inside */
const wovenBasket = (inside) =>
  ground(80, 182) +
  flat('M34 102H166V118H34Z', '#6d431b') +
  inside +
  standing('M32 104H168L154 172Q152 180 144 180H56Q48 180 46 172Z', '#c68a48') +
  Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 8 - (row % 2) }, (_, column) => {
      const pitch = (124 - row * 6) / 8;
      const x = 100 + (column - (7 - (row % 2)) / 2) * pitch - 5;
      return flat(box(Math.round(x), 118 + row * 15, 10, 9, 3), '#8f5c26', 0.55);
    }).join(''),
  ).join('') +
  standing(box(26, 96, 148, 15, 7), '#d9a15e') +
  line('M36 101H164', '#fff', 2, 0.35);

const confetti = [
  [24, 60, '#f2b11d', 20],
  [46, 30, '#e0483c', -30],
  [78, 16, '#2f9f5a', 40],
  [124, 18, '#2f7fd6', -12],
  [156, 34, '#f2b11d', 62],
  [178, 64, '#e36a8d', 14],
  [18, 102, '#2f7fd6', -50],
  [184, 104, '#2f9f5a', 34],
]
  .map(([x, y, colour, turn]) =>
    at(flat(box(-5, -3, 10, 6, 2), String(colour)), Number(x), Number(y), { rotate: Number(turn) }),
  )
  .join('');

/** A kraft bag full of groceries. @param {number} x @param {number} y @param {number} scale */
const groceryBag = (x, y, scale) =>
  at(
    ground(62, 182) +
      flat('M50 88H150V104H50Z', '#8d6235') +
      group([
        ['baguette-bread', 128, 62, 92, { rotate: 6 }],
        ['leafy-green', 74, 70, 74, { rotate: -16 }],
        ['carrot', 104, 78, 58, { rotate: 150 }],
        ['red-apple', 86, 94, 40],
        ['tangerine', 122, 92, 42],
      ]) +
      standing(
        'M46 96l6.800 5 6.800-5 6.800 5 6.800-5 6.800 5 6.800-5 6.800 5 6.800-5 6.800 5 6.800-5 6.800 5 6.800-5 6.800 5 6.800-5 6.800 5 6-5L154 172Q153 182 144 182H56Q47 182 46 172Z',
        '#cf9f66',
      ) +
      line('M62 110L66 176M138 110L134 176', '#7d5429', 1.5, 0.35) +
      disc(100, 144, 20, '#0b7a3e') +
      line('M90 144L97 151L111 136', '#fff', 5),
    x,
    y,
    { scale },
  );

/** By file name in packages/ui/src/art. @type {Record<string, string>} */
export const screenScenes = {
  basket: wovenBasket(
    group([
      ['leafy-green', 62, 70, 76, { rotate: -16 }],
      ['baguette-bread', 130, 58, 96, { rotate: 4 }],
      ['carrot', 88, 74, 58, { rotate: 152 }],
      ['tomato', 78, 96, 48],
      ['mango', 116, 92, 54, { rotate: -8 }],
      ['grapes', 148, 98, 48],
    ]),
  ),
  scooter:
    ground(88, 172) +
    line('M4 92H34M0 112H26M8 132H30', '#8fa79a', 5, 0.55) +
    item('motor-scooter', 108, 110, 134, { flip: true }) +
    lifted(
      line('M52 116H96', '#3a4a42', 6) +
        standing(box(44, 58, 60, 54, 6), '#0b7a3e') +
        flat(box(44, 58, 60, 12, 6), '#fff', 0.25) +
        disc(74, 91, 12, '#ffb224') +
        line('M68 91L73 96L81 86', '#0c3b26', 3.5),
    ),
  'empty-basket':
    wovenBasket(handle) +
    group([
      ['herb', 156, 164, 40, { rotate: 24 }],
      ['fallen-leaf', 40, 168, 34, { rotate: -20 }],
    ]),
  'nothing-found': bowl('#8fb0a0', []) + lifted(item('magnifying-glass-tilted-left', 132, 96, 108)),
  delivered: confetti + groceryBag(0, 4, 0.98) + group([['party-popper', 166, 148, 58, { flip: true }]]),
};
