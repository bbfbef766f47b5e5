/**
 * One Jest project for each part of `npm test` with test files; tools/test/parts.mjs says which files belong to which.
 * What a part needs and does not find fails the run, see tests/support/*-setup.mjs.
 */
import { filesOf, sourceFolders } from './tools/test/parts.mjs';

const root = import.meta.dirname;

/** @param {Record<string, unknown>} parser */
const swc = (parser) => [
  '<rootDir>/tests/support/source-transform.mjs',
  {
    jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** Packages for bundlers only; then ES modules, and what imports them at run time: Jest can do neither before Node 24.9. */
const packagesToTransform = [
  ...['firebase', '@firebase', '@formatjs', 'oxc-parser'],
  ...['jose', 'teeny-request', 'node-fetch', 'fetch-blob', 'formdata-polyfill', 'data-uri-to-buffer'],
];

const common = {
  rootDir: root,
  roots: sourceFolders.map((folder) => `<rootDir>/${folder}`),
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json', 'node'],
  transform: {
    '\\.tsx?$': swc({ syntax: 'typescript', tsx: true }),
    '\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  // By the innermost package of a path.
  transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(${packagesToTransform.join('|')})/)`],
  restoreMocks: true,
};

const node = { ...common, testEnvironment: 'node' };

const inBrowser = {
  ...common,
  testEnvironment: '<rootDir>/tests/support/browser-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/tests/support/journey-setup.ts'],
};

/** @param {string} name of a part of `npm test` */
const project = (name) => ({ displayName: name, testRegex: filesOf(name).source });

/** @type {import('jest').Config} */
export default {
  // Two cores may be busy with a build, a stack and a browser meanwhile. Journeys set their own limits.
  testTimeout: 60_000,
  // A worker of a part in a browser closes it before it ends.
  workerGracefulExitTimeout: 10_000,
  cacheDirectory: '<rootDir>/.cache/jest',
  projects: [
    { ...node, ...project('unit'), setupFiles: ['<rootDir>/tests/support/functions-setup.mjs'] },
    {
      ...node,
      ...project('histories'),
      setupFiles: ['functions', 'background', 'kept-packages'].map(
        (name) => `<rootDir>/tests/support/${name}-setup.mjs`,
      ),
    },
    {
      ...common,
      ...project('dom'),
      testEnvironment: '<rootDir>/tests/support/jsdom-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/tests/support/dom-setup.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/tests/support/class-names.mjs',
        '\\.css$': '<rootDir>/tests/support/empty-module.ts',
        // Jest finds the Node build, which cannot stop an upload.
        '^@firebase/storage$': '<rootDir>/node_modules/@firebase/storage/dist/index.browser.cjs.js',
        '^@module-federation/enhanced/runtime$': '<rootDir>/tests/support/federation-runtime.ts',
      },
    },
    ...['budgets', 'stack'].map((name) => ({ ...node, ...project(name) })),
    { ...node, ...project('rules'), globalSetup: '<rootDir>/tests/support/emulators-setup.mjs' },
    {
      ...node,
      ...project('handlers'),
      setupFiles: ['<rootDir>/tests/support/functions-setup.mjs'],
      globalSetup: '<rootDir>/tests/support/emulators-setup.mjs',
    },
    {
      ...inBrowser,
      ...project('clocks'),
      globalSetup: '<rootDir>/tests/support/clocks-setup.mjs',
      globalTeardown: '<rootDir>/tests/support/clocks-teardown.mjs',
    },
    ...['federation', 'journeys'].map((name) => ({
      ...inBrowser,
      ...project(name),
      globalSetup: '<rootDir>/tests/support/stack-setup.mjs',
      globalTeardown: `<rootDir>/tests/support/${name === 'journeys' ? 'touched' : 'browser'}-teardown.mjs`,
    })),
  ],
};
