/**
 * The icons of the installed shop, drawn from the site's own icon.
 * @module
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const drawing = new URL('../webpack/favicon.svg', import.meta.url);
const folder = new URL('../../shell/src/install/', import.meta.url);

/** Phones cut a maskable icon to their own shape: the drawing stays within the middle, its ground fills the square. */
const masked = (/** @type {string} */ svg) =>
  svg
    .replace(' rx="7"', '')
    .replace('<path ', '<g transform="translate(5.600 5.600) scale(.65)"><path ')
    .replace('</svg>', '</g></svg>');

/** Writes `shell/src/install/icon-….png`. */
export async function renderAppIcons() {
  const svg = await readFile(drawing, 'utf8');
  const icons = [
    { name: 'icon-192', text: svg, px: 192 },
    { name: 'icon-512', text: svg, px: 512 },
    { name: 'icon-maskable-512', text: masked(svg), px: 512 },
  ];
  for (const { name, text, px } of icons) {
    const image = sharp(Buffer.from(text), { density: (72 * px) / 32 }).resize(px, px);
    await writeFile(new URL(`${name}.png`, folder), await image.png({ palette: true }).toBuffer());
  }
}
