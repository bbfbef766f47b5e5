/**
 * The parts of the shop that a change touches, and that are not on the air as this commit has them: pure.
 * @module
 */
import { buildNames, inputsOf } from '../stack/build/build-stamps.mjs';
import { remotes, siteNames } from '../base/project.mjs';
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

/**
 * The releases that a merge is held against: the one on the air, those that a rollback to it took back, and those of rollouts since. A merge
 * that touches nothing of the site leaves rollback and rollout as they are.
 * @param {readonly import('./history.mjs').Airing[]} airings
 * @param {readonly import('./rollouts.mjs').RolloutStep[]} steps
 * @returns {(string | undefined)[]} commits
 */
function commitsOf(airings, steps) {
  const last = airings.at(-1);
  const from = airings.slice(0, -1).findLastIndex(({ withdrawn }) => withdrawn === undefined);
  const since = [...airings.slice(from + 1, -1), ...steps.filter(({ at }) => last && at > last.at)];
  return [last?.commit, ...since.map(({ commit }) => commit)];
}

/**
 * The parts that a deploy of this commit has to bring, whatever happened to the deploys before it.
 * @param {object} air
 * @param {import('./history.mjs').History} air.history of every site
 * @param {import('./rollouts.mjs').RolloutSteps} air.rollouts
 * @param {readonly (string | undefined)[]} air.functions commits from which those that run were deployed; several after a deploy that failed
 * @param {(commit: string) => readonly string[] | null} filesSince files that differ; none if the commit contains this one; null if nobody knows it
 * @returns {string[]} in the order of a deploy
 */
export function partsSince({ history, rollouts, functions }, filesSince) {
  const differsFrom = (/** @type {string} */ part) => (/** @type {string | undefined} */ commit) => {
    const files = commit === undefined ? null : filesSince(commit);
    return files === null || changedParts(files).includes(part);
  };
  const airings = (/** @type {string} */ site) => history[site] ?? [];
  const isDue = (/** @type {string} */ part) => {
    if (part === 'functions') return functions.length === 0 || functions.some(differsFrom(part));
    // Nothing says of which commit they are. They are no newer than the oldest part, and to bring them twice changes nothing.
    if (part === 'rules')
      return [...functions, ...siteNames.map((site) => airings(site).at(-1)?.commit)].some(differsFrom(part));
    return commitsOf(airings(part), rollouts[part] ?? []).every(differsFrom(part));
  };
  return partsOf(
    ['all'],
    remotes.map(({ site }) => site),
  ).filter(isDue);
}
