import { expect, test } from '@jest/globals';
import { existsSync, statSync } from 'node:fs';
import { emoji, recolour } from './emoji.mjs';
import { productPicture, screenPictures } from './pictures.mjs';
import { imageIdOf, renderPictures, renderSizes } from './render.mjs';

test('a picture is the same text each time, so that its name is', () => {
  expect(emoji('tomato', 10, 10, 32)).toBe(emoji('tomato', 10, 10, 32));
  expect(imageIdOf(productPicture('toned-milk'))).toMatch(/^[0-9a-f]{16}$/);
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

test('a picture is rendered in both sizes and stays small', async () => {
  const svg = productPicture('chakki-atta');
  const files = (await renderPictures([{ svg, sizes: ['card', 'detail'] }])).get(imageIdOf(svg));
  expect(files?.card?.subarray(8, 12).toString()).toBe('WEBP');
  expect(files?.card?.length).toBeLessThanOrEqual(renderSizes.card.maxBytes);
  expect(files?.detail?.length).toBeLessThanOrEqual(renderSizes.detail.maxBytes);
});

test('the drawings of the screens are in the design system and small', () => {
  for (const [name] of screenPictures()) {
    const file = new URL(`../../../packages/ui/src/art/${name}.webp`, import.meta.url);
    expect({ name, exists: existsSync(file) }).toEqual({ name, exists: true });
    expect(statSync(file).size).toBeLessThanOrEqual(renderSizes.screen.maxBytes);
  }
});
