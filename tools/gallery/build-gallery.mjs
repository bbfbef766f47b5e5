/**
 * Options of esbuild for the page of the design system (packages/{ui,web}/src/gallery).
 * @module
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { localDir, root } from '../base/paths.mjs';
import { wholeTexts } from '../texts/esbuild-texts.mjs';

const galleryDir = path.join(localDir, 'gallery');

/** Pages of the gallery: the folders of packages/ui/src that hold components, and toasts. */
export const galleryPages = Object.freeze([
  'actions',
  'forms',
  'overlay',
  'feedback',
  'status',
  'shop',
  'data',
  'layout',
  'toasts',
]);

const page = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Basket Express design system</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="main.css" />
    <script type="module" src="main.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

/** @returns {import('esbuild').BuildOptions} */
const galleryOptions = () => ({
  absWorkingDir: root,
  entryPoints: { main: 'packages/web/src/gallery/main.tsx' },
  outdir: galleryDir,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  loader: { '.woff2': 'file' },
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [wholeTexts],
  logLevel: 'silent',
});

/** @returns {Promise<import('esbuild').BuildContext>} builds into `galleryDir`, once or again and again */
async function prepareGallery() {
  const esbuild = await import('esbuild');
  await mkdir(galleryDir, { recursive: true });
  await writeFile(path.join(galleryDir, 'index.html'), page);
  return esbuild.context(galleryOptions());
}

/**
 * Serves the gallery as it is now.
 * @param {number} [port] `0` takes any free one. `@default 0`
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveGallery(port = 0) {
  const context = await prepareGallery();
  try {
    await context.rebuild();
    const { port: taken } = await context.serve({ host: '127.0.0.1', port, servedir: galleryDir });
    return { url: `http://localhost:${taken}/`, stop: () => context.dispose() };
  } catch (error) {
    await context.dispose();
    throw error;
  }
}
