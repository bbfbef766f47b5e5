/** Compiles TypeScript as for the other tests, but a mutated file from the source of its mutant. */
import { readFileSync } from 'node:fs';
import sourceTransform from '../support/source-transform.mjs';

const { MUTATED_FILE, MUTANT_FILE = '' } = process.env;

/** @param {string} source @param {string} file */
const mutated = (source, file) => (file === MUTATED_FILE ? readFileSync(MUTANT_FILE, 'utf8') : source);

export default {
  /** @param {Parameters<typeof sourceTransform.createTransformer>[0]} options */
  createTransformer(options) {
    const { process: compile, getCacheKey } = sourceTransform.createTransformer(options);
    return {
      canInstrument: false,
      /** @type {typeof compile} */
      process: (source, file, settings) => compile(mutated(source, file), file, settings),
      /** @type {typeof getCacheKey} */
      getCacheKey: (source, file, settings) => getCacheKey(mutated(source, file), file, settings),
    };
  },
};
