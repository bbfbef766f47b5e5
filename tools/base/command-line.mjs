/**
 * The frame of a program that a person types: reads its words, runs it, and prints what went wrong.
 * @module
 */
import { parseArgs } from 'node:util';
import { UserError, printFailure } from './user-error.mjs';

/**
 * @template {import('node:util').ParseArgsOptionsConfig} Options
 * @param {string} usage one line
 * @param {Options} options
 * @param {number} [mostWords] that are no option
 * @throws {UserError} with the usage
 */
export function readArguments(usage, options, mostWords = 0) {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: mostWords > 0, options });
    if (positionals.length <= mostWords) return { values, words: positionals };
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
  throw new UserError(usage);
}

const noCredentials =
  'Google does not know this machine: run "gcloud auth application-default login", as an owner of the project.';

/** @param {unknown} error of the Firebase SDK */
const isWithoutCredentials = (error) =>
  error instanceof Error && 'code' in error && error.code === 'app/invalid-credential';

/** @param {() => Promise<void>} main */
export async function runProgram(main) {
  try {
    await main();
  } catch (error) {
    printFailure(isWithoutCredentials(error) ? new UserError(noCredentials, { cause: error }) : error);
    process.exitCode = 1;
  }
}
