/**
 * Draws the pictures of the screens (hero, empty states) into the design system: node tools/seed/art/draw-screens.mjs
 * They are part of the source, because they are shown before any data is; run it after a change of scenes.mjs.
 * @module
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { screenPictures } from './pictures.mjs';
import { imageIdOf, renderPictures } from './render.mjs';

const folder = new URL('../../../packages/ui/src/art/', import.meta.url);
const licence = 'LICENSE-fluent-emoji.txt';

await mkdir(folder, { recursive: true });
await copyFile(new URL(licence, import.meta.url), new URL(licence, folder));
const pictures = screenPictures();
const rendered = await renderPictures(pictures.map(([, svg]) => ({ svg, sizes: ['screen'] })));
for (const [name, svg] of pictures) {
  const bytes = rendered.get(imageIdOf(svg))?.screen;
  if (!bytes) throw new Error(`'${name}' was not rendered.`);
  await writeFile(new URL(`${name}.webp`, folder), bytes);
  process.stdout.write(`${name}.webp ${bytes.length} bytes\n`);
}
