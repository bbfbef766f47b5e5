/** Compiles TypeScript as for the other tests, but a mutated file from the source of its mutant. */
import swcJest from '@swc/jest';
import { readFileSync } from 'node:fs';

const { MUTATED_FILE, MUTANT_FILE = '' } = process.env;

/** @param {string} source @param {string} file */
const mutated = (source, file) => (file === MUTATED_FILE ? readFileSync(MUTANT_FILE, 'utf8') : source);

export default {
  /** @param {Parameters<typeof swcJest.createTransformer>[0]} options */
  createTransformer(options) {
    const { process: compile, getCacheKey } = swcJest.createTransformer(options);
    if (!compile || !getCacheKey) throw new Error('This version of @swc/jest compiles in another way');
    return {
      canInstrument: false,
      /** @type {typeof compile} */
      process: (source, file, settings) => compile(mutated(source, file), file, settings),
      /** @type {typeof getCacheKey} */
      getCacheKey: (source, file, ...settings) => getCacheKey(mutated(source, file), file, ...settings),
    };
  },
};
