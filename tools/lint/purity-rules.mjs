/**
 * Domain code and decisions are functions of their arguments: the same input gives the same answer in a browser, on
 * the server and in a test. Time, randomness and environment are arguments.
 * @module
 */

const message = 'Pure code: take it as an argument.';

const surroundings = [
  'process',
  'globalThis',
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'crypto',
  'performance',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'console',
  'require',
];

const impureProperties = [
  ['Date', 'now'],
  ['Math', 'random'],
];

/** Includes the general restrictions, because in ESLint a later list replaces an earlier one. */
export const pureSyntax = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message },
  { selector: "CallExpression[callee.name='Date']", message },
];

/** @type {import('eslint').Linter.RulesRecord} */
export const purityRules = {
  'no-restricted-globals': ['error', ...surroundings.map((name) => ({ name, message }))],
  'no-restricted-properties': [
    'error',
    ...impureProperties.map(([object, property]) => ({ object, property, message })),
  ],
};
