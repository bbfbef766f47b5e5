/**
 * In the page, in the place of the federation runtime's logger: it writes to the console under the same prefix, but knows no other place
 * to write to and no trace of its own.
 * @module
 */

/** @param {string} prefix */
export const createLogger = (prefix) => ({
  warn: (/** @type {unknown[]} */ ...told) => console.warn(prefix, ...told),
  error: (/** @type {unknown[]} */ ...told) => console.error(prefix, ...told),
});

export const logger = createLogger('[ Module Federation ]');

/** For builds, which are made with the whole one. */
export const createInfrastructureLogger = (/** @type {string} */ prefix) => createLogger(prefix);
export const infrastructureLogger = createLogger('[ Module Federation ]');
export const bindLoggerToCompiler = () => undefined;
