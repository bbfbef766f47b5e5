/** The tests of units, components and rules, with one file in the form of its mutant, up to the first failure. */
import config from '../../jest.config.mjs';
import { longForm } from '../../tools/test/parts.mjs';

/** @typedef {{ displayName: string, testEnvironment: string, transform: Record<string, [string, object]> }} Project */

const projects = /** @type {Project[]} */ (/** @type {unknown} */ (config.projects));
const typescript = '\\.tsx?$';

export default {
  testTimeout: config.testTimeout,
  cacheDirectory: '<rootDir>/../../.cache/jest-mutants',
  projects: projects
    .filter(({ displayName }) => ['unit', 'dom', 'rules'].includes(displayName))
    .map((project) => ({
      ...project,
      // A mutant has to be caught at the gate.
      testPathIgnorePatterns: ['/node_modules/', longForm.source],
      testEnvironment:
        project.displayName === 'dom'
          ? project.testEnvironment
          : '<rootDir>/tests/mutation/first-failure-environment.mjs',
      transform: {
        ...project.transform,
        [typescript]: ['<rootDir>/tests/mutation/transform.mjs', project.transform[typescript]?.[1]],
      },
    })),
};
