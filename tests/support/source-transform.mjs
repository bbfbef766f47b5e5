/**
 * Compiles sources for Jest as the builds do: texts first, then TypeScript.
 * @module
 */
import swc from '@swc/jest';
import { tableKey, withWholeTable } from '../../tools/texts/whole-table.mjs';

/** @param {Parameters<typeof swc.createTransformer>[0]} options */
function createTransformer(options) {
  const compiler = swc.createTransformer(options);
  const { process: compile, getCacheKey } = compiler;
  if (!compile || !getCacheKey) throw new Error('@swc/jest compiles in another way than this file knows');
  return {
    ...compiler,
    /** @type {typeof compile} */
    process: (source, file, settings) => compile(withWholeTable(file, source), file, settings),
    /** @type {typeof getCacheKey} */
    getCacheKey: (source, file, settings) => getCacheKey(`${source}${tableKey(file)}`, file, settings),
  };
}

export default { createTransformer };
