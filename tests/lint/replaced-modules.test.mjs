/**
 * docs/replaced-modules.md lists every module of others that is replaced or changed: the page and the code name the same ones.
 */
import { expect, test } from '@jest/globals';
import { correctionNames } from '../../tools/emulators/corrections/index.mjs';
import { replacedNames } from '../../tools/webpack/replaced-modules.mjs';
import { exists, read, sources } from './sources.mjs';

const page = read('docs/replaced-modules.md');
const rows = page.split('\n').filter((line) => /^\| [^-]/.test(line));
/** @param {string} text */
const quoted = (text) => [...text.matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word);
/** The files that rows name. */
const files = new Set(
  rows.flatMap(quoted).filter((word) => /^[\w.-]+(\/[\w.-]+)*\.(mjs|ts|java|json|yml)$/.test(word)),
);
const firstCells = rows.map((row) => row.split('|')[1] ?? '');

/** How code gets at what is not its own: a method of a class, a member of an object, a module of a build or of tests. */
const changes =
  /(\.prototype\.\w+|\bprototype\.get|\bexegesis\.\w+|\butils\.\w+|\bchecks\.\w+) = |Reflect\.set\(|NormalModuleReplacementPlugin\(|moduleNameMapper|productionAlias = |^\s+\[refreshRuntime\]:/m;

const code = sources('*.ts', '*.tsx', '*.mjs').filter((file) => !/\.test\.(tsx?|mjs)$/.test(file));

test('the files that are named exist, and a good part of the rows names one', () => {
  expect([...files].filter((file) => !exists(file))).toEqual([]);
  expect(files.size).toBeGreaterThan(25);
});

test('code that replaces or changes something is on the page', () => {
  // The plugins of the browser's replacements are made in one file, from a table; the page names what comes in their place.
  const table = 'tools/webpack/replaced-modules.mjs';
  const found = code.filter((file) => file !== table && changes.test(read(file)));
  expect(found).toContain('tools/emulators/emulators-process.mjs');
  expect(found.filter((file) => !files.has(file))).toEqual([]);
});

test.each([...correctionNames, ...replacedNames])('%s, which can be switched off, has a row', (name) => {
  expect(firstCells.flatMap(quoted)).toContain(name);
});

test('every correction has a file of its own, a test, and an offer', () => {
  const tests = ['corrections', 'processes']
    .map((name) => read(`tools/emulators/corrections/${name}.test.mjs`))
    .join();
  for (const name of correctionNames) expect(tests).toContain(`'${name}'`);
  const parts = sources('tools/emulators/corrections').filter(
    (file) => /\.mjs$/.test(file) && !/(index|method-of|in-tests|\.test)\.mjs$/.test(file),
  );
  expect(parts.length).toBe(correctionNames.length + 1);
  expect(parts.filter((file) => !files.has(file))).toEqual([]);
  expect(page).toContain('(upstream/firebase-tools.md)');
});

test('every version that package.json forces has a row', () => {
  const { overrides } = JSON.parse(read('package.json'));
  expect(Object.keys(overrides).filter((name) => !firstCells.flatMap(quoted).includes(name))).toEqual([]);
});
