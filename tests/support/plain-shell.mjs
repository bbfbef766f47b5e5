/**
 * The environment of somebody who types a command: without what a test run has besides, by which its programs find a stack.
 *
 * @param {Readonly<Record<string, string | undefined>>} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export const plainShell = (more = {}) => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  METADATA_SERVER_DETECTION: 'none', // no machine of tests is one of Google's, which takes a second to find out
  ...more,
});
