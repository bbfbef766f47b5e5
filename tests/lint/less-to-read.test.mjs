/**
 * How much a newcomer has to read. The figures are a ratchet: a change that makes one smaller lowers its limit, and one that
 * needs more raises it here, where a reviewer sees it.
 * @module
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Lines of the tools, with their tests. */
const toolLines = 17_900;
/** Files that a reader opens for a line or two. */
const shortFiles = 30;
/** What a limit may be above its figure: other changes land meanwhile. */
const slack = { lines: 600, files: 3 };

const fewLines = 12;
/** Short by nature: lists of exports, types of other languages, configurations, and handlers, whose suffix says what they are. */
const mayBeShort =
  /\/index\.ts$|\.d\.ts$|\.config\.mjs$|\.(callable|webhook|task|trigger|schedule|http|decision)\.ts$/;

/** @param {...string} patterns @returns {string[]} */
const tracked = (...patterns) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));

/** @param {string} file */
const linesOf = (file) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;

/** @param {string} file */
const isTest = (file) => /\.test\.|\/testing\/|^tests\//.test(file);

test('the tools are no longer than they were', () => {
  const lines = tracked('tools/*.ts', 'tools/*.mjs', 'tools/*.java').reduce(
    (sum, file) => sum + linesOf(file),
    0,
  );
  expect(lines).toBeLessThanOrEqual(toolLines);
  expect(lines).toBeGreaterThan(toolLines - slack.lines);
});

test('there are no more short files than there were', () => {
  const files = tracked('*.ts', '*.tsx', '*.mjs').filter(
    (file) => !isTest(file) && !mayBeShort.test(file) && linesOf(file) < fewLines,
  );
  expect(files.length > shortFiles ? files : []).toEqual([]);
  expect(files.length).toBeGreaterThan(shortFiles - slack.files);
});

test('the first folder of the tools holds at most 20 programs', () => {
  const files = tracked('tools/*').filter((file) => path.dirname(file) === 'tools' && !isTest(file));
  expect(files.length).toBeLessThanOrEqual(20);
});
