/**
 * The import graph of the code without its tests: no circle of files, no circle of rooms, and no folder of more files
 * than a reader takes in. Imports of types and lazy imports count like any other. A room is what lies side by side in
 * a folder: its subfolders and its files.
 * @module
 */
import path from 'node:path';
import ts from 'typescript';
import { read, sources } from './sources.mjs';

const mostFiles = 20;

/** The files that join the parts of a program, with all that may import them: nothing that they join. */
const compositionRoots = /** @type {Record<string, string[]>} */ ({
  'packages/web/src/browser-state.ts': [
    'packages/web/src/index.ts',
    'packages/web/src/standalone/standalone-host.tsx',
  ],
});

/** @typedef {ReadonlyMap<string, ReadonlySet<string>>} Graph what each node imports */

/** @param {string} code @returns {string[]} the paths that it imports by, in whatever way */
const importedPaths = (code) =>
  ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);

/** @param {ReadonlyMap<string, string>} codes by path @returns {Graph} */
function importGraph(codes) {
  /** @param {string} file @param {string} specifier */
  const resolve = (file, specifier) => {
    if (!specifier.startsWith('.')) return undefined;
    const target = path.posix.join(path.posix.dirname(file), specifier);
    return ['', '.ts', '.tsx', '.mjs', '/index.ts'].map((end) => target + end).find((end) => codes.has(end));
  };
  return new Map(
    [...codes].map(([file, code]) => [
      file,
      new Set(importedPaths(code).flatMap((specifier) => resolve(file, specifier) ?? [])),
    ]),
  );
}

/** @param {Graph} graph @param {string} from @returns {Set<string>} what can be reached by one import or more */
function reachable(graph, from) {
  /** @type {Set<string>} */
  const found = new Set();
  const ahead = [...(graph.get(from) ?? [])];
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    if (found.has(node)) continue;
    found.add(node);
    ahead.push(...(graph.get(node) ?? []));
  }
  return found;
}

/** @param {Graph} graph @returns {string[]} each import that is part of a circle, as 'a -> b' */
function circularImports(graph) {
  const reached = new Map([...graph.keys()].map((node) => [node, reachable(graph, node)]));
  return [...graph].flatMap(([from, targets]) =>
    [...targets].filter((to) => reached.get(to)?.has(from)).map((to) => `${from} -> ${to}`),
  );
}

/** @param {string} file @returns {string[]} the folders around it, the nearest first */
function foldersOf(file) {
  const folder = path.posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** @param {Graph} graph @param {string} folder @returns {Graph} what the rooms of a folder import of each other */
function roomGraph(graph, folder) {
  /** @param {string} file */
  const roomOf = (file) =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/', 1)[0] : undefined;
  /** @type {Map<string, Set<string>>} */
  const rooms = new Map();
  for (const [file, targets] of graph) {
    const room = roomOf(file);
    if (room === undefined) continue;
    const others = [...targets].flatMap((target) => roomOf(target) ?? []).filter((other) => other !== room);
    rooms.set(room, new Set([...(rooms.get(room) ?? []), ...others]));
  }
  return rooms;
}

/** @param {Graph} graph @returns {string[]} each import between rooms that is part of a circle, as 'folder: a -> b' */
const circularRooms = (graph) =>
  [...new Set([...graph.keys()].flatMap(foldersOf))].flatMap((folder) =>
    circularImports(roomGraph(graph, folder)).map((found) => `${folder}: ${found}`),
  );

/** @param {Iterable<string>} files @returns {Record<string, number>} folders with too many, and how many */
function fullFolders(files) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].filter(([, count]) => count > mostFiles));
}

function readCode() {
  const files = sources('*.ts', '*.tsx', '*.mjs').filter(
    (file) => !/\.test\.|\/testing\/|^tests\/|\.d\.m?ts$/.test(file),
  );
  return new Map(files.map((file) => [file, read(file)]));
}

const graph = importGraph(readCode());

test('the graph has every part of the code', () => {
  for (const file of [
    'packages/domain/src/index.ts',
    'functions/src/index.ts',
    'shell/src/main.tsx',
    'tools/test.mjs',
  ])
    expect(graph.get(file)?.size).toBeGreaterThan(3);
});

test('no file imports itself through others', () => {
  expect(circularImports(graph)).toEqual([]);
});

test('no room imports itself through others', () => {
  expect(circularRooms(graph)).toEqual([]);
});

test(`no folder has more than ${mostFiles} files`, () => {
  expect(fullFolders(graph.keys())).toEqual({});
});

test.each(Object.entries(compositionRoots))('%s is imported by nothing that it joins', (file, importers) => {
  const found = [...graph].filter(([, targets]) => targets.has(file)).map(([importer]) => importer);
  expect(found.toSorted()).toEqual(importers);
});

describe('the sight of the checks', () => {
  test.each([
    ["import { b } from './b';"],
    ["import './b';"],
    ["import type { B } from './b';"],
    ["export { b } from './b';"],
    ["export type * from './b';"],
    ["export const load = () => import(/* webpackChunkName: 'b' */ './b');"],
    ["export type B = typeof import('./b');"],
  ])('%s is an import, and the way back makes a circle', (code) => {
    const codes = new Map([
      ['x/a.ts', code],
      ['x/b.ts', "import { a } from './a';"],
      ['x/c.ts', "import { a } from './a';"],
    ]);
    expect(circularImports(importGraph(codes))).toEqual(['x/a.ts -> x/b.ts', 'x/b.ts -> x/a.ts']);
  });

  test('rooms make a circle though their files make none', () => {
    const codes = new Map([
      ['x/orders/order.ts', "import '../cart/size';"],
      ['x/cart/size.ts', ''],
      ['x/cart/cart.ts', "import '../orders/price';"],
      ['x/orders/price.ts', ''],
      ['x/store/store.ts', "import '../cart/cart';"],
    ]);
    expect(circularImports(importGraph(codes))).toEqual([]);
    expect(circularRooms(importGraph(codes))).toEqual(['x: orders -> cart', 'x: cart -> orders']);
  });

  test('a folder is full with one file more', () => {
    const files = Array.from({ length: mostFiles }, (_, index) => `x/${index}.ts`);
    expect(fullFolders(files)).toEqual({});
    expect(fullFolders([...files, 'x/one-more.tsx'])).toEqual({ x: mostFiles + 1 });
  });
});
