import path from 'node:path';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { importRules } from './tools/lint/import-rules.mjs';
import { pureSyntax, purityRules, zoneSyntax } from './tools/lint/purity-rules.mjs';
import { siteNames } from './tools/base/project.mjs';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';

const root = import.meta.dirname;
const tests = ['**/*.test.{ts,tsx,mjs}', 'tests/**'];
const resolver = { project: ['tsconfig.browser.json', 'functions/tsconfig.json', 'tests/tsconfig.json'] };

const workspaces = [
  'packages/domain',
  'packages/razorpay-sandbox',
  'packages/ui',
  'packages/web',
  'functions',
  ...siteNames,
];
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
 * The checks that oxlint (.oxlintrc.json) cannot do: who may import whom, what a workspace declares, and what pure code must
 * not touch. None of it needs types.
 */
export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      'functions/lib/',
      'packages/domain/src/testing/released/',
      '**/coverage/',
      '.cache/',
      '.local/',
      '!tools/lint/',
    ],
  },
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
  {
    name: 'basket/one-zone',
    files: workspaces.map((folder) => `${folder}/src/**`),
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...zoneSyntax] },
  },
  {
    name: 'basket/pure',
    files: ['packages/domain/src/**/*.ts', '**/*.decision.ts'],
    ignores: tests,
    rules: { ...purityRules, 'no-restricted-syntax': ['error', ...pureSyntax] },
  },
);
