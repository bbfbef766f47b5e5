/**
 * Writes `page-files.json` beside a build: which files each part of the app needs, by the path of its module. The
 * budget of the first view is checked with it, and preload lists are made from it.
 * @module
 */
import path from 'node:path';
import webpack from 'webpack';
import { englishTextsOf, textFilesOf } from '../texts/text-tables-plugin.mjs';
import { repositoryRoot } from './apps.mjs';

/**
 * @typedef {object} PageFiles
 * @property {Record<string, string[]>} entries files of each entry (`main`) and each exposed module (`./routes`)
 * @property {Record<string, string[]>} lazy further files of each module that is imported dynamically, by its path in
 *   the repository without extension, e.g. `mf-shop/src/features/home/home-page`
 * @property {Record<string, Record<string, string>>} texts files with the texts of the English one that parts name, by that and by language
 */

export const pageFilesName = 'page-files.json';

export class PageFilesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PageFilesPlugin', (compilation) => {
      // After hashing: the names are final.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PageFilesPlugin', stage }, () => {
        const content = JSON.stringify(pageFiles(compilation), undefined, 1);
        compilation.emitAsset(pageFilesName, new webpack.sources.RawSource(content));
      });
    });
  }
}

/** @param {import('webpack').Compilation} compilation @returns {PageFiles} */
function pageFiles({ chunks, entrypoints, chunkGroups, moduleGraph }) {
  /** @type {PageFiles} */
  const found = { entries: {}, lazy: {}, texts: {} };
  for (const chunk of chunks)
    for (const file of englishTextsOf(chunk)) found.texts[file] = textFilesOf(chunk);
  for (const [name, entrypoint] of entrypoints) found.entries[name] = filesOf(entrypoint);
  for (const group of chunkGroups) {
    for (const dependency of group.getBlocks().flatMap(({ dependencies }) => dependencies)) {
      const exposed = 'exposedName' in dependency ? String(dependency.exposedName) : undefined;
      const file = moduleGraph.getModule(dependency)?.nameForCondition();
      if (exposed !== undefined) found.entries[exposed] = filesOf(group);
      else if (file) found.lazy[modulePath(file)] = filesOf(group);
    }
  }
  return found;
}

/** @param {string} file */
const modulePath = (file) =>
  path
    .relative(repositoryRoot, file)
    .replaceAll(path.sep, '/')
    .replace(/\.[a-z]+$/, '');

/** A script's English texts stand before it: whoever loads all in this order has a page. @param {import('webpack').ChunkGroup} group */
const filesOf = ({ chunks }) =>
  chunks
    .flatMap((chunk) => [...englishTextsOf(chunk), ...chunk.files])
    .filter((file) => /\.(js|css)$/.test(file));
