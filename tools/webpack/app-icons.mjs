/**
 * Draws the icons of the installed shop, `shell/src/install/icon-….png`, from the site's own icon: `npm run icons`.
 * @module
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Phones cut a maskable icon to their own shape: the drawing stays within the middle, its ground fills the square. */
const masked = (/** @type {string} */ svg) =>
  svg
    .replace(' rx="7"', '')
    .replace('<path ', '<g transform="translate(5.600 5.600) scale(.65)"><path ')
    .replace('</svg>', '</g></svg>');

const svg = await readFile(new URL('favicon.svg', import.meta.url), 'utf8');
const icons = [
  { name: 'icon-192', text: svg, px: 192 },
  { name: 'icon-512', text: svg, px: 512 },
  { name: 'icon-maskable-512', text: masked(svg), px: 512 },
];
for (const { name, text, px } of icons)
  await writeFile(
    new URL(`../../shell/src/install/${name}.png`, import.meta.url),
    await sharp(Buffer.from(text), { density: (72 * px) / 32 })
      .resize(px, px)
      .png({ palette: true })
      .toBuffer(),
  );
