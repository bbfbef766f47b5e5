import { board, bowl, crate, group, heap, netBag, one, punnet, three, two } from '../arrangements.mjs';
import { ground } from '../shapes.mjs';

const mosambi = { tone: { hue: 38, saturation: 0.8, lightness: 1.02 } };

/** @type {Record<string, string>} */
export const fruits = {
  'alphonso-mangoes-ratnagiri': crate(heap('mango', 62)),
  'alphonso-mangoes-ratnagiri-three': three('mango', 104),
  'alphonso-mangoes-ratnagiri-pair': two('mango', 124),
  'banana-robusta': one('bananas', 150, { shadow: 60 }),
  'banana-robusta-board': board([['bananas', 104, 92, 124]]),
  'apple-shimla': bowl('#3d7ea6', heap('red-apple', 60)),
  'pomegranate-bhagwa':
    ground(78, 168) +
    group([
      ['pomegranate', 74, 96, 104, { rotate: -8 }],
      ['pomegranate-half', 126, 116, 92, { rotate: 10 }],
    ]),
  'papaya-taiwan-red':
    ground(70, 172) +
    group([
      ['papaya', 76, 96, 132, { rotate: -18 }],
      ['papaya-half', 124, 106, 124, { rotate: 16 }],
    ]),
  'watermelon-kiran':
    ground(80, 166) +
    group([
      ['melon', 80, 96, 122, { tone: { hue: 30, saturation: 1.5, lightness: 0.52 } }],
      ['watermelon', 132, 120, 92, { rotate: 6 }],
    ]),
  'grapes-black-seedless': punnet(
    [
      ['grapes', 66, 96, 74, { rotate: -10 }],
      ['grapes', 134, 96, 74, { rotate: 14 }],
      ['grapes', 100, 92, 84],
    ],
    '#5b3a8c',
  ),
  'orange-nagpur': crate(heap('tangerine', 58)),
  'sweet-lime-mosambi': netBag('#d98b1f', 'tangerine', 56, mosambi),
  'guava-allahabad':
    ground(74, 168) +
    group([
      ['guava', 74, 94, 104, { rotate: -6 }],
      ['guava-half', 130, 118, 84, { rotate: 8 }],
    ]),
  'pineapple-queen': one('pineapple', 156, { y: 98 }),
  'kiwi-green': three('kiwi-fruit', 84),
  'strawberry-mahabaleshwar': punnet(
    [
      ['strawberry', 56, 92, 50, { rotate: -20 }],
      ['strawberry', 144, 92, 50, { rotate: 22 }],
      ['strawberry', 84, 84, 54, { rotate: -6 }],
      ['strawberry', 116, 84, 54, { rotate: 10 }],
      ['strawberry', 72, 112, 52, { rotate: 12 }],
      ['strawberry', 128, 112, 52, { rotate: -12 }],
      ['strawberry', 100, 108, 56],
    ],
    '#d23b54',
  ),
  'tender-coconut': two('tender-coconut', 110),
  'lemon-fresh':
    ground(74, 166) +
    group([
      ['lemon', 70, 98, 92, { rotate: -12 }],
      ['lemon', 134, 104, 84, { rotate: 20 }],
      ['lime', 104, 132, 62, { rotate: 4, tone: { hue: -28, lightness: 1.06 } }],
    ]),
  'avocado-ripe': two('avocado', 108),
};
