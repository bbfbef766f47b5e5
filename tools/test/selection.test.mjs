import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../base/paths.mjs';
import { allParts } from './parts.mjs';
import { select, selectRepeated } from './selection.mjs';

/** @param {string[]} words */
const selected = (...words) =>
  select(words).map(({ part, files, jestArguments }) => [
    part.name,
    files.map((file) => path.relative(root, file)),
    jestArguments,
  ]);
const names = allParts.map(({ name }) => name);

test('selects everything by default', () => {
  expect(selected()).toEqual(names.map((name) => [name, [], []]));
});

test('named parts run in their usual order', () => {
  expect(selected('journeys', 'types')).toEqual([
    ['types', [], []],
    ['journeys', [], []],
  ]);
});

test.each([
  ['tools/test/results.test.mjs', 'unit'],
  ['./functions/src/platform/instance/turns.test.ts', 'unit'],
  ['functions/src/testing/histories/histories.test.ts', 'histories'],
  ['functions/src/testing/histories/histories.emulator.test.ts', 'handlers'],
  ['tests/rules/firestore.rules.test.ts', 'rules'],
  ['tests/budgets/first-view.test.mjs', 'budgets'],
  ['tests/stack/stop.stack.test.mjs', 'stack'],
  ['tests/federation/shared-once.journey.test.ts', 'federation'],
  ['tests/journeys/staff/first-admin.journey.test.ts', 'journeys'],
])('%s belongs to %s', (file, part) => {
  expect(selected(file)).toEqual([[part, [path.normalize(file)], []]]);
  expect(selected(path.join(root, file))).toEqual([[part, [path.normalize(file)], []]]);
});

test('a folder stands for its test files', () => {
  expect(selected('tests/federation')).toEqual([
    ['federation', expect.arrayContaining(['tests/federation/shared-once.journey.test.ts']), []],
  ]);
  expect(selected('functions').map(([part]) => part)).toEqual(['unit', 'histories', 'handlers']);
});

test('arguments from the first dash on go to Jest', () => {
  expect(selected('unit', '-t', 'a name')).toEqual([['unit', [], ['-t', 'a name']]]);
});

test('a part that is named together with one of its files runs whole', () => {
  expect(selected('rules', 'tests/rules/firestore.rules.test.ts')).toEqual([['rules', [], []]]);
});

test.each([
  [['jurneys'], /"jurneys" is neither a file nor a part of the tests: imports, types, lint, /],
  [['README.md'], /no tests in README\.md/],
  [['docs'], /no tests in docs/],
  [['-t', 'a name'], /Name a part or a file first: npm test -- unit -t a name/],
  [['lint', '--fix'], /Name a part or a file first/],
])('%j is refused', (words, message) => {
  expect(() => select(words)).toThrow(message);
});

test('named tests can run again and again', () => {
  const [selection, ...others] = selectRepeated(['10', 'tests/federation', '-t', 'a name']);
  expect(selection).toMatchObject({
    part: { name: 'federation' },
    times: 10,
    jestArguments: ['-t', 'a name'],
  });
  expect(others).toEqual([]);
});

test.each([
  [[], /How often\?/],
  [['0', 'unit'], /How often\?/],
  [['unit'], /How often\?/],
  [['10'], /Which tests\? npm test -- repeat 10/],
  [['10', 'lint'], /Which tests\?/],
  [['10', 'jurneys'], /"jurneys" is neither/],
])('%j cannot be repeated', (words, message) => {
  expect(() => selectRepeated(words)).toThrow(message);
});

test('every test file of the repository belongs to exactly one part', () => {
  const files = execFileSync('git', ['ls-files', '*.test.*'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  expect(files.length).toBeGreaterThan(100);
  const owners = files.map((file) => allParts.filter((part) => part.files?.test(`/${file}`)).length);
  expect(files.filter((_, index) => owners[index] !== 1)).toEqual([]);
});
