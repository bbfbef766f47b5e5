/**
 * The parts of `npm test`: what each needs, and which files it runs. jest.config.mjs has one project for each part
 * with `files`.
 * @module
 */
import { siteNames } from '../base/project.mjs';

/**
 * @typedef {'code' | 'build' | 'own shop' | 'emulators' | 'browser'} Need `code`: the sources alone, `build`: the output of
 *   webpack, `own shop`: the same and a Chromium, for a part that starts its shop itself, `emulators`: local databases, `browser`: the
 *   whole shop and a Chromium
 * @typedef {object} Part
 * @property {string} name
 * @property {Need} needs
 * @property {string} title
 * @property {readonly string[]} [command] a program below node_modules and its arguments: the part is one check
 * @property {RegExp} [checks] the files that the check takes one by one, in place of `.`
 * @property {RegExp} [files] test files of a Jest part, by their paths from the root with slashes, long ones too
 * @property {number} [workers] how many of its files Jest runs at once; Jest decides by default
 * @property {boolean} [hasSecondTry] what failed runs once more, one file at a time
 */

const inBrowser = '(packages/(ui|web)|shell|mf-[a-z]+)/src';
const withoutServices = '(?<!\\.(emulator|rules|journey|stack))\\.test';

/** The folders with sources: builds and local stacks hold copies of package.json files and of tests' subjects. */
export const sourceFolders = [
  'packages',
  'functions/src',
  ...siteNames.map((site) => `${site}/src`),
  'tests',
  'tools',
];

/** Long test files: `x.long.test.ts`, `x.long.stack.test.mjs`. */
export const longForm = /\.long\.(\w+\.)?test\.\w+$/;

/** @param {string} file @returns {boolean} whether it runs only by `npm test -- long` and when it is named */
export const isLong = (file) => longForm.test(file);

/** In the order of the report. @type {readonly Part[]} */
export const allParts = [
  {
    name: 'imports',
    needs: 'code',
    title: 'Who may import whom; pure code',
    // The cache knows a file's own text only, so it can miss the effect of a moved file. A clean clone has no cache.
    command: [
      'eslint/bin/eslint.js',
      ...['.', '--max-warnings', '0', '--no-warn-ignored', '--cache', '--cache-location', '.cache/eslint/'],
    ],
    checks: /\.(tsx?|m?js)$/,
  },
  {
    name: 'types',
    needs: 'code',
    title: 'Types',
    command: ['../tools/typecheck.mjs'],
  },
  {
    name: 'lint',
    needs: 'code',
    title: 'Lint',
    command: ['oxlint/bin/oxlint', '.', '--format', 'unix'],
    checks: /\.(tsx?|m?js)$/,
  },
  {
    name: 'unused',
    needs: 'code',
    title: 'Unused exports, files and dependencies; import cycles',
    command: ['knip/bin/knip.js', '--no-progress'],
  },
  {
    name: 'spelling',
    needs: 'code',
    title: 'Spelling',
    command: [
      'cspell/bin.mjs',
      ...['.', '--no-progress', '--no-color', '--no-must-find-files'],
      ...['--cache', '--cache-location', '.cache/cspell'],
    ],
    checks: /./,
  },
  {
    name: 'format',
    needs: 'code',
    title: 'Format',
    command: ['oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', '.'],
    checks: /./,
  },
  {
    name: 'unit',
    needs: 'code',
    title: 'Unit tests',
    files: new RegExp(
      `/(packages/(domain|razorpay-sandbox)/src|functions/src(?!/testing/histories/)|tools|tests/(lint|indexes|compatibility|mutation|clocks))/.*${withoutServices}\\.(ts|mjs)$`,
    ),
  },
  {
    name: 'dom',
    needs: 'code',
    title: 'Component tests',
    files: new RegExp(`/${inBrowser}/.*${withoutServices}\\.tsx?$`),
  },
  {
    name: 'histories',
    needs: 'code',
    title: 'Long histories of races',
    files: new RegExp(`/functions/src/testing/histories/.*${withoutServices}\\.ts$`),
  },
  {
    name: 'budgets',
    needs: 'build',
    title: 'Budgets of the first view',
    files: /\/tests\/budgets\/.*\.test\.mjs$/,
  },
  {
    name: 'stack',
    needs: 'build',
    title: 'The local stack, stopped and started',
    files: /\/tests\/stack\/.*\.stack\.test\.mjs$/,
    workers: 1,
  },
  {
    name: 'clocks',
    needs: 'own shop',
    title: 'The shop at other hours and in other time zones',
    files: /\/tests\/clocks\/.*\.journey\.test\.ts$/,
    // They move the clock of that shop, in their order.
    workers: 1,
    hasSecondTry: true,
  },
  {
    name: 'rules',
    needs: 'emulators',
    title: 'Security rules',
    files: /\/tests\/rules\/.*\.rules\.test\.ts$/,
  },
  {
    name: 'handlers',
    needs: 'emulators',
    title: 'Server operations, and tools that reach the databases',
    files: /\/(functions\/src|tools|tests)\/.*\.emulator\.test\.(ts|mjs)$/,
  },
  {
    name: 'federation',
    needs: 'browser',
    title: 'Federation in the browser',
    files: /\/tests\/federation\/.*\.journey\.test\.ts$/,
    // They stop and replace remotes of the shop that they have to themselves.
    workers: 1,
    hasSecondTry: true,
  },
  {
    name: 'journeys',
    needs: 'browser',
    title: 'Journeys in the browser',
    files: /\/tests\/journeys\/.*\.journey\.test\.ts$/,
    // They share one shop and two cores. A third one makes the others wait: the server then has no answer for eight seconds.
    workers: 2,
    hasSecondTry: true,
  },
];

/** @param {string} name @returns {RegExp} the files of a Jest part, matched against a path with slashes */
export function filesOf(name) {
  const files = allParts.find((part) => part.name === name)?.files;
  if (files === undefined) throw new Error(`${name} is not a part with test files`);
  return files;
}
