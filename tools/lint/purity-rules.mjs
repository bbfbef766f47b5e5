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

const zoneMessage =
  'The zone of this machine: use packages/domain/src/time/india.ts, or the formats of packages/ui.';
const localParts = 'FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds';

/** Every time is one of India, wherever the code runs: nothing asks a Date for its local parts, or makes one of them. */
export const zoneSyntax = [
  {
    selector: `CallExpression[callee.property.name=/^([gs]et(${localParts}|TimezoneOffset)|to(Locale)?(Date|Time)String)$/]`,
    message: zoneMessage,
  },
  { selector: "NewExpression[callee.name='Date'][arguments.length>1]", message: zoneMessage },
];

/** Includes the general restrictions, because in ESLint a later list replaces an earlier one. */
export const pureSyntax = [
  ...zoneSyntax,
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
