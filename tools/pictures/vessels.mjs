/** Rigid packs: bottles, jars, tubs, tins, tubes. */
import { item } from './items.mjs';
import { box, disc, flat, ground, line, solid } from './shapes.mjs';
import { motifOf } from './packs.mjs';

/** @typedef {import('./packs.mjs').PackLook} PackLook */

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill @param {number} [r] */
const lid = (x, y, w, h, fill, r = 5) =>
  solid(box(x, y, w, h, r), fill) +
  line(
    Array.from({ length: Math.floor((w - 8) / 8) }, (_, n) => `M${x + 8 + n * 8} ${y + 5}v${h - 10}`).join(
      '',
    ),
    '#000',
    1,
    0.14,
  );

/** A slim bottle with a shoulder: cola, shampoo, syrup. @param {PackLook} look */
export const bottle = (look) =>
  ground(46, 178) +
  solid('M86 40h28v12c0 14 24 18 24 42v72q0 12-12 12H74q-12 0-12-12V94c0-24 24-28 24-42z', look.body) +
  lid(83, 20, 34, 22, look.cap ?? '#fff', 4) +
  solid('M62 98H138V158H62Z', look.band ?? '#fff') +
  motifOf(look, 100, 128, 50) +
  line('M72 92C72 76 90 72 92 56', '#fff', 4, 0.45);

/** A wide bottle with a handle: cooking oil, floor cleaner. @param {PackLook} look */
export const canister = (look) =>
  ground(56, 178) +
  solid('M70 46H112Q142 54 146 84V164Q146 178 132 178H66Q52 178 52 164V78Q52 54 70 46Z', look.body) +
  flat('M116 66Q132 72 134 92V108Q122 104 118 92Z', '#000', 0.28) +
  lid(72, 22, 34, 26, look.cap ?? '#fff', 4) +
  solid('M52 112H146V162H52Z', look.band ?? '#fff') +
  motifOf(look, 99, 137, 48) +
  flat(box(66, 78, 40, 10, 5), look.mark ?? '#fff') +
  flat(box(66, 94, 26, 5, 2.5), look.mark ?? '#fff', 0.65);

/** A glass milk bottle. @param {PackLook} look */
export const milkBottle = (look) =>
  ground(44, 178) +
  solid(
    'M84 44H116C116 66 138 72 138 100V164Q138 178 124 178H76Q62 178 62 164V100C62 72 84 66 84 44Z',
    look.body,
  ) +
  flat('M84 44H116Q116 54 118 60H82Q84 54 84 44Z', '#cfe3f2', 0.8) +
  lid(80, 26, 40, 18, look.cap ?? '#2f7fd6', 5) +
  line('M72 104V160', '#fff', 5, 0.8) +
  solid('M62 112H138V154H62Z', look.band ?? '#e7f2fb') +
  motifOf(look, 100, 133, 46);

/** A squat jar with a screw lid: ghee, honey, coffee. @param {PackLook} look */
export const jar = (look) =>
  ground(54, 178) +
  solid('M66 52H134Q150 58 150 76V160Q150 176 134 176H66Q50 176 50 160V76Q50 58 66 52Z', look.body) +
  lid(58, 28, 84, 26, look.cap ?? '#9a6a10') +
  solid('M50 90H150V152H50Z', look.band ?? '#fff') +
  motifOf(look, 100, 121, 54) +
  line('M60 74V84', '#fff', 5, 0.5);

/** A tub with a flat lid: curd, ice cream, batter. @param {PackLook} look */
export const tub = (look) =>
  ground(58, 172) +
  solid('M48 76H152L144 158Q143 170 131 170H69Q57 170 56 158Z', look.body) +
  solid('M50.500 98H149.500L145.200 148H54.800Z', look.band ?? '#fff') +
  solid(box(42, 58, 116, 20, 6), look.cap ?? '#2f7fd6') +
  line('M50 64H150', '#fff', 2, 0.5) +
  motifOf(look, 100, 124, 52);

/** A clay pot with a paper lid: sweet curd. @param {PackLook} look */
export const clayPot = (look) =>
  ground(58, 172) +
  solid('M52 74H148C158 104 152 150 134 168Q100 176 66 168C48 150 42 104 52 74Z', look.body) +
  solid('M46 60Q100 50 154 60L150 78Q100 70 50 78Z', look.body) +
  `<ellipse cx="100" cy="60" rx="52" ry="11" fill="${look.band ?? '#fff7e8'}"/>` +
  line('M50 98Q100 108 150 98M52 108Q100 118 148 108', '#fff', 2, 0.35) +
  disc(100, 136, 23, '#fff', 0.92) +
  motifOf(look, 100, 136, 34);

