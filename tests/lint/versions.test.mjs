/**
 * A release has one number: that of the repository is the one of every workspace but the platform, which has its own (docs/remotes.md).
 * Workspaces name each other by the version that they have, also in the lockfile.
 * @module
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const platform = '@basket/web';

/**
 * @typedef {object} Manifest
 * @property {string} [name]
 * @property {string} version
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 */

/** @param {string} file @returns {unknown} */
const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/**
 * Versions that are not that of the release, and names of workspaces with another version than they have.
 * @param {readonly Manifest[]} manifests that of the repository first @returns {string[]}
 */
function wrongVersions(manifests) {
  const versions = new Map(manifests.map(({ name, version }) => [name, version]));
  return manifests.flatMap(({ name = '', version, dependencies, devDependencies }) => [
    ...(name === platform || version === manifests[0]?.version ? [] : [`${name} is ${version}`]),
    ...Object.entries({ ...dependencies, ...devDependencies })
      .filter(([other, wanted]) => versions.has(other) && versions.get(other) !== wanted)
      .map(([other, wanted]) => `${name} wants ${other} ${wanted}`),
  ]);
}

const { packages } = /** @type {{ packages: Record<string, Manifest> }} */ (read('package-lock.json'));
const folders = Object.keys(packages).filter((folder) => !folder.includes('node_modules'));

test('every workspace has the version of the repository, and names others by theirs', () => {
  expect(folders.length).toBeGreaterThan(9);
  const manifests = folders.map(
    (folder) => /** @type {Manifest} */ (read(path.join(folder, 'package.json'))),
  );
  expect(wrongVersions(manifests)).toEqual([]);
});

test('the lockfile has the versions of the workspaces', () => {
  const locked = folders.map((folder) => ({ name: folder, .../** @type {Manifest} */ (packages[folder]) }));
  expect(wrongVersions(locked)).toEqual([]);
});

/** @type {{ shop: Manifest, wrong: string[] }[]} */
const examples = [
  { shop: { version: '1.1.0', dependencies: { [platform]: '1.4.0', react: '^19.0.0' } }, wrong: [] },
  { shop: { version: '1.0.0' }, wrong: ['shop is 1.0.0'] },
  {
    shop: { version: '1.1.0', devDependencies: { [platform]: '1.3.0' } },
    wrong: ['shop wants @basket/web 1.3.0'],
  },
];

test.each(examples)('in release 1.1.0 a workspace like $shop is wrong in $wrong', ({ shop, wrong }) => {
  const others = [
    { name: 'basket', version: '1.1.0' },
    { name: platform, version: '1.4.0' },
  ];
  expect(wrongVersions([...others, { name: 'shop', ...shop }])).toEqual(wrong);
});
