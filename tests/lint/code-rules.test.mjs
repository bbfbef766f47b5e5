/**
 * The lint rules that the architecture rests on: pure code stays pure, nothing switches a check off, no test is left
 * out.
 * @module
 */
import { ESLint } from 'eslint';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import config from '../../eslint.config.mjs';
import { read, root, sources } from './sources.mjs';

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: /** @type {import('eslint').Linter.Config[]} */ (config),
});

const domain = 'packages/domain/src/orders/example.ts';
const decision = 'functions/src/orders/example.decision.ts';
const handler = 'functions/src/orders/example.callable.ts';
const screen = 'mf-shop/src/features/home/example.tsx';
const testFile = 'packages/domain/src/orders/example.test.ts';

/** [file, code, the rule of ESLint that reports it, or null] */
const purity = /** @type {[string, string, string | null][]} */ ([
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
  [domain, 'export const x = (day: Date) => day.getHours();', 'no-restricted-syntax'],
  [handler, 'export const x = (day: Date) => day.getDate();', 'no-restricted-syntax'],
  [screen, 'export const x = (day: Date) => day.toLocaleDateString("en-IN");', 'no-restricted-syntax'],
  [screen, 'export const x = new Date(2026, 10, 20);', 'no-restricted-syntax'],
  [screen, 'export const x = (day: Date) => day.getUTCHours();', null],
  [testFile, 'export const x = Date.now();', null],
]);

test.each(purity)('%s: %j gives %s', async (file, code, rule) => {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: path.join(root, file) });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(rule === null ? [] : [rule]);
});

test('a comment cannot disable a rule of ESLint', async () => {
  const code = '// eslint-disable-next-line no-restricted-properties\nexport const x = Date.now();\n';
  const [result] = await eslint.lintText(code, { filePath: path.join(root, domain) });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('no-restricted-properties');
});

/** [file, code, the rule of oxlint that reports it, or null] */
const general = /** @type {[string, string, string | null][]} */ ([
  ['a/screen.tsx', 'export const x: any = 1;', 'typescript(no-explicit-any)'],
  ['b/screen.tsx', '// @ts-ignore\nexport const x = 1;', 'typescript(ban-ts-comment)'],
  ['c/screen.tsx', '// @ts-expect-error because\nexport const x = 1;', 'typescript(ban-ts-comment)'],
  ['d/screen.tsx', '// @ts-nocheck\nexport const x = 1;', 'typescript(ban-ts-comment)'],
  ['e/screen.tsx', 'export const x = () => {\n  try {\n    return 1;\n  } catch {}\n};', 'eslint(no-empty)'],
  ['f/screen.tsx', 'console.log(1);', 'eslint(no-console)'],
  ['functions/example.callable.ts', 'console.log(1);', 'eslint(no-console)'],
  ['tools/logging.mjs', 'console.log(1);', null],
  [
    'mf-shop/screen.tsx',
    "import { useState } from 'react';\nexport function X({ a }: { a: boolean }) {\n  if (a) useState(1);\n  return null;\n}",
    'react-hooks(rules-of-hooks)',
  ],
  [
    'mf-shop/effect.tsx',
    "import { useEffect, useState } from 'react';\nexport function X() {\n  const [a, setA] = useState(0);\n  useEffect(() => setA(1), []);\n  return a;\n}",
    'react(set-state-in-effect)',
  ],
  ['g/only.test.ts', "test.only('x', () => undefined);", 'jest(no-focused-tests)'],
  ['g/skip.test.ts', "describe.skip('x', () => undefined);", 'jest(no-disabled-tests)'],
  ['g/xtest.test.ts', "xtest('x', () => undefined);", 'jest(no-disabled-tests)'],
  ['h/long.ts', 'export const x = 1;'.padEnd(400, '\n'), 'eslint(max-lines)'],
]);

/** Rules that report the samples, by file. Rules that need types are not asked: the samples have no project. */
function lintSamples() {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-samples-'));
  try {
    for (const [file, code] of general) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), `${code}\n`);
    }
    const settings = { extends: [path.join(root, '.oxlintrc.json')], options: { typeAware: false } };
    writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(settings));
    return reportedRules(runOxlint(['--format', 'json', '.'], folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string[]} parameters @param {string} cwd @returns {string} */
function runOxlint(parameters, cwd) {
  try {
    return execFileSync(
      process.execPath,
      [path.join(root, 'node_modules/oxlint/bin/oxlint'), ...parameters],
      {
        cwd,
        encoding: 'utf8',
      },
    );
  } catch (error) {
    return /** @type {{ stdout: string }} */ (error).stdout; // it found something
  }
}

/** @param {string} output */
function reportedRules(output) {
  /** @type {{ diagnostics: { filename: string, code: string }[] }} */
  const { diagnostics } = JSON.parse(output);
  return (/** @type {string} */ file) =>
    diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code);
}

describe('oxlint', () => {
  /** @type {ReturnType<typeof reportedRules>} */
  let found;
  beforeAll(() => (found = lintSamples()));

  test.each(general)('%s: %j gives %s', (file, _code, rule) => {
    expect(found(file)).toEqual(rule === null ? [] : [rule]);
  });
});

test('no comment disables a rule or the types', () => {
  const disabling = /\b(eslint|oxlint)-(disable|enable)|@ts-(ignore|expect-error|nocheck)/;
  const offenders = sources('*.ts', '*.tsx', '*.mjs')
    .filter((file) => !['tests/lint/code-rules.test.mjs', 'eslint.config.mjs'].includes(file))
    .filter((file) => disabling.test(read(file)));
  expect(offenders).toEqual([]);
});
