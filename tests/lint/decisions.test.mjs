/**
 * Decisions are numbered from 001 without a hole, the first line of each repeats its number, and docs/README.md lists all of them in
 * order by their titles.
 * @module
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const docs = path.resolve(import.meta.dirname, '../../docs');

/** @typedef {{ name: string, text: string }} Page a file of docs/decisions */

/**
 * The first decision whose number is not the next one after those before it: one is missing, or two have the same number.
 * @param {readonly string[]} names of files, in any order @returns {string | null}
 */
const firstOutOfOrder = (names) =>
  names.toSorted().find((name, index) => !name.startsWith(`${String(index + 1).padStart(3, '0')}-`)) ?? null;

/** @param {Page} page @returns {string | null} the title; null if the first line has another number, or another form */
function titleOf({ name, text }) {
  const [, number, title = ''] = /^# (\d{3}) · (\S.*)\n/.exec(text) ?? [];
  return number !== undefined && name.startsWith(`${number}-`) ? title : null;
}

/** @param {string} list a page @returns {string[]} its lines that list a decision */
const listedIn = (list) => list.match(/^- \[.*\]\(decisions\/.*$/gm) ?? [];

/** @param {readonly Page[]} pages in order @returns {string[]} the lines that list them */
const linesFor = (pages) =>
  pages.map((page) => `- [${page.name.slice(0, 3)}: ${titleOf(page) ?? ''}](decisions/${page.name})`);

const pages = readdirSync(path.join(docs, 'decisions'))
  .toSorted()
  .map((name) => ({ name, text: readFileSync(path.join(docs, 'decisions', name), 'utf8') }));

test('decisions are numbered without a hole and without a double', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(firstOutOfOrder(pages.map(({ name }) => name))).toBeNull();
});

test('the first line of each decision has its number and a title', () => {
  expect(pages.filter((page) => titleOf(page) === null).map(({ name }) => name)).toEqual([]);
});

test('the list of documents has every decision, in order, by its title', () => {
  expect(listedIn(readFileSync(path.join(docs, 'README.md'), 'utf8'))).toEqual(linesFor(pages));
});

test.each([
  { names: ['002-b.md', '001-a.md'], found: null },
  { names: ['001-a.md', '003-c.md'], found: '003-c.md' },
  { names: ['001-a.md', '002-b.md', '002-c.md'], found: '002-c.md' },
  { names: ['002-b.md'], found: '002-b.md' },
  { names: ['001-a.md', 'README.md'], found: 'README.md' },
])('the first of $names that is out of order is $found', ({ names, found }) => {
  expect(firstOutOfOrder(names)).toBe(found);
});

test.each([
  { text: '# 007 · Remotes share state\n', title: 'Remotes share state' },
  { text: '# 008 · Remotes share state\n', title: null },
  { text: '# 007: Remotes share state\n', title: null },
  { text: '# 007 · \n', title: null },
  { text: '\n# 007 · Remotes share state\n', title: null },
])('the title in $text is $title', ({ text, title }) => {
  expect(titleOf({ name: '007-a.md', text })).toBe(title);
});

test('a list that lacks a decision, or has two in another order, is not that of the pages', () => {
  const [one, two] = [
    { name: '001-a.md', text: '# 001 · One\n' },
    { name: '002-b.md', text: '# 002 · Two\n' },
  ];
  const list = 'Ten lines each.\n\n- [001: One](decisions/001-a.md)\n- [002: Two](decisions/002-b.md)\n';
  expect(listedIn(list)).toEqual(linesFor([one, two]));
  expect(listedIn(list)).not.toEqual(linesFor([one]));
  expect(listedIn(list)).not.toEqual(linesFor([two, one]));
});
