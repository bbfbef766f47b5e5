/** A build whose scripts and maps a compiler has made. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { filesOfBuild } from './builds.mjs';
import { releaseIdOf } from './releases.mjs';
import { sourceOf } from './source-places.mjs';

const source = [
  'interface Line { paise: number }',
  '',
  'export const sum = (line: Line) => line.missing.paise;',
];

/** @type {string} */
let dist;
/** @type {string} Where the script says `missing`, counted as browsers do. */
let place;
/** @type {string} One column before. */
let placeBefore;

beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'build-'));
  await mkdir(path.join(dist, 'js'));
  const { outputText, sourceMapText = '' } = ts.transpileModule(source.join('\n'), {
    fileName: 'cart.ts',
    compilerOptions: { sourceMap: true, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext },
  });
  for (const script of ['js/12.89abcdef.js', 'remoteEntry.js']) {
    await writeFile(path.join(dist, script), outputText);
    await writeFile(path.join(dist, `${script}.map`), sourceMapText);
  }
  const lines = outputText.split('\n');
  const line = lines.findIndex((text) => text.includes('missing'));
  const column = (lines[line] ?? '').indexOf('missing') + 1;
  [place, placeBefore] = [`${line + 1}:${column}`, `${line + 1}:${column - 1}`];
});
afterEach(() => rm(dist, { recursive: true, force: true }));

const inSource = `cart.ts:3:${(source[2] ?? '').indexOf('missing') + 1}`;

test('a place in a script leads to its source, in whichever build has that script', async () => {
  expect(await sourceOf(`12.89abcdef.js:${place}`, ['/no/build', dist])).toContain(inSource);
  expect(await sourceOf(`12.89abcdef.js:${placeBefore}`, [dist])).not.toContain(inSource);
});

test('an entry is found by the release in its name, and by no other', async () => {
  const id = releaseIdOf(await filesOfBuild(dist));
  expect(await sourceOf(`remoteEntry.${id}.js:${place}`, [dist])).toContain(inSource);
  for (const other of [`remoteEntry.0123456789abcdef.js`, 'remoteEntry.js'])
    expect(await sourceOf(`${other}:${place}`, [dist])).toBeNull();
});

test('a script of another release is in no build, and what is no place is refused', async () => {
  expect(await sourceOf(`12.01234567.js:${place}`, [dist])).toBeNull();
  expect(await sourceOf('12.89abcdef.js:999:1', [dist])).toBe(
    '12.89abcdef.js:999:1, which no source has made',
  );
  await expect(sourceOf('cart.ts', [dist])).rejects.toThrow('cart.ts is no place');
});
