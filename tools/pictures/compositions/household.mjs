import { beside, group, one, two } from '../arrangements.mjs';
import { carton, slimCarton, wrap } from '../packs.mjs';
import { ground } from '../shapes.mjs';
import { aerosol, bottle, canister, pump, spray } from '../vessels.mjs';

/** @type {Record<string, string>} */
export const household = {
  'detergent-powder': carton({ body: '#2657c9', side: '#173a91', motif: 'bubbles', band: '#e6f0ff' }),
  'liquid-detergent': canister({ body: '#1f8fa3', cap: '#f4f7f8', motif: 't-shirt', band: '#dff5f7' }),
  'dishwash-bar': wrap({ body: '#3a9f3f', band: '#f6f3a2', motif: 'lime' }),
  'dishwash-liquid': pump({ body: '#e9c61d', cap: '#2d8a3c', motif: 'lemon', band: '#fffbd6' }),
  'floor-cleaner': canister({ body: '#d85a8c', cap: '#fff', motif: 'blossom', band: '#ffe6ef' }),
  'toilet-cleaner': bottle({ body: '#1f4f9c', cap: '#e0352b', motif: 'toilet', band: '#e4edf8' }),
  'glass-cleaner': spray({ body: '#7cc4ea', cap: '#2458b0', motif: 'sparkles', band: '#eef8fe' }),
  'scrub-pad': one('scrub-pad', 150, { y: 108, shadow: 66, lean: 0.28 }),
  'soft-broom': one('broom', 156, { y: 98, shadow: 44 }),
  'garbage-bags': one('bin-bags', 140, { y: 104, shadow: 58, lean: 0.47 }),
  'kitchen-towel': two('roll-of-paper', 108),
  'toilet-tissue':
    ground(78, 168) +
    group([
      ['roll-of-paper', 68, 76, 78],
      ['roll-of-paper', 132, 76, 78],
      ['roll-of-paper', 66, 126, 84],
      ['roll-of-paper', 134, 126, 84],
    ]),
  'aluminium-foil': one('foil', 156, { y: 104, shadow: 72, lean: 0.34 }),
  'sandal-incense': beside(
    slimCarton({ body: '#6b2c62', side: '#491b43', band: '#f3d29b', motif: 'lotus' }),
    [['incense', 150, 122, 88]],
  ),
  'led-bulb': beside(
    slimCarton({ body: '#f1f4f6', side: '#c3ccd3', band: '#ffc93c', motif: 'high-voltage', mark: '#2f6fc2' }),
    [['light-bulb', 152, 138, 72]],
  ),
  'mosquito-repellent': aerosol({ body: '#2f7a4a', cap: '#d8e4dc', motif: 'mosquito', band: '#eff7ea' }),
};
