/**
 * The output of the TypeScript compiler, as a person reads it.
 * @module
 */

/** Types are spelled out in messages; the rest of a longer line says nothing that its beginning does not. */
const mostLetters = 240;

/**
 * @param {string} output of `tsc --build --pretty false`
 * @returns {string[]} each error once, in the order of files and lines, with the number of errors behind them; none without errors
 */
export function typeErrors(output) {
  /** @type {{ place: string, lines: string[] }[]} */
  const messages = [];
  for (const line of output.split('\n').filter((each) => each.trim() !== '')) {
    const isContinued = /^\s/.test(line) && messages.length > 0;
    if (isContinued) messages.at(-1)?.lines.push(line);
    else messages.push({ place: placeOf(line), lines: [line] });
  }
  const errors = new Map(messages.map(({ place, lines }) => [lines.join('\n'), { place, lines }]));
  const sorted = [...errors.values()].sort((a, b) => collator.compare(a.place, b.place));
  const files = new Set(sorted.map(({ place }) => place.replace(/:.*/, ''))).size;
  if (sorted.length === 0) return [];
  return [
    ...sorted.flatMap(({ lines }) => lines.map(shown)),
    '',
    `${count(sorted.length, 'error')} in ${count(files, 'file')}`,
  ];
}

const collator = new Intl.Collator('en', { numeric: true });

/** `src/a.ts:12:5` of a line about a place in a file; '' for any other. @param {string} line */
const placeOf = (line) => /^(.+?)\((\d+),(\d+)\): /.exec(line)?.slice(1).join(':') ?? '';

/** @param {string} line */
function shown(line) {
  const clickable = line.replace(/^(.+?)\((\d+),(\d+)\): /, '$1:$2:$3 ');
  return clickable.length > mostLetters ? `${clickable.slice(0, mostLetters)}…` : clickable;
}

/** @param {number} number @param {string} thing */
const count = (number, thing) => `${number} ${thing}${number === 1 ? '' : 's'}`;
