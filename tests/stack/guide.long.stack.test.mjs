/**
 * The worked example of CONTRIBUTING.md, followed to the letter in a copy of the repository: the compiler and the tests lead to every
 * step, all of them pass at its end, and a page of the released version loses nothing of the new field.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changed, filesOf, stepsBy } from './guide-steps.mjs';
import { copyRepository } from './repository-copy.mjs';

/** @type {string} */
let copy;
beforeAll(() => {
  copy = copyRepository('guide');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** @param {readonly import('./guide-steps.mjs').Step[]} of */
function follow(of) {
  for (const change of of.flatMap(({ changes }) => changes)) {
    const target = path.join(copy, change.file);
    writeFileSync(target, changed(readFileSync(target, 'utf8'), change));
  }
}

/** @param {readonly string[]} words @returns {{ status: number | null, output: string }} */
function run(...words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** @returns {string[]} the files that have type errors */
function wrongTypes() {
  const { status, output } = run('tools/typecheck.mjs');
  const files = [...output.matchAll(/^(\S+?):\d+:\d+ error/gm)].map(([, file = '']) => file);
  if ((status === 0) !== (files.length === 0)) throw new Error(output);
  return [...new Set(files)].sort();
}

/** @param {string} pattern of paths @returns {{ failed: string[], passed: number, output: string }} files that fail, by their names */
function runTests(pattern) {
  const report = path.join(copy, '.cache/guide.json');
  const { output } = run(
    ...['node_modules/jest/bin/jest.js', '--selectProjects', 'unit', 'dom', '--testPathPatterns', pattern],
    ...['--runInBand', '--json', '--outputFile', report],
  );
  const { testResults } = /** @type {{ testResults: { name: string, status: string }[] }} */ (
    JSON.parse(readFileSync(report, 'utf8'))
  );
  const failed = testResults
    .filter(({ status }) => status !== 'passed')
    .map(({ name }) => path.basename(name));
  return { failed: failed.sort(), passed: testResults.length - failed.length, output };
}

/** A page of the released version saves a product whose origin it does not know. */
const savedByReleasedPage = `
import { productSchema } from '@basket/domain';
import { aProduct, someInstant } from '@basket/domain/testing';
import * as v from 'valibot';
import released from '../../../packages/domain/src/testing/released/contracts.mjs';
import { openSimulation, productDocument, profileDocument } from '../testing/harness';
import { seededRandom } from '../testing/histories/faults';
import { saveProductOperation } from './save-product.callable';

test('a save of a released page leaves the origin as it is', async () => {
  const shop = openSimulation(someInstant, seededRandom(1));
  const stored = { categoryId: null, origin: 'Nilgiris' };
  await shop.seed({ ...profileDocument('admin1', { role: 'admin' }), ...productDocument('tomato', stored) });
  const { request } = released.saveProduct;
  const { entries } = request.options[1].entries.draft;
  expect(entries).not.toHaveProperty('origin');
  const known = Object.entries(aProduct(stored)).filter(([name]) => name in entries);
  const draft = { ...Object.fromEntries(known), name: 'Tomato, Country' };
  const { updatedAt } = aProduct();
  const sent = v.parse(request, { kind: 'existing', productId: 'tomato', updatedAt, draft });
  await shop.run(saveProductOperation, 'admin1', sent);
  expect(v.parse(productSchema, await shop.read('products/tomato'))).toMatchObject({
    name: 'Tomato, Country',
    origin: 'Nilgiris',
  });
});
`;

test('every step of the example is led to, and at its end nothing is lost', () => {
  expect(stepsBy('Start').length).toBeGreaterThan(0);
  follow(stepsBy('Start'));
  // A list of names in JSON has no types; the code that reads it has.
  const led = filesOf(stepsBy('Compiler')).filter((file) => !file.endsWith('.json'));
  expect(wrongTypes()).toEqual(led.sort());

  follow(stepsBy('Compiler'));
  const leading = stepsBy('Test').map(({ test: file = '' }) => file);
  expect(runTests(leading.join('|')).failed).toEqual(leading.toSorted());

  follow(stepsBy('Test'));
  writeFileSync(path.join(copy, 'functions/src/catalogue/released-page.test.mjs'), savedByReleasedPage);
  const { failed, passed, output } = runTests(
    'products/.*product-(fields|form|columns|card)|shop-product|published-catalogue|catalogue/released-page|testing/(compatibility|unnamed-fields|stored-documents)',
  );
  expect({ failed, output: failed.length > 0 ? output : '' }).toEqual({ failed: [], output: '' });
  expect(passed).toBeGreaterThan(8);
  rmSync(path.join(copy, 'functions/src/catalogue/released-page.test.mjs'));
  expect(wrongTypes()).toEqual([]);
}, 600_000);
