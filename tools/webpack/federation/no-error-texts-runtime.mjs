/**
 * In the page, in the place of the sentences of the federation runtime's errors: an error still names its code, its arguments and
 * the address of the page that explains it.
 * @module
 */

/** @type {Readonly<Record<string, string>>} */
const none = Object.freeze({});

export const runtimeDescMap = none;
export const typeDescMap = none;
export const buildDescMap = none;
export const errorDescMap = none;
