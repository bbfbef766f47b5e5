import { expect, test } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { allDrawings, folders, manifestFile, manifestOf } from './drawings.mjs';
import { emoji, recolour } from './emoji.mjs';
import { renderPicture, renderSizes } from './render.mjs';

const drawings = allDrawings();

test('a drawing is the same text each time, so its image id is stable', () => {
  expect(allDrawings()).toEqual(drawings);
});

test('an emoji that does not exist is an error', () => {
  expect(() => emoji('aubergine-of-doom', 0, 0, 1)).toThrow("'aubergine-of-doom'");
});

/** @type {{ desc: string, tone: import('./emoji.mjs').Tone, to: string }[]} */
const recolourings = [
  { desc: 'turns a hue', tone: { hue: 120 }, to: 'hsl(120,100%,50%)' },
  { desc: 'turns it backwards through zero', tone: { hue: -30 }, to: 'hsl(330,100%,50%)' },
  { desc: 'darkens', tone: { lightness: 0.5 }, to: 'hsl(0,100%,25%)' },
  { desc: 'leaves hues outside the range alone', tone: { hue: 120, only: [100, 200] }, to: '#ff0000' },
  { desc: 'takes a range through zero', tone: { hue: 120, only: [340, 20] }, to: 'hsl(120,100%,50%)' },
];
test.each(recolourings)('recolouring $desc', ({ tone, to }) => {
  expect(recolour('<path fill="#ff0000"/>', tone)).toBe(`<path fill="${to}"/>`);
});

test('a drawing renders to small WebP files', async () => {
  const drawing = drawings.find(({ name }) => name === 'chakki-atta');
  for (const { size, bytes } of await renderPicture(drawing?.svg ?? '', ['card', 'detail'])) {
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(bytes.length).toBeLessThanOrEqual(renderSizes[size].maxBytes);
  }
});

test('the committed pictures were rendered from these drawings (else: npm run pictures, and commit)', () => {
  expect(JSON.parse(readFileSync(manifestFile, 'utf8'))).toEqual(manifestOf(drawings));
});

test('every committed picture is a WebP file of modest size, none is missing and none is left over', () => {
  const files = drawings.flatMap((drawing) => drawing.files);
  const bytes = files.map(({ file }) => readFileSync(file));
  expect(bytes.filter((content) => content.subarray(8, 12).toString() !== 'WEBP')).toEqual([]);
  // The plainest rendering of a busy drawing may exceed the size that others keep.
  const heavy = files.filter(
    ({ size }, index) => (bytes[index]?.length ?? 0) > 1.25 * renderSizes[size].maxBytes,
  );
  expect(heavy).toEqual([]);
  const committed = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.webp'))
      .map((name) => new URL(name, folder).href),
  );
  expect(new Set(committed)).toEqual(new Set(files.map(({ file }) => file.href)));
});
