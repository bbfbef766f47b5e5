import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const file = (/** @type {string} */ name) => new URL(`../../shell/src/install/${name}`, import.meta.url);
const manifest = JSON.parse(readFileSync(file('manifest.webmanifest'), 'utf8'));
const icons = /** @type {{ src: string, sizes: string, purpose?: string }[]} */ (manifest.icons);

test('the shop can be installed: a name, a start and icons for every phone (rule: installable)', () => {
  expect(manifest).toMatchObject({ id: '/home', start_url: '/home', scope: '/', display: 'standalone' });
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    ...['192x192 any', '512x512 any', '512x512 maskable'],
  ]);
  const page = readFileSync(new URL('../../shell/src/index.html', import.meta.url), 'utf8');
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
});

test.each(icons)('$src has the size that the manifest promises', async ({ src, sizes }) => {
  const { width, height, format } = await sharp(readFileSync(file(src.slice(1)))).metadata();
  expect({ size: `${width}x${height}`, format }).toEqual({ size: sizes, format: 'png' });
});

test('a phone may cut the maskable icon to a circle', async () => {
  const { data, info } = await sharp(readFileSync(file('icon-maskable-512.png')))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = [0x0c, 0x3b, 0x26];
  const isGround = (/** @type {number} */ x, /** @type {number} */ y) =>
    ground.every((value, channel) => Math.abs((data[(y * info.width + x) * 3 + channel] ?? 0) - value) < 12);
  for (let step = 0; step < 360; step += 3) {
    const angle = (step * Math.PI) / 180;
    const at = (/** @type {number} */ way) => Math.round(256 + way * 205);
    expect(isGround(at(Math.cos(angle)), at(Math.sin(angle)))).toBe(true);
  }
  expect(isGround(0, 0)).toBe(true);
});
