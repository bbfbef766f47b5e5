/** Soft packs and paper packs. Every pack is a function of its colours and of the motif on its label. */
import { item } from './items.mjs';
import { box, disc, flat, ground, line, nameplate, solid } from './shapes.mjs';

/** @typedef {import('./emoji.mjs').ItemOptions} ItemOptions */

/**
 * @typedef {object} PackLook
 * @property {string} body Main colour.
 * @property {string} [band] Second colour: the label or the lower part.
 * @property {string} [side] Colour of the shaded side of a box.
 * @property {string} [cap] Colour of the lid.
 * @property {string} [mark] Colour of the bars where a brand would stand.
 * @property {string} motif Name of the item on the label.
 * @property {ItemOptions} [motifOptions]
 * @property {'wave' | 'stripes' | 'rays' | 'block' | 'dots'} [pattern] What the second colour does on a pouch.
 */

/** @param {PackLook} look @param {number} x @param {number} y @param {number} size */
export const motifOf = (look, x, y, size) => item(look.motif, x, y, size, look.motifOptions);

const pouchOutline = 'M56 34Q100 39 144 34C147 82 148 128 144 170Q100 175 56 170C52 128 53 82 56 34Z';
const pouchClip = `<clipPath id="pouch"><path d="${pouchOutline}"/></clipPath>`;

/** @param {NonNullable<PackLook['pattern']>} pattern @param {string} band */
function pouchPattern(pattern, band) {
  switch (pattern) {
    case 'wave':
      return flat('M50 122Q100 106 150 122V180H50Z', band);
    case 'stripes':
      return (
        [50, 84, 118].map((x) => flat(`M${x} 20h17v160h-17z`, band, 0.85)).join('') +
        flat('M50 130H150V180H50Z', band)
      );
    case 'rays':
      return Array.from(
        { length: 12 },
        (_, n) =>
          `<path d="M100 116L90 -10h20z" fill="${band}" opacity=".7" transform="rotate(${n * 30} 100 116)"/>`,
      ).join('');
    case 'block':
      return flat('M50 84L150 66V180H50Z', band);
    case 'dots':
      return Array.from({ length: 28 }, (_, n) =>
        disc(58 + (n % 5) * 22 + (Math.floor(n / 5) % 2) * 10, 42 + Math.floor(n / 5) * 22, 5, band, 0.8),
      ).join('');
  }
}

/** A sealed pouch: milk, chips, dal, spices. @param {PackLook & { window?: string }} look */
export const pouch = (look) =>
  ground(58, 176) +
  pouchClip +
  flat(pouchOutline, look.body) +
  `<g clip-path="url(#pouch)">${pouchPattern(look.pattern ?? 'wave', look.band ?? '#fff')}</g>` +
  flat(pouchOutline, 'url(#volume)') +
  flat('M56 34Q100 39 144 34V44Q100 49 56 44Z', '#000', 0.1) +
  line('M62 29H138', '#fff', 1.6, 0.5) +
  solid('M57 24h86v13q-43 5-86 0z', look.body) +
  flat('M57 24h86v13q-43 5-86 0z', '#000', 0.1) +
  nameplate(100, 52, 54, look.mark ?? '#fff') +
  disc(100, 119, 34, '#000', 0.12) +
  disc(100, 117, 34, look.window ?? '#fff', 0.96) +
  motifOf(look, 100, 117, 52);

/** A stand-up pouch with a zip and a gusset: nuts, coffee, frozen food. @param {PackLook} look */
export const standPouch = (look) =>
  ground(60, 178) +
  solid(
    'M58 26H142Q146 28 146 40L152 160Q152 174 136 176Q100 182 64 176Q48 174 48 160L54 40Q54 28 58 26Z',
    look.body,
  ) +
  line('M58 40H142', '#000', 1.6, 0.25) +
  line('M58 44H142', '#fff', 1.2, 0.4) +
  flat(
    'M50.500 118Q100 132 149.500 118L152 160Q152 174 136 176Q100 182 64 176Q48 174 48 160Z',
    look.band ?? '#fff',
    0.95,
  ) +
  flat(
    'M50.500 118Q100 132 149.500 118L152 160Q152 174 136 176Q100 182 64 176Q48 174 48 160Z',
    'url(#volume)',
  ) +
  line('M50 162Q100 150 150 162', '#000', 2, 0.16) +
  nameplate(100, 56, 58, look.mark ?? '#fff') +
  motifOf(look, 100, 116, 66);

/** A sewn bag: atta, rice, sugar. @param {PackLook} look */
export const bag = (look) =>
  ground(62, 178) +
  solid('M50 48L58 24H142L150 48V168Q150 176 142 176H58Q50 176 50 168Z', look.body) +
  flat('M50 48L58 24H142L150 48Z', '#000', 0.1) +
  `<path d="M54 48h92" stroke="#fff" stroke-opacity=".7" stroke-width="2" stroke-dasharray="5 4"/>` +
  flat('M50 98H150V154H50Z', look.band ?? '#fff') +
  flat('M50 98H150V154H50Z', 'url(#volume)') +
  line('M50 98H150M50 154H150', look.mark ?? '#fff', 2.5, 0.75) +
  nameplate(100, 62, 60, look.mark ?? '#fff') +
  motifOf(look, 100, 126, 62);

