/**
 * The parts of `npm test` and what each needs.
 * @module
 */
import { UserError } from '../stack/user-error.mjs';

/**
 * @typedef {'code' | 'build' | 'emulators' | 'browser'} Need `code`: nothing but the sources, `build`: what
 *   webpack makes of them, `emulators`: databases on this machine, `browser`: the whole shop and a Chromium
 * @typedef {object} Part
 * @property {string} name
 * @property {Need} needs
 * @property {string} title
 */

/** In the order in which they run. */
export const allParts = /** @type {const} @satisfies {readonly Part[]} */ ([
  { name: 'types', needs: 'code', title: 'Types' },
  { name: 'lint', needs: 'code', title: 'Lint' },
  { name: 'format', needs: 'code', title: 'Format' },
  { name: 'unit', needs: 'code', title: 'Unit and component tests' },
  { name: 'budgets', needs: 'build', title: 'Budgets of the first view' },
  { name: 'rules', needs: 'emulators', title: 'Security rules' },
  { name: 'handlers', needs: 'emulators', title: 'Server operations' },
  { name: 'federation', needs: 'browser', title: 'Federation in the browser' },
  { name: 'journeys', needs: 'browser', title: 'Journeys in the browser' },
]);

/** @typedef {(typeof allParts)[number]} KnownPart */
/** @typedef {KnownPart['name']} PartName */

/**
 * @param {readonly string[]} names none: all
 * @returns {readonly KnownPart[]}
 * @throws {UserError} for an unknown name
 */
export function chooseParts(names) {
  const unknown = names.find((name) => !allParts.some((part) => part.name === name));
  if (unknown !== undefined) {
    throw new UserError(
      `"${unknown}" is no part of the tests: ${allParts.map(({ name }) => name).join(', ')}.`,
    );
  }
  return names.length === 0 ? allParts : allParts.filter(({ name }) => names.includes(name));
}
