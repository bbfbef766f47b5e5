/** The tests of the units and of the rules, with one file in the form of its mutant, up to the first failure. */
import config from '../../jest.config.mjs';

/** @typedef {{ displayName: string, transform: Record<string, [string, object]> }} Project */

const projects = /** @type {Project[]} */ (/** @type {unknown} */ (config.projects));
const typescript = '\\.tsx?$';

export default {
  testTimeout: config.testTimeout,
  cacheDirectory: '<rootDir>/../../.cache/jest-mutants',
  projects: projects
    .filter(({ displayName }) => displayName === 'unit' || displayName === 'rules')
    .map((project) => ({
      ...project,
      testEnvironment: '<rootDir>/tests/mutation/first-failure-environment.mjs',
      transform: {
        ...project.transform,
        [typescript]: ['<rootDir>/tests/mutation/transform.mjs', project.transform[typescript]?.[1]],
      },
    })),
};
