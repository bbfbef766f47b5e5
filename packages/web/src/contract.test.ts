/**
 * The names that earlier remotes take from the platform: `contract.json` lists what the last release offered. A name that goes breaks
 * remotes that are on the air, a name that comes is missing in older shells. The version says which, and deploys compare it.
 */
import recorded from './contract.json';
import { version } from '../package.json';

/** The lowest version for these names after the recorded one. */
function versionNeeded(before: typeof recorded, names: readonly string[]): string {
  const [major = 0, minor = 0] = before.version.split('.').map(Number);
  if (before.names.some((name) => !names.includes(name))) return `${major + 1}.0.0`;
  if (names.some((name) => !before.names.includes(name))) return `${major}.${minor + 1}.0`;
  return before.version;
}

test.each([
  { desc: 'the same', names: ['a', 'b'], needed: '1.2.0' },
  { desc: 'one more', names: ['a', 'b', 'c'], needed: '1.3.0' },
  { desc: 'one less', names: ['a'], needed: '2.0.0' },
  { desc: 'another name', names: ['a', 'c'], needed: '2.0.0' },
])('$desc needs $needed', ({ names, needed }) => {
  expect(versionNeeded({ version: '1.2.0', names: ['a', 'b'] }, names)).toBe(needed);
});

const isAtLeast = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) >= 0;

test('the version says what changed since the last release', async () => {
  const needed = versionNeeded(recorded, Object.keys(await import('./index')));
  // Else: set the needed version in package.json, and in the packages that name it.
  expect({ version, needed, isEnough: isAtLeast(version, needed) }).toEqual({
    version,
    needed,
    isEnough: true,
  });
});
