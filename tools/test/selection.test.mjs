import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../base/paths.mjs';
import { allParts, isLong } from './parts.mjs';
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
  ['functions/src/testing/histories/histories.long.test.ts', 'histories'],
  ['functions/src/testing/histories/guard-races.long.emulator.test.ts', 'handlers'],
  ['tests/rules/firestore.rules.test.ts', 'rules'],
  ['tests/budgets/first-view.test.mjs', 'budgets'],
  ['tests/stack/stop.stack.test.mjs', 'stack'],
  ['tests/stack/guide.long.stack.test.mjs', 'stack'],
  ['tests/federation/shared-once.journey.test.ts', 'federation'],
  ['tests/federation/beside-released.long.journey.test.ts', 'federation'],
  ['tests/federation/remote-faults.long.journey.test.ts', 'federation'],
  ['tests/federation/deploy-times.long.journey.test.ts', 'federation'],
  ['tests/stack/road-mutations.long.stack.test.mjs', 'stack'],
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

describe('long tests', () => {
  const allFiles = (/** @type {string[]} */ ...words) =>
    select(words).flatMap(({ files }) => files.map((file) => path.relative(root, file)));
  const tracked = execFileSync('git', ['ls-files', '*.long.*'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');

  test('`long` selects each of them in its part, and nothing else', () => {
    expect(allFiles('long').toSorted()).toEqual(tracked.toSorted());
    expect(selected('long').map(([part]) => part)).toEqual([
      ...['unit', 'histories', 'stack', 'clocks', 'handlers', 'federation', 'journeys'],
    ]);
  });

  test('parts, folders and files narrow them, and arguments go to Jest', () => {
    expect(selected('long', 'stack', '-t', 'a name')).toEqual([
      ['stack', tracked.filter((file) => file.startsWith('tests/stack/')), ['-t', 'a name']],
    ]);
    const file = 'functions/src/testing/histories/guard-races.long.test.ts';
    expect(selected('long', file)).toEqual([['histories', [file], []]]);
    expect(selected('long', 'functions').map(([part]) => part)).toEqual(['unit', 'histories', 'handlers']);
  });

  test('a folder at the gate has none of them', () => {
    expect(allFiles('functions').filter(isLong)).toEqual([]);
    expect(allFiles('tests/stack').filter(isLong)).toEqual([]);
  });

  test('a part runs whole beside a long file of it that is named', () => {
    const file = 'tests/stack/guide.long.stack.test.mjs';
    expect(allFiles('stack', file).filter(isLong)).toEqual([file]);
    expect(allFiles('stack', file)).toContain('tests/stack/stop.stack.test.mjs');
  });

  test.each([
    { file: 'a.long.test.ts', is: true },
    { file: 'a.long.emulator.test.mjs', is: true },
    { file: 'a.test.ts', is: false },
    { file: 'a.long.ts', is: false },
    { file: 'clone.long.ago/a.stack.test.mjs', is: false },
  ])('$file is one of them: $is', ({ file, is }) => expect(isLong(file)).toBe(is));
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
  [['long', 'lint'], /no long tests in lint/],
  [['long', 'tests/rules'], /no long tests in tests\/rules/],
  [['long', 'tests/stack/stop.stack.test.mjs'], /no long tests in/],
  [['long', 'jurneys'], /"jurneys" is neither/],
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
