/**
 * Puts files into a build as they are, at addresses without a hash: what browsers need to install the shop.
 * @module
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';

export class StaticFilesPlugin {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('StaticFilesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'StaticFilesPlugin', stage }, async () => {
        for (const name of await readdir(this.folder)) {
          const content = await readFile(path.join(this.folder, name));
          compilation.emitAsset(name, new webpack.sources.RawSource(content));
        }
      });
    });
  }
}
