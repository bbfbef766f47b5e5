/**
 * Renders the pictures of products, categories and screens from their drawings in tools/pictures:
 *
 *   npm run pictures              those whose drawing or settings changed
 *   npm run pictures -- --all     all of them, for example after an update of the renderer
 *
 * The results are committed: starting and seeding only read files.
 * @module
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { mapBounded } from './bounded.mjs';
import { renderAppIcons } from './pictures/app-icons.mjs';
import { allDrawings, folders, manifestFile, manifestOf } from './pictures/drawings.mjs';
import { renderPicture } from './pictures/render.mjs';

const all = process.argv.includes('--all');
const drawings = allDrawings();
/** @type {Record<string, Record<string, string>>} */
const before = existsSync(manifestFile) ? JSON.parse(await readFile(manifestFile, 'utf8')) : {};
const stale = drawings.filter(
  ({ kind, name, imageId, files }) =>
    all || before[kind]?.[name] !== imageId || files.some(({ file }) => !existsSync(file)),
);

for (const folder of folders) await mkdir(folder, { recursive: true });
await mapBounded(stale, cpus().length, async ({ svg, files }) => {
  const rendered = await renderPicture(
    svg,
    files.map(({ size }) => size),
  );
  for (const { size, file } of files) {
    const bytes = rendered.find((candidate) => candidate.size === size)?.bytes;
    if (!bytes) throw new Error(`${file.pathname} was not rendered.`);
    await writeFile(file, bytes);
  }
});

const wanted = new Set(drawings.flatMap(({ files }) => files.map(({ file }) => file.href)));
for (const folder of folders) {
  for (const name of await readdir(folder)) {
    const file = new URL(name, folder);
    if (name.endsWith('.webp') && !wanted.has(file.href)) await rm(file);
  }
}
await renderAppIcons();
await writeFile(manifestFile, `${JSON.stringify(manifestOf(drawings), null, 2)}\n`);
console.log(`${stale.length} of ${drawings.length} pictures rendered.`);
