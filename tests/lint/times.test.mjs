/**
 * Times that README and CONTRIBUTING give for a command are those of docs/performance.md, which has them in seconds beside their words.
 * A time in a sentence, a row or a line of code without a command is one of the shop, and is not read.
 * @module
 */
import { read } from './sources.mjs';

/** @type {Readonly<Record<string, number>>} */
const numbers = {
  ...{ a: 1, an: 1, 'half a': 0.5, 'half an': 0.5, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ seven: 7, eight: 8, nine: 9, ten: 10, fifteen: 15, twenty: 20, thirty: 30 },
};
const amount = String.raw`(?:\d+(?:\.\d+)?|some|a few|several|${Object.keys(numbers).join('|')})`;
const limit = '(?:about|almost|under|well under|over|up to|less than|more than)';
const timeWords = new RegExp(
  String.raw`\b(?:${limit} )?${amount}(?: (?:to|or) ${amount})?[ -](?:s|min|seconds?|minutes?|hours?)\b(?!-)`,
  'gi',
);

/** @typedef {{ command: string, words: string, seconds: readonly number[] }} Row one figure, or the least and the most */

/** @param {string} page @returns {Row[]} the rows of the page's table of times */
const rowsIn = (page) =>
  [...page.matchAll(/^\| `(npm [^`]+)`[^|]* \| ([^|]+) \| (\d+)(?: to (\d+))? \|/gm)].map(
    ([, command = '', words = '', least, most = least]) => ({
      command,
      words,
      seconds: [Number(least), Number(most)],
    }),
  );

/** @param {string} words @returns {number} `NaN` if they are not understood */
const amountOf = (words) => numbers[words.toLowerCase()] ?? Number(words);
/** @type {Readonly<Record<string, number>>} */
const factors = { s: 1, m: 60, h: 3600 };

/**
 * The least and the most seconds that words may mean; `NaN` if they are not understood.
 * @param {string} words such as 'about a minute' @returns {readonly [number, number]}
 */
function secondsOf(words) {
  const parts = `^(?:(${limit}) )?(${amount})(?: (?:to|or) (${amount}))?[ -](\\w+)$`;
  const [, how, from = '', to = from, unit = ''] = new RegExp(parts, 'i').exec(words) ?? [];
  const factor = factors[unit.slice(0, 1)] ?? NaN;
  if (how === undefined && /^(some|a few|several)$/i.test(from)) return [2 * factor, 10 * factor];
  const [least, most] = [amountOf(from) * factor, amountOf(to) * factor];
  if (how === 'under' || how === 'up to') return [0, most];
  if (how === 'well under') return [0, (most * 2) / 3];
  return how === undefined || how === 'about' ? [0.75 * least, 1.5 * most] : [NaN, NaN];
}

/** @param {Row} row */
function fits({ words, seconds }) {
  const [least, most] = secondsOf(words);
  return seconds.every((figure) => figure >= least && figure <= most);
}

/** @param {string} page @returns {string[]} paragraphs, and each line of a table or of code */
const piecesOf = (page) =>
  page
    .split('\n\n')
    .flatMap((block) => (/^(\||```)/m.test(block) ? block.split('\n') : block.replaceAll('\n', ' ')));

/**
 * Times beside a command that has no row with these words.
 * @param {string} page @param {readonly Row[]} rows @returns {string[]}
 */
const withoutRow = (page, rows) =>
  piecesOf(page)
    .filter((piece) => /\bnpm (?:ci|start|test|run|install)\b/.test(piece))
    .flatMap((piece) =>
      (piece.match(timeWords) ?? []).filter(
        (words) => !rows.some((row) => piece.includes(row.command) && words === row.words),
      ),
    );

const rows = rowsIn(read('docs/performance.md'));

test('the table has seconds that the words may mean', () => {
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter((row) => !fits(row))).toEqual([]);
});

test.each(['README.md', 'CONTRIBUTING.md'])('%s gives a command no time but those of the table', (file) => {
  expect(withoutRow(read(file), rows)).toEqual([]);
});

test.each([
  { words: 'about a minute', fit: [45, 90], unfit: [44, 91] },
  { words: 'one to four minutes', fit: [60, 240], unfit: [30, 400] },
  { words: 'some minutes', fit: [120, 600], unfit: [90, 700] },
  { words: 'well under a minute', fit: [10, 40], unfit: [41, 60] },
  { words: 'up to half a minute', fit: [1, 30], unfit: [31] },
  { words: '15 min', fit: [700, 1300], unfit: [300, 1500] },
  { words: 'over a minute', fit: [], unfit: [60, 90] },
])('$words may mean $fit seconds, but not $unfit', ({ words, fit, unfit }) => {
  const wrong = (/** @type {number} */ figure) => !fits({ command: '', words, seconds: [figure] });
  expect(fit.filter(wrong)).toEqual([]);
  expect(unfit.filter(wrong)).toEqual(unfit);
});

test.each([
  { page: '| `npm run bench` | measures (15 min) |', found: [] },
  { page: '| `npm run bench` | measures (20 min) |', found: ['20 min'] },
  { page: '| `npm run rush` | plays (15 min) |', found: ['15 min'] },
  { page: '```sh\nnpm ci   # ten seconds\n```', found: ['ten seconds'] },
  { page: 'Run `npm run bench`.\nIt takes half an hour.', found: ['half an hour'] },
  { page: '| `npm start` | orders at any hour, a later minute, `--minutes 3` |', found: [] },
  { page: 'A partner accepts within 30 seconds.\n\nThen `npm start`.', found: [] },
])('$page has these times without a row: $found', ({ page, found }) => {
  const table = rowsIn('| `npm run bench`, everything | 15 min | 900 | 2026-11-23 |');
  expect(withoutRow(page, table)).toEqual(found);
});
