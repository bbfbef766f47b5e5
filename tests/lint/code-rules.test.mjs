/**
 * The rules of eslint.config.mjs that the architecture rests on: pure code stays pure, nothing switches a check off,
 * no test is left out. Rules that need types are switched off here: these files exist only in this test.
 * @module
 */
import { ESLint } from 'eslint';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import config from '../../eslint.config.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: /** @type {import('eslint').Linter.Config[]} */ ([
    ...config,
    tseslint.configs.disableTypeChecked,
    { languageOptions: { parserOptions: { projectService: false } } },
  ]),
});

const domain = 'packages/domain/src/orders/example.ts';
const decision = 'functions/src/orders/example.decision.ts';
const handler = 'functions/src/orders/example.callable.ts';
const screen = 'mf-shop/src/features/example/example.tsx';
const testFile = 'packages/domain/src/orders/example.test.ts';

/** [file, code, rule that refuses it (null: fine)] */
const table = /** @type {[string, string, string | null][]} */ ([
  [domain, 'export const x = Date.now();', 'no-restricted-properties'],
  [domain, 'export const x = new Date();', 'no-restricted-syntax'],
  [domain, 'export const x = Date();', 'no-restricted-syntax'],
  [domain, 'export const x = (now: number) => new Date(now);', null],
  [domain, 'export const x = Math.random();', 'no-restricted-properties'],
  [domain, 'export const x = process.env;', 'no-restricted-globals'],
  [domain, 'export const x = crypto.randomUUID();', 'no-restricted-globals'],
  [domain, "export const x = fetch('/');", 'no-restricted-globals'],
  [decision, 'export const x = Date.now();', 'no-restricted-properties'],
  [decision, 'export const x = new Date();', 'no-restricted-syntax'],
  [decision, 'export const x = process.env;', 'no-restricted-globals'],
  [handler, 'export const x = Date.now();', null],
  [testFile, 'export const x = Date.now();', null],

  [screen, 'export const x: any = 1;', '@typescript-eslint/no-explicit-any'],
  [screen, '// @ts-ignore\nexport const x = 1;', '@typescript-eslint/ban-ts-comment'],
  [screen, '// @ts-expect-error because\nexport const x = 1;', '@typescript-eslint/ban-ts-comment'],
  [screen, '// @ts-nocheck\nexport const x = 1;', '@typescript-eslint/ban-ts-comment'],
  ['tools/example.mjs', '// @ts-ignore\nexport const x = 1;', '@typescript-eslint/ban-ts-comment'],
  [screen, 'export const x = () => {\n  try {\n    return 1;\n  } catch {}\n};', 'no-empty'],
  [screen, 'console.log(1);', 'no-console'],
  [handler, 'console.log(1);', 'no-console'],
  ['tools/example.mjs', 'console.log(1);', null],
  [
    screen,
    "import { useState } from 'react';\nexport function X({ a }: { a: boolean }) {\n  if (a) useState(1);\n  return null;\n}",
    'react-hooks/rules-of-hooks',
  ],

  [testFile, "it.only('x', () => undefined);", 'no-restricted-syntax'],
  [testFile, "describe.skip('x', () => undefined);", 'no-restricted-syntax'],
  [testFile, "test.todo('x');", 'no-restricted-syntax'],
  [testFile, "xit('x', () => undefined);", 'no-restricted-syntax'],
]);

test.each(table)('%s: %j gives %s', async (file, code, rule) => {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: path.join(root, file) });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(rule === null ? [] : [rule]);
});

test('a file of 351 lines is refused', async () => {
  const code = 'export const x = 1;'.padEnd(400, '\n');
  const [result] = await eslint.lintText(code, { filePath: path.join(root, screen) });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(['max-lines']);
});

test('a comment cannot switch a rule off', async () => {
  const code = '// eslint-disable-next-line no-console\nconsole.log(1);\n';
  const [result] = await eslint.lintText(code, { filePath: path.join(root, screen) });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('no-console');
});

test('a circle of imports is refused', async () => {
  // Importing the file that imports it: the package's index re-exports every file of the domain.
  const file = path.join(root, 'packages/domain/src/money/rupees.ts');
  const [result] = await eslint.lintText("export { roles } from '../index';\n", { filePath: file });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('import-x/no-cycle');
});
