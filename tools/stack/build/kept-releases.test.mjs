import { expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { keepReleases, readReleases, withRelease } from './kept-releases.mjs';

const file = (/** @type {number} */ release) => `js/main.0000000${release}.js`;

test('three releases are kept, and a build without changes is none', () => {
  /** @type {import('./kept-releases.mjs').Releases} */
  let releases = [];
  for (const release of [1, 2, 2, 3, 4, 3]) releases = withRelease(releases, [file(release), 'index.html']);
  expect(releases).toEqual([[file(3)], [file(4)], [file(2)]]);
});

test('hashed files of the two releases before stay in the build, older ones go (rule: kept-releases)', async () => {
  const dist = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
  try {
    await mkdir(path.join(dist, 'js'));
    await writeFile(path.join(dist, 'index.html'), '');
    for (const release of [1, 2, 3, 4]) {
      await writeFile(path.join(dist, file(release)), '');
      await keepReleases(dist, [file(release), 'index.html']);
    }
    expect((await readdir(path.join(dist, 'js'))).map((name) => `js/${name}`)).toEqual([2, 3, 4].map(file));
    expect(await readReleases(dist)).toEqual([4, 3, 2].map((release) => [file(release)]));
    expect(await readdir(dist)).toContain('index.html');
  } finally {
    await rm(dist, { recursive: true });
  }
});
