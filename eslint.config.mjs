import js from '@eslint/js';
import globals from 'globals';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importRules } from './tools/lint/import-rules.mjs';
import { pureSyntax, purityRules } from './tools/lint/purity-rules.mjs';

const root = import.meta.dirname;
const tests = ['**/*.test.{ts,tsx,mjs}', 'tests/**'];
const resolver = { project: ['tsconfig.browser.json', 'functions/tsconfig.json', 'tests/tsconfig.json'] };

const noSkippedTest = [
  {
    selector:
      'MemberExpression[object.name=/^(describe|it|test)$/][property.name=/^(only|skip|todo|failing)$/]',
    message: 'A run shows every test: none is skipped, left open or run alone.',
  },
  {
    selector: 'CallExpression[callee.name=/^(fit|fdescribe|xit|xtest|xdescribe)$/]',
    message: 'A run shows every test: none is skipped or run alone.',
  },
];

export default tseslint.config(
  { ignores: ['**/dist/', 'functions/lib/', '**/coverage/', '.cache/', '.local/', '!tools/lint/'] },
  {
    name: 'basket/no-exceptions',
    // No eslint-disable: a rule that is wrong somewhere is changed here, for everybody to see.
    linterOptions: { noInlineConfig: true },
  },
  js.configs.recommended,
  ...importRules({ root, resolver: { ...resolver, noWarnOnMultipleProjects: true } }),
  {
    name: 'basket/all',
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': /** @type {any} */ (importX), '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: root },
    },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ ...resolver, noWarnOnMultipleProjects: true }),
      ],
    },
    rules: {
      'max-lines': ['error', { max: 350 }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true, 'ts-check': false },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    name: 'basket/typescript',
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        // `import('./x')` as a type is how a mock names what it stands for.
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      // A handler is asynchronous by contract, also where it waits for nothing.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    name: 'basket/tools',
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
    // tsc says both better, from the JSDoc types.
    rules: { 'no-undef': 'off', 'no-unused-vars': 'off', 'no-console': 'off' },
  },
  {
    name: 'basket/react',
    files: ['packages/{ui,web}/**/*.{ts,tsx}', 'shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    name: 'basket/pure',
    files: ['packages/domain/src/**/*.ts', '**/*.decision.ts'],
    ignores: tests,
    rules: { ...purityRules, 'no-restricted-syntax': ['error', ...pureSyntax] },
  },
  {
    name: 'basket/tests',
    files: tests,
    languageOptions: { globals: { ...globals.jest, ...globals.node } },
    rules: {
      'no-restricted-syntax': ['error', ...noSkippedTest],
      // Matchers (`expect.any(String)`) have the type any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
