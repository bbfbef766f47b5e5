import path from 'node:path';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { importRules } from './tools/lint/import-rules.mjs';
import { pureSyntax, purityRules } from './tools/lint/purity-rules.mjs';
import { siteNames } from './tools/stack/project.mjs';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';

const root = import.meta.dirname;
const tests = ['**/*.test.{ts,tsx,mjs}', 'tests/**'];
const resolver = { project: ['tsconfig.browser.json', 'functions/tsconfig.json', 'tests/tsconfig.json'] };

const workspaces = ['packages/domain', 'packages/ui', 'packages/web', 'functions', ...siteNames];
const testFiles = ['**/*.test.{ts,tsx}', '**/testing/**'];

/**
 * @param {string[]} [packageDir] folders whose package.json files declare what may be imported; defaults to the nearest
 * @returns {import('eslint').Linter.RulesRecord}
 */
const declaredIn = (packageDir) => ({
  'import-x/no-extraneous-dependencies': [
    'error',
    { includeInternal: true, includeTypes: true, ...(packageDir && { packageDir }) },
  ],
});

/** Every workspace declares what it imports; its tests may also use the test tools of the root. */
const declaredDependencies = [
  {
    name: 'basket/declared-dependencies',
    files: workspaces.map((folder) => `${folder}/src/**`),
    ignores: testFiles,
    rules: declaredIn(),
  },
  ...workspaces.map((folder) => ({
    name: `basket/declared-dependencies-of-tests/${folder}`,
    files: testFiles.map((pattern) => `${folder}/src/${pattern}`),
    rules: declaredIn([root, path.join(root, folder)]),
  })),
];

/**
 * What a reader takes in at once. Blank lines and comments do not count.
 * @param {number} max
 * @returns {import('eslint').Linter.RulesRecord}
 */
const linesPerFunction = (max) => ({
  'max-lines-per-function': ['error', { max, skipBlankLines: true, skipComments: true }],
});

/** @type {import('eslint').Linter.Config[]} */
const sizeLimits = [
  {
    name: 'basket/sizes',
    files: ['tools/**/*.mjs', '{shell,mf-*,packages/ui}/**'],
    ignores: ['tools/seed/**', 'tools/gateway-sandbox/**'],
    rules: {
      ...linesPerFunction(60),
      'max-depth': ['error', 3],
      'max-params': ['error', 4],
      complexity: ['error', 15],
    },
  },
  // Markup has more lines than logic.
  {
    name: 'basket/sizes-of-components',
    files: ['{shell,mf-*,packages/ui}/**/*.tsx'],
    rules: linesPerFunction(80),
  },
  { name: 'basket/sizes-of-tests', files: tests, rules: { 'max-lines-per-function': 'off' } },
  // A drawing is placed by x, y and size.
  { name: 'basket/sizes-of-drawings', files: ['tools/pictures/**'], rules: { 'max-params': 'off' } },
];

/**
 * What oxlint (.oxlintrc.json) cannot check: who may import whom, what a workspace declares, and what pure code must not
 * touch. None of it needs types.
 */
export default tseslint.config(
  { ignores: ['**/dist/', 'functions/lib/', '**/coverage/', '.cache/', '.local/', '!tools/lint/'] },
  {
    name: 'basket/all',
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    languageOptions: { parser: tseslint.parser },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ ...resolver, noWarnOnMultipleProjects: true }),
      ],
    },
    // No eslint-disable comments: exceptions to a rule are made here.
    linterOptions: { noInlineConfig: true },
  },
  ...importRules({ root, resolver: { ...resolver, noWarnOnMultipleProjects: true } }),
  ...declaredDependencies,
  ...sizeLimits,
  {
    name: 'basket/pure',
    files: ['packages/domain/src/**/*.ts', '**/*.decision.ts'],
    ignores: tests,
    rules: { ...purityRules, 'no-restricted-syntax': ['error', ...pureSyntax] },
  },
);
