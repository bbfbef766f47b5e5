/**
 * One Jest project per kind of test; the suffix of a file says which it belongs to:
 * `.test.ts(x|mjs)` needs nothing but the code, `.emulator.test.ts` and `.rules.test.ts` need the emulators,
 * `.journey.test.ts` needs a running stack and a browser. What is needed and missing fails the run, see
 * tests/support/*-setup.mjs.
 */

const root = import.meta.dirname;

/** @param {Record<string, unknown>} parser */
const swc = (parser) => [
  '@swc/jest',
  {
    jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** Packages that are published for bundlers only. */
const packagesToTransform = ['firebase', '@firebase'];

const common = {
  rootDir: root,
  // Sources only: builds and local stacks hold copies of package.json files and of tests' subjects.
  roots: [
    'packages',
    'functions/src',
    'shell/src',
    'mf-shop/src',
    'mf-admin/src',
    'mf-delivery/src',
    'tests',
    'tools',
  ].map((folder) => `<rootDir>/${folder}`),
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json', 'node'],
  transform: {
    '\\.tsx?$': swc({ syntax: 'typescript', tsx: true }),
    '\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${packagesToTransform.join('|')})/)`],
  restoreMocks: true,
};

const node = { ...common, testEnvironment: 'node' };
const needsStack = '\\.(emulator|rules|journey)\\.test\\.';
const browserFolders = '<rootDir>/{packages/ui,packages/web,shell,mf-shop,mf-admin,mf-delivery}/src';

/** @type {import('jest').Config} */
export default {
  // Two cores may be busy with a build, a stack and a browser meanwhile. Journeys set their own limits.
  testTimeout: 60_000,
  cacheDirectory: '<rootDir>/.cache/jest',
  projects: [
    {
      ...node,
      displayName: 'unit',
      setupFiles: ['<rootDir>/tests/support/functions-setup.mjs'],
      testMatch: [
        '<rootDir>/packages/domain/src/**/*.test.ts',
        '<rootDir>/functions/src/**/*.test.ts',
        '<rootDir>/tools/**/*.test.mjs',
        '<rootDir>/tests/lint/**/*.test.mjs',
        '<rootDir>/tests/indexes/**/*.test.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', needsStack],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: '<rootDir>/tests/support/jsdom-environment.mjs',
      testMatch: [`${browserFolders}/**/*.test.{ts,tsx}`],
      testPathIgnorePatterns: ['/node_modules/', needsStack],
      setupFilesAfterEnv: ['<rootDir>/tests/support/dom-setup.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': 'identity-obj-proxy',
        '\\.css$': '<rootDir>/tests/support/empty-module.ts',
        '^@module-federation/enhanced/runtime$': '<rootDir>/tests/support/federation-runtime.ts',
      },
    },
    {
      ...node,
      displayName: 'budgets',
      testMatch: ['<rootDir>/tests/budgets/**/*.test.mjs'],
    },
    {
      ...node,
      displayName: 'rules',
      testMatch: ['<rootDir>/tests/rules/**/*.rules.test.ts'],
      globalSetup: '<rootDir>/tests/support/emulators-setup.mjs',
    },
    {
      ...node,
      displayName: 'handlers',
      testMatch: ['<rootDir>/functions/src/**/*.emulator.test.ts'],
      setupFiles: ['<rootDir>/tests/support/functions-setup.mjs'],
      globalSetup: '<rootDir>/tests/support/emulators-setup.mjs',
    },
    {
      ...node,
      displayName: 'federation',
      testMatch: ['<rootDir>/tests/federation/**/*.journey.test.ts'],
      globalSetup: '<rootDir>/tests/support/stack-setup.mjs',
      setupFilesAfterEnv: ['<rootDir>/tests/support/journey-setup.ts'],
    },
    {
      ...node,
      displayName: 'journeys',
      testMatch: ['<rootDir>/tests/journeys/**/*.journey.test.ts'],
      globalSetup: '<rootDir>/tests/support/stack-setup.mjs',
      setupFilesAfterEnv: ['<rootDir>/tests/support/journey-setup.ts'],
    },
  ],
};
