import { beside, group, one } from '../arrangements.mjs';
import { flatBox, pouch, standPouch } from '../packs.mjs';
import { ground } from '../shapes.mjs';
import { aerosol, bottle, lyingTube, pump, tube } from '../vessels.mjs';

/** @type {Record<string, string>} */
export const personalCare = {
  'neem-soap': beside(flatBox({ body: '#3f8f52', side: '#2a6a3a', band: '#eaf6dd', motif: 'herb' }), [
    ['soap', 152, 144, 54, { tone: { hue: 180, saturation: 0.6 } }],
  ]),
  'sandal-soap': flatBox({ body: '#e0a85a', side: '#b5802f', band: '#fff3dc', motif: 'lotus' }),
  'hand-wash': pump({ body: '#2f9fc0', cap: '#f4f8fa', motif: 'bubbles', band: '#e4f6fb' }),
  'coconut-shampoo': bottle({ body: '#2b9c8f', cap: '#e8f4f1', motif: 'coconut', band: '#f3fbf7' }),
  'hair-conditioner': tube({ body: '#8f6fc4', cap: '#f1eaf9', motif: 'hibiscus', band: '#f6effd' }),
  'coconut-hair-oil': bottle({ body: '#2d6fc0', cap: '#e5edf7', motif: 'palm-tree', band: '#eaf3fd' }),
  'herbal-toothpaste': lyingTube({ body: '#e9f3ee', cap: '#2f8a4a', band: '#4fae62', motif: 'tooth' }),
  'soft-toothbrush':
    ground(66, 166) +
    group([
      ['toothbrush', 78, 98, 116, { rotate: -10, tone: { hue: -130 } }],
      ['toothbrush', 124, 102, 116, { rotate: 12 }],
    ]),
  'mint-mouthwash': bottle({ body: '#39b3a6', cap: '#14564f', motif: 'shamrock', band: '#e1f7f4' }),
  'neem-face-wash': tube({ body: '#5fae4d', cap: '#fff', motif: 'leaf-fluttering-in-wind', band: '#eef8e4' }),
  'body-lotion': pump({ body: '#f1d7c3', cap: '#9a5f3a', motif: 'almond', band: '#fff7ee' }),
  'talcum-powder': aerosol({
    body: '#f2c9d8',
    cap: '#d0668f',
    motif: 'cherry-blossom',
    band: '#fff3f8',
    mark: '#d0668f',
  }),
  'fresh-deodorant': aerosol({ body: '#23364f', cap: '#8fa8c4', motif: 'water-wave', band: '#dbe8f5' }),
  'shaving-razor': one('razor', 140, { y: 98, shadow: 48 }),
  'sanitary-pads': pouch({ body: '#7a4fb5', band: '#f3c4dc', motif: 'white-heart', pattern: 'block' }),
  'baby-wipes': standPouch({ body: '#bfe3f2', band: '#fff', motif: 'baby', mark: '#2f8fbf' }),
};
