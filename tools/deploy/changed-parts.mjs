/**
 * Which parts of the shop a change touches: pure.
 * @module
 */
import { buildNames, inputsOf } from '../stack/build/build-stamps.mjs';
import { remotes } from '../base/project.mjs';
import { partsOf } from './plan.mjs';

/** Beside what a build reads: how Hosting and functions are set up. */
const furtherInputs = {
  site: ['firebase.json', 'tools/security-headers.mjs'],
  functions: ['firebase.json', 'deploy'],
};
const rulesFiles = ['firestore.rules', 'firestore.indexes.json', 'storage.rules'];

/** Tests go nowhere. */
const isTest = (/** @type {string} */ file) => /\.test\.[a-z]+$|\/testing\//.test(file);

/** @param {readonly string[]} files @returns {string[]} in the order of a deploy */
export function changedParts(files) {
  const touches = (/** @type {readonly string[]} */ inputs) =>
    files.some(
      (file) => !isTest(file) && inputs.some((input) => file === input || file.startsWith(`${input}/`)),
    );
  const built = buildNames.filter((name) =>
    touches([
      ...inputsOf(name),
      ...(name === 'functions' ? furtherInputs.functions : furtherInputs.site),
      ...(name === 'shell' ? ['deploy'] : []),
    ]),
  );
  const parts = [...(touches(rulesFiles) ? ['rules'] : []), ...built];
  return partsOf(
    parts,
    remotes.map(({ site }) => site),
  );
}
