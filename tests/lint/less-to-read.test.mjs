/**
 * How much a newcomer has to read. The figures are a ratchet: a change that makes one smaller lowers its limit, and one that
 * needs more raises it here, where a reviewer sees it.
 * @module
 */
import path from 'node:path';
import { read, sources } from './sources.mjs';

/** Lines of the tools, with their tests, and with room for those of a new remote. */
const toolLines = 29_900;
/** Files that a reader opens for a line or two. */
const shortFiles = 26;
/** The room of a limit above its figure: other changes land meanwhile. */
const slack = { lines: 600, folder: 200, files: 3 };

const fewLines = 12;
/**
 * Short by nature: lists of exports, types of other languages, configurations, handlers, whose suffix says what they are, and what each
 * remote begins with.
 */
const mayBeShort =
  /\/(index|paths|queries)\.ts$|\/not-found\.tsx$|\.d\.ts$|\.config\.mjs$|\.(callable|webhook|task|trigger|schedule|http|decision)\.ts$/;

/** @param {string} file */
const linesOf = (file) => read(file).split('\n').length - 1;

/** @param {string} file */
const isTest = (file) => /\.test\.|\/testing\/|^tests\//.test(file);

/** The programs of a folder of the tools; of the first one only those that are in no other. */
const programs = (folder = '') =>
  sources(`:(glob)tools/${folder}${folder && '/**/'}*`).filter((file) => /\.(ts|mjs|java)$/.test(file));

/** @param {readonly string[]} files */
const sumOf = (files) => files.reduce((sum, file) => sum + linesOf(file), 0);

test('the tools are no longer than they were', () => {
  const lines = sumOf(programs('**'));
  expect(lines).toBeLessThanOrEqual(toolLines);
  expect(lines).toBeGreaterThan(toolLines - slack.lines);
});

test('tools/README.md says of each folder how long it is, and why', () => {
  const rows = read('tools/README.md').matchAll(/^\| (?:`([\w-]+)`|\(this one\)) \| ([\d,]+) \| (.*) \|$/gm);
  const told = [...rows].map(([, folder = '', lines = '', why = '']) => ({
    folder,
    lines: Number(lines.replace(',', '')),
    why,
  }));
  const folders = sources('tools/*/*').map((file) => file.split('/')[1] ?? '');
  expect(told.map(({ folder }) => folder)).toEqual(['', ...new Set(folders)]);
  expect(told.filter(({ why }) => !/^[A-Z`].{20,}\.$/.test(why))).toEqual([]);
  const found = told.map(({ folder, lines }) => ({ folder, told: lines, is: sumOf(programs(folder)) }));
  expect(found.filter((each) => Math.abs(each.told - each.is) > slack.folder)).toEqual([]);
});

test('there are no more short files than there were', () => {
  const files = sources('*.ts', '*.tsx', '*.mjs').filter(
    (file) => !isTest(file) && !mayBeShort.test(file) && linesOf(file) < fewLines,
  );
  expect(files.length > shortFiles ? files : []).toEqual([]);
  expect(files.length).toBeGreaterThan(shortFiles - slack.files);
});

test('the first folder of the tools holds at most 20 programs', () => {
  const files = sources('tools/*').filter((file) => path.dirname(file) === 'tools' && !isTest(file));
  expect(files.length).toBeLessThanOrEqual(20);
});