/** A tin: condensed milk, sweets in syrup. @param {PackLook} look */
export const tin = (look) =>
  ground(52, 176) +
  solid('M54 50V162Q54 174 100 174Q146 174 146 162V50Z', '#c9d1d7') +
  solid('M54 62V152Q100 166 146 152V62Q100 74 54 62Z', look.body) +
  flat('M54 108Q100 122 146 108V152Q100 166 54 152Z', look.band ?? '#fff') +
  flat('M54 108Q100 122 146 108V152Q100 166 54 152Z', 'url(#volume)') +
  `<ellipse cx="100" cy="50" rx="46" ry="11" fill="#e3e8ec"/><ellipse cx="100" cy="50" rx="38" ry="8" fill="#bcc6cd"/>` +
  disc(100, 116, 28, '#fff', 0.95) +
  motifOf(look, 100, 116, 44);

/** A slim drink can. @param {PackLook} look */
export const can = (look) =>
  ground(42, 178) +
  solid('M68 40Q64 46 64 54V162Q64 172 72 178H128Q136 172 136 162V54Q136 46 132 40Z', look.body) +
  flat('M64 112L136 84V140L64 160Z', look.band ?? '#fff', 0.92) +
  flat('M64 112L136 84V140L64 160Z', 'url(#volume)') +
  `<ellipse cx="100" cy="38" rx="33" ry="8" fill="#dfe5e9"/><ellipse cx="100" cy="38" rx="26" ry="5.500" fill="#b9c3ca"/><ellipse cx="104" cy="37" rx="9" ry="2.600" fill="#eef2f4"/>` +
  motifOf(look, 100, 120, 50) +
  flat(box(78, 62, 44, 9, 4.5), look.mark ?? '#fff', 0.95);

/** A bottle with a pump: hand wash, lotion. @param {PackLook} look */
export const pump = (look) =>
  ground(48, 178) +
  line('M100 56V30', look.cap ?? '#fff', 8) +
  flat('M92 20H124Q134 20 134 34H124Q124 30 118 30H92Z', look.cap ?? '#fff') +
  solid(box(84, 46, 32, 18, 4), look.cap ?? '#fff') +
  solid('M74 64H126Q142 68 142 86V164Q142 178 128 178H72Q58 178 58 164V86Q58 68 74 64Z', look.body) +
  solid('M66 98H134V160H66Z', look.band ?? '#fff') +
  motifOf(look, 100, 129, 50);

/** A trigger spray: glass cleaner. @param {PackLook} look */
export const spray = (look) =>
  ground(46, 178) +
  flat('M88 58V38H70L62 28Q62 22 72 22H116Q130 24 134 36L122 40L124 58Z', look.cap ?? '#e2483d') +
  flat('M84 38L76 56L84 58L92 44Z', look.cap ?? '#e2483d') +
  flat('M84 38L76 56L84 58L92 44Z', '#000', 0.2) +
  solid(
    'M86 58H120C122 80 142 82 142 106V164Q142 178 128 178H76Q62 178 62 164V106C62 82 84 80 86 58Z',
    look.body,
  ) +
  solid('M62 112H142V160H62Z', look.band ?? '#fff') +
  motifOf(look, 102, 136, 46);

/** A squeeze tube standing on its cap: toothpaste, face wash. @param {PackLook} look */
export const tube = (look) =>
  ground(40, 180) +
  solid('M64 24H136L124 152H76Z', look.body) +
  flat('M64 24H136L135 36H65Z', '#000', 0.14) +
  solid(box(78, 150, 44, 28, 5), look.cap ?? '#fff') +
  flat('M67.500 62L132.500 52L127 120L72.500 128Z', look.band ?? '#fff', 0.95) +
  flat(box(80, 42, 40, 8, 4), look.mark ?? '#fff') +
  motifOf(look, 100, 90, 46);

/** A lying squeeze tube with its paste. @param {PackLook} look */
export const lyingTube = (look) =>
  ground(76, 150) +
  `<g transform="rotate(-14 100 104)">` +
  flat('M20 78L126 72Q146 82 146 104Q146 126 126 136L20 130Z', look.body) +
  flat('M20 78L126 72Q146 82 146 104Q146 126 126 136L20 130Z', 'url(#fall)') +
  flat('M20 78H30V130H20Z', '#000', 0.16) +
  flat('M44 78L104 74V136L44 132Z', look.band ?? '#fff', 0.95) +
  item(look.motif, 74, 104, 42, { rotate: 14, ...look.motifOptions }) +
  flat(box(146, 88, 30, 32, 6), look.cap ?? '#fff') +
  flat(box(146, 88, 30, 32, 6), 'url(#fall)') +
  '</g>';

/** An upright stick or spray can: deodorant, shaving foam. @param {PackLook} look */
export const aerosol = (look) =>
  ground(36, 178) +
  solid('M70 70Q70 58 84 54H116Q130 58 130 70V166Q130 178 118 178H82Q70 178 70 166Z', look.body) +
  solid('M78 24H122Q126 24 126 32V56H74V32Q74 24 78 24Z', look.cap ?? '#fff') +
  flat('M70 98H130V152H70Z', look.band ?? '#fff', 0.94) +
  flat('M70 98H130V152H70Z', 'url(#volume)') +
  motifOf(look, 100, 125, 44) +
  flat(box(82, 78, 36, 8, 4), look.mark ?? '#fff', 0.9);
