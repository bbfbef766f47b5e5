/**
 * The worked example of CONTRIBUTING.md still fits the sources. That the compiler and the tests lead from step to step, and that all of
 * them pass at its end, is tried in a copy of the repository at night (tests/stack/guide.long.stack.test.mjs).
 * @module
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changed, filesOf, steps, stepsBy } from '../stack/guide-steps.mjs';
import { root } from '../stack/repository-copy.mjs';

test('each line that the example changes stands in its file once', () => {
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const change of steps.flatMap(({ changes }) => changes)) {
    const { file } = change;
    const text = texts.get(file) ?? readFileSync(path.join(root, file), 'utf8');
    texts.set(file, changed(text, change));
  }
  expect(texts.size).toBeGreaterThan(8);
});

test('the example has steps of every kind, and names its tests by their files', () => {
  for (const kind of /** @type {const} */ (['Start', 'Compiler', 'Test']))
    expect(filesOf(stepsBy(kind)).length).toBeGreaterThan(1);
  expect(stepsBy('Test').map(({ test: file }) => file)).not.toContain(undefined);
});
