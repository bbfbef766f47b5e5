/**
 * The worked example of CONTRIBUTING.md, as steps that can be followed.
 * @module
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './repository-copy.mjs';

/**
 * @typedef {object} Change
 * @property {string} file
 * @property {string} before lines that stand in the file once
 * @property {string} after what takes their place
 * @typedef {object} Step
 * @property {'Start' | 'Compiler' | 'Test'} ledBy
 * @property {string | undefined} test the file of the test that leads to the step
 * @property {readonly Change[]} changes
 */

const guide = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
const [, example = ''] = /## How a feature is added[^\n]*\n([^]*?)\n## /.exec(guide) ?? [];

/** @type {readonly Step[]} */
export const steps = example
  .split(/^\d+\. /m)
  .map((text) => ({ text, heading: /^\*\*(Start|Compiler|Test)\b(?: `([^`]+)`)?/.exec(text) }))
  .flatMap(({ text, heading }) =>
    heading
      ? [
          {
            ledBy: /** @type {Step['ledBy']} */ (heading[1]),
            test: heading[2],
            changes: [...text.matchAll(/```diff\n([^]*?)```/g)].flatMap(([, block = '']) => changesIn(block)),
          },
        ]
      : [],
  );

/** @param {string} block of a list item, which indents it @returns {Change[]} */
function changesIn(block) {
  const lines = block.split('\n').map((line) => line.slice(3));
  const starts = lines.flatMap((line, at) => (line.startsWith('--- ') ? [at] : []));
  return starts.map((start, place) => {
    const own = lines.slice(start + 1, starts[place + 1]).filter((line) => line !== '');
    /** @param {string} sign */
    const without = (sign) =>
      own
        .filter((line) => !line.startsWith(sign))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    return { file: lines[start]?.slice(4) ?? '', before: without('+'), after: without('-') };
  });
}

/** @param {Step['ledBy']} ledBy */
export const stepsBy = (ledBy) => steps.filter((step) => step.ledBy === ledBy);
/** @param {readonly Step[]} of */
export const filesOf = (of) => of.flatMap(({ changes }) => changes.map(({ file }) => file));

/** @param {string} text of a file @param {Change} change @returns {string} @throws {Error} unless its lines stand in the file once */
export function changed(text, { file, before, after }) {
  const parts = text.split(before);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times:\n${before}`);
  return parts.join(after);
}
