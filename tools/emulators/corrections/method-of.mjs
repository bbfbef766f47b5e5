/**
 * The way in which a correction gets hold of firebase-tools.
 * @module
 */

/**
 * @typedef {(file: string) => any} Load loads a file of firebase-tools' lib folder, which has no types
 * @typedef {{ load: Load, requireFrom: (packageName: string) => any }} Context
 */

/**
 * @param {any} type a class of firebase-tools
 * @param {string} name of one of its methods
 * @returns {Function}
 * @throws {Error} if another version of firebase-tools has no such method
 */
export function methodOf(type, name) {
  const method = type?.prototype?.[name];
  if (typeof method !== 'function') throw new Error(`This firebase-tools has no ${name} to correct`);
  return method;
}
