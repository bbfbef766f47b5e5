/**
 * The budget of the first view of /home, read from the files of the build. tests/federation/first-view.journey.test.ts
 * checks that a browser loads no code that is not weighed here.
 * @module
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../tools/base/paths.mjs';
import { runNode } from '../support/run-node.mjs';
import { budget, dataRequests, sdkMarks } from './budget.mjs';

/** @type {import('../../tools/webpack/first-view.mjs').FirstView} */
let view;

beforeAll(async () => {
  const script =
    "import { firstView } from './tools/webpack/first-view.mjs'; console.log(JSON.stringify(await firstView()))";
  view = JSON.parse(await runNode(['--input-type=module', '--eval', script]));
});

const list = () => view.files.map(({ app, name, brotliBytes }) => `${app}/${name} ${brotliBytes}`).join('\n');

test(`at most ${budget.requests} requests`, () => {
  const requests = view.requests + dataRequests.length;
  if (requests > budget.requests)
    throw new Error(`${requests} requests:\n${dataRequests.join('\n')}\n${list()}`);
});

test(`at most ${budget.codeKb} KB of script and style`, () => {
  expect(view.brotliKb).toBeGreaterThan(0);
  if (view.brotliKb > budget.codeKb) throw new Error(`${view.brotliKb.toFixed(1)} KB brotli:\n${list()}`);
});

test('no database and no sign-in SDK', async () => {
  const names = view.files.filter(({ name }) => name.endsWith('.js'));
  expect(names.length).toBeGreaterThan(0);
  for (const { app, name } of names) {
    const code = await readFile(path.join(root, app, 'dist', name), 'utf8');
    for (const mark of sdkMarks) if (mark.test(code)) throw new Error(`${app}/${name} contains ${mark}`);
  }
});

test('the marks of the SDKs are in the files that load later', async () => {
  const folder = path.join(root, 'shell/dist/js');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const later = scripts.filter((name) => !view.files.some((file) => file.name === `js/${name}`));
  const codes = await Promise.all(later.map((name) => readFile(path.join(folder, name), 'utf8')));
  for (const mark of sdkMarks) expect(codes.some((code) => mark.test(code))).toBe(true);
});