/** A standing carton with a visible side: detergent, tea, cereal. @param {PackLook} look */
export const carton = (look) =>
  ground(70, 176) +
  flat('M136 56L162 44V160L136 174Z', look.side ?? look.body) +
  flat('M40 56L66 44H162L136 56Z', look.body) +
  flat('M40 56L66 44H162L136 56Z', '#fff', 0.35) +
  flat(box(40, 56, 96, 118, 2), look.body) +
  nameplate(88, 68, 56, look.mark ?? '#fff') +
  flat('M40 108Q88 92 136 108V160H40Z', look.band ?? '#fff') +
  motifOf(look, 88, 132, 56) +
  flat(box(40, 56, 96, 118, 2), 'url(#fall)', 0.5);

/** A tall thin carton: soap powder, toothpaste box, tea bags. @param {PackLook} look */
export const slimCarton = (look) =>
  ground(52, 178) +
  flat('M122 40L144 30V164L122 178Z', look.side ?? look.body) +
  flat('M58 40L80 30H144L122 40Z', look.body) +
  flat('M58 40L80 30H144L122 40Z', '#fff', 0.35) +
  flat(box(58, 40, 64, 138, 2), look.body) +
  nameplate(90, 52, 42, look.mark ?? '#fff') +
  flat('M58 92L122 78V178H58Z', look.band ?? '#fff') +
  motifOf(look, 90, 132, 50) +
  flat(box(58, 40, 64, 138, 2), 'url(#fall)', 0.5);

/** A lying carton: butter, soap, sweets, cheese slices. @param {PackLook} look */
export const flatBox = (look) =>
  ground(78, 158) +
  flat('M26 84L52 66H174L150 84Z', look.body) +
  flat('M26 84L52 66H174L150 84Z', '#fff', 0.35) +
  flat('M150 84L174 66V136L150 156Z', look.side ?? look.body) +
  flat(box(26, 84, 124, 72, 2), look.body) +
  flat('M26 96H92L80 156H26Z', look.band ?? '#fff', 0.95) +
  nameplate(120, 106, 46, look.mark ?? '#fff') +
  motifOf(look, 56, 126, 50) +
  flat(box(26, 84, 124, 72, 2), 'url(#fall)', 0.5);

/** A roof-top carton: juice, flavoured milk. @param {PackLook} look */
export const gableCarton = (look) =>
  ground(56, 176) +
  flat('M132 76L154 66V162L132 174Z', look.side ?? look.body) +
  flat('M52 76L66 48H134L154 66L132 76Z', look.side ?? look.body) +
  flat('M52 76L64 48H122L132 76Z', look.body) +
  flat(box(62, 30, 74, 19, 2), look.body) +
  flat(box(62, 30, 74, 19, 2), '#000', 0.1) +
  flat(box(52, 76, 80, 98), look.body) +
  flat('M52 120Q92 102 132 120V174H52Z', look.band ?? '#fff') +
  nameplate(92, 84, 48, look.mark ?? '#fff') +
  motifOf(look, 92, 136, 56) +
  flat(box(52, 76, 80, 98), 'url(#fall)', 0.4) +
  (look.cap ? disc(146, 58, 8, look.cap) + disc(146, 58, 8, 'url(#ball)') : '');

/** A small drink carton with a straw. @param {PackLook} look */
export const drinkCarton = (look) =>
  ground(48, 178) +
  line('M112 58V22L126 14', '#f4f6f8', 5) +
  line('M112 58V22L126 14', look.cap ?? '#e24a3b', 5, 0.55) +
  flat('M124 62L142 52V166L124 178Z', look.side ?? look.body) +
  flat('M62 62L80 52H142L124 62Z', look.body) +
  flat('M62 62L80 52H142L124 62Z', '#fff', 0.35) +
  flat(box(62, 62, 62, 116, 2), look.body) +
  flat('M62 112Q93 96 124 112V178H62Z', look.band ?? '#fff') +
  nameplate(93, 74, 40, look.mark ?? '#fff') +
  motifOf(look, 93, 138, 48) +
  flat(box(62, 62, 62, 116, 2), 'url(#fall)', 0.45);

const zigzag =
  'M22 74l6 5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6 5-6 5h156l-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5z';
/** A flow wrap: biscuits, chocolate, soap. @param {PackLook} look */
export const wrap = (look) =>
  ground(78, 152) +
  `<g transform="rotate(-9 100 106)">` +
  flat(zigzag, look.body) +
  flat('M34 74H166V134H34Z', 'url(#fall)') +
  flat('M34 80H166V88H34Z', '#fff', 0.22) +
  flat('M34 74H94L84 134H34Z', look.band ?? '#fff') +
  motifOf(look, 61, 104, 46) +
  flat(box(102, 90, 52, 11, 5.5), look.mark ?? '#fff') +
  flat(box(102, 107, 34, 5, 2.5), look.mark ?? '#fff', 0.7) +
  '</g>';

/** A long flow wrap standing up: bread, rusk, noodles in a loaf bag. @param {PackLook} look */
export const loafBag = (look) =>
  ground(72, 172) +
  solid('M40 78Q40 62 56 62H150Q166 62 166 78V158Q166 170 154 170H52Q40 170 40 158Z', look.body) +
  flat('M40 104H166V150H40Z', look.band ?? '#fff', 0.92) +
  nameplate(122, 118, 54, look.mark ?? '#fff') +
  motifOf(look, 76, 124, 62) +
  flat('M88 62L80 36Q103 26 126 36L118 62Z', look.body) +
  flat('M88 62L80 36Q103 26 126 36L118 62Z', '#fff', 0.3) +
  line('M86 58H120', look.cap ?? '#d9352b', 5) +
  line('M52 76V92M60 72V84', '#fff', 3, 0.5);
