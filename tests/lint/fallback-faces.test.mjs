/**
 * The faces that stand in for Figtree until its file is there: each has the measures that follow from the two fonts, so that lines are as
 * long and as high as they will be.
 *
 * Average advances of English text, in units of the font, regular and bold, as @capsizecss/metrics 4.3.0 publishes them (`xWidthAvg`).
 * DejaVu, which it leaves out, is measured from version 2.37 with the weights of its letters (@capsizecss/unpack 4.0.1). Liberation Sans,
 * Nimbus Sans and Arimo have Arial's widths. Left out are Segoe UI, beside which Arial always is, Apple's, which no page can name, beside
 * Arial too, and Ubuntu, which is wider by 1 % (bold 4 %) and comes with Liberation and DejaVu.
 * @module
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const figtree = { unitsPerEm: 1000, regular: 449, bold: 463, ascent: 950, descent: 250 };
const families = {
  Arial: { unitsPerEm: 2048, regular: 913, bold: 983 },
  // Without a bold face: a phone's is an instance of the one file, which no page can name.
  Roboto: { unitsPerEm: 2048, regular: 911 },
  Noto: { unitsPerEm: 1000, regular: 474, bold: 503 },
  DejaVu: { unitsPerEm: 2048, regular: 1041, bold: 1176 },
};

/** @typedef {Readonly<Record<string, string>>} Face descriptors by their names */

const percent = (/** @type {number} */ share) => `${Number((100 * share).toFixed(1))}%`;

/**
 * @param {string} family @param {'regular' | 'bold'} cut @param {number} advance @param {number} unitsPerEm
 * @returns {Face}
 */
function faceOf(family, cut, advance, unitsPerEm) {
  const size = figtree[cut] / figtree.unitsPerEm / (advance / unitsPerEm);
  return {
    'font-family': `'Figtree ${family}'`,
    'size-adjust': percent(size),
    'ascent-override': percent(figtree.ascent / figtree.unitsPerEm / size),
    'descent-override': percent(figtree.descent / figtree.unitsPerEm / size),
    'line-gap-override': '0%',
  };
}

const css = readFileSync(path.resolve(import.meta.dirname, '../../packages/ui/src/tokens.css'), 'utf8');

/** @type {readonly Face[]} in the order of the file */
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) =>
  Object.fromEntries([...body.matchAll(/([a-z-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value])),
);
const fallbacks = faces.filter((face) => face['font-family'] !== "'Figtree'");

test('the fallback faces have the measures that follow from the fonts, in the order of the families', () => {
  const measures = fallbacks.map(({ src: _src, 'font-weight': _weight, ...face }) => face);
  const expected = Object.entries(families).flatMap(([family, { unitsPerEm, ...advances }]) =>
    Object.entries(advances).map(([cut, advance]) =>
      faceOf(family, /** @type {'regular' | 'bold'} */ (cut), advance, unitsPerEm),
    ),
  );
  expect(measures).toEqual(expected);
});

test('a family of two faces has one up to semi-bold, and a bold one of the same fonts', () => {
  const weightsOf = (/** @type {string} */ family) =>
    fallbacks
      .filter((face) => face['font-family'] === `'Figtree ${family}'`)
      .map((face) => face['font-weight']);
  expect(weightsOf('Roboto')).toEqual([undefined]);
  for (const family of ['Arial', 'Noto', 'DejaVu']) expect(weightsOf(family)).toEqual(['300 599', '600 900']);
});

test('texts ask for the face, then for the fallbacks in their order, then for the system', () => {
  const [, list = ''] = /^\s*--font:\s*([^;]+);/m.exec(css) ?? [];
  const named = ['Figtree', ...Object.keys(families).map((family) => `Figtree ${family}`)];
  expect(list.split(/,\s*/)).toEqual([...named.map((name) => `'${name}'`), 'system-ui', 'sans-serif']);
});

test('each fallback face is one that the machine may have, and downloads nothing', () => {
  const isLocal = (/** @type {Face} */ { src = '' }) => /^local\('[^']+'\)(, local\('[^']+'\))*$/.test(src);
  expect(fallbacks.filter((face) => !isLocal(face))).toEqual([]);
});
