/**
 * Checks that read the code without running it; each counts as one.
 * @module
 */
import { runProgram } from './run-program.mjs';

/** @typedef {'types' | 'lint' | 'format'} StaticCheck */

/** @type {Record<StaticCheck, { program: string, parameters: string[] }>} */
const checks = {
  types: { program: 'typescript/bin/tsc', parameters: ['--build', '--pretty', 'false'] },
  lint: { program: 'eslint/bin/eslint.js', parameters: ['.', '--max-warnings', '0'] },
  format: {
    program: 'prettier/bin/prettier.cjs',
    parameters: [
      '--check',
      '.',
      '--log-level',
      'warn',
      '--cache',
      '--cache-location',
      '.cache/prettier',
      '--no-color',
    ],
  },
};

/**
 * @param {StaticCheck} name
 * @param {{ signal: AbortSignal }} options
 * @returns {Promise<import('./result.mjs').Result>}
 */
export async function runStaticCheck(name, { signal }) {
  const { program, parameters } = checks[name];
  const { code, output } = await runProgram(program, parameters, { signal });
  if (code === 0) return { part: name, passed: 1, failed: 0, details: [] };
  return { part: name, passed: 0, failed: 1, details: [output] };
}
