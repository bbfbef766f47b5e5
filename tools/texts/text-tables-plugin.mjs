/**
 * Gives each chunk of a build its texts as files of their own, one for each language, `js/text-LANGUAGE-CHUNK.HASH.js`, and lets a chunk be
 * there when its texts are: in the language of the page, as `<html lang>` says it, or in English. A page begins when the texts of its first
 * chunk are there. The hash is one for all texts of a language, so that the script that loads them names it once.
 * @module
 */
import { createHash } from 'node:crypto';
import HtmlPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { appTexts, sharedPackages } from './app-texts.mjs';
import { firstLanguage } from './package-texts.mjs';
import { textFaults } from './text-faults.mjs';
import { runtimeCode, serverCode, tableName } from './text-tables-runtime.mjs';

const { RuntimeGlobals, RuntimeModule } = webpack;

const name = 'TextTablesPlugin';

/**
 * @typedef {object} Tables
 * @property {ReadonlyMap<import('webpack').Chunk, readonly number[]>} numbers of the texts of each chunk that has any
 * @property {Readonly<Record<string, string>>} hashes by language
 * @property {(language: string, chunk: import('webpack').Chunk) => string} codeOf a chunk's texts: a list, in which a number is the place
 *   of what follows
 */

export class TextTablesPlugin {
  /**
   * @param {string} app its folder
   * @param {{ isServer?: boolean }} [options] a build for the server is one file, which has its texts itself
   */
  constructor(app, { isServer = false } = {}) {
    this.app = app;
    this.isServer = isServer;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    new webpack.DefinePlugin({ TEXT_TABLE: tableName }).apply(compiler);
    compiler.hooks.run.tap(name, () => {
      const faults = [this.app, ...sharedPackages].flatMap(textFaults);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      /** @type {Tables | undefined} */
      let tables;
      const made = () => (tables ??= textTables(compilation, this.app));
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk, needed) => {
        // Chunks that run while others are built are none of the page's.
        if (!compilation.chunks.has(chunk) || made().numbers.size === 0) return;
        for (const one of this.isServer ? [] : neededInPages) needed.add(one);
        if (!this.isServer && firstChunks(made(), chunk).length > 0) needed.add(RuntimeGlobals.startup);
        needed.add(RuntimeGlobals.require);
        compilation.addRuntimeModule(chunk, new TextsRuntimeModule(made(), this.isServer));
      });
      if (this.isServer) return;
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => emitTables(compilation, made()));
      HtmlPlugin.getHooks(compilation).beforeAssetTagGeneration.tap(name, (data) => {
        const chunks = [...compilation.entrypoints.values()].flatMap((entry) => entry.chunks);
        const files = chunks.flatMap(englishTextsOf);
        data.assets.js.unshift(...files.map((file) => data.assets.publicPath + file));
        return data;
      });
    });
  }
}

const neededInPages = [
  ...[RuntimeGlobals.ensureChunkHandlers, RuntimeGlobals.loadScript, RuntimeGlobals.publicPath],
  RuntimeGlobals.hasOwnProperty,
];

/** @param {import('webpack').Compilation} compilation @param {string} app @returns {Tables} */
function textTables({ chunks, chunkGraph, outputOptions }, app) {
  const texts = appTexts(app);
  const numbers = new Map(
    [...chunks].flatMap((chunk) => {
      const said = [...new Set([...chunkGraph.getChunkModulesIterable(chunk)].flatMap(textsOf))];
      return said.length === 0 ? [] : [[chunk, said.toSorted((a, b) => a - b)]];
    }),
  );
  /** @param {string} language @param {import('webpack').Chunk} chunk */
  const codeOf = (language, chunk) =>
    listOf(numbers.get(chunk) ?? [], (number) => texts.codeOf(language, number));
  const hashes = Object.fromEntries(
    texts.languages.map((language) => {
      const hash = createHash('sha256').update(`${outputOptions.uniqueName}\n`);
      for (const chunk of [...numbers.keys()].toSorted((a, b) => String(a.id).localeCompare(String(b.id))))
        hash.update(fileContent('', chunk, codeOf(language, chunk)));
      return [language, hash.digest('hex').slice(0, 8)];
    }),
  );
  return { numbers, hashes, codeOf };
}

/**
 * Texts behind each other need no number; a text is never one itself.
 * @param {readonly number[]} numbers in ascending order
 * @param {(number: number) => string} codeOf a text
 */
const listOf = (numbers, codeOf) =>
  `[${numbers.flatMap((number, at) => [...(number - 1 === numbers[at - 1] ? [] : [number]), codeOf(number)]).join(',')}]`;

/** The texts that a module says; of modules that were joined, those of each. @param {import('webpack').Module} module @returns {number[]} */
function textsOf(module) {
  const parts = /** @type {{ modules?: import('webpack').Module[] }} */ (module).modules;
  return Array.isArray(parts) ? parts.flatMap(textsOf) : (module.buildInfo?.texts ?? []);
}

/** @param {string} language @param {string} hash @param {string | number | null} chunkId */
const fileName = (language, hash, chunkId) => `js/text-${language}-${chunkId}.${hash}.js`;

/** The chunk's files of texts, by language; none if it says nothing. @param {import('webpack').Chunk} chunk @returns {Record<string, string>} */
export const textFilesOf = ({ auxiliaryFiles }) =>
  Object.fromEntries(
    [...auxiliaryFiles].flatMap((file) => {
      const [, language] = /^js\/text-([a-z]+)-/.exec(file) ?? [];
      return language === undefined ? [] : [[language, file]];
    }),
  );

/** The one in English, in a list. @param {import('webpack').Chunk} chunk @returns {string[]} */
export function englishTextsOf(chunk) {
  const { [firstLanguage]: english } = textFilesOf(chunk);
  return english === undefined ? [] : [english];
}

/**
 * The file may stand in a page as it is. The hash names it, and it is never written again: everything of the content but the hash
 * itself is part of it.
 * @param {string} hash
 * @param {import('webpack').Chunk} chunk
 * @param {string} code of its texts
 */
const fileContent = (hash, { id }, code) =>
  `(self.basketTexts=self.basketTexts||{})[${JSON.stringify(`${hash}${id}`)}]=${code.replaceAll(/<(?=[/!])/g, '\\x3c')}`;

/** @param {import('webpack').Compilation} compilation @param {Tables} tables */
function emitTables(compilation, { numbers, hashes, codeOf }) {
  for (const chunk of numbers.keys()) {
    for (const [language, hash] of Object.entries(hashes)) {
      const file = fileName(language, hash, chunk.id);
      const content = fileContent(hash, chunk, codeOf(language, chunk));
      compilation.emitAsset(file, new webpack.sources.RawSource(content), {
        immutable: true,
        minimized: true,
      });
      chunk.auxiliaryFiles.add(file);
    }
  }
}

/** The chunks with texts without which a page does not begin. @param {Tables} tables @param {import('webpack').Chunk} chunk with the runtime */
const firstChunks = ({ numbers }, chunk) =>
  [...chunk.getAllInitialChunks()].filter((one) => numbers.has(one));

class TextsRuntimeModule extends RuntimeModule {
  /** @param {Tables} tables @param {boolean} isServer */
  constructor(tables, isServer) {
    super('texts', RuntimeModule.STAGE_TRIGGER);
    this.tables = tables;
    this.isServer = isServer;
  }

  /** @override */
  generate() {
    const { chunk, isServer } = this;
    if (!chunk) throw new Error('a module of the runtime without a chunk');
    const first = firstChunks(this.tables, chunk);
    const { hashes, codeOf } = this.tables;
    if (isServer) {
      const listsOf = (/** @type {string} */ language) => first.map((one) => codeOf(language, one));
      return serverCode(
        Object.fromEntries(Object.keys(hashes).map((language) => [language, listsOf(language)])),
      );
    }
    return runtimeCode({
      hashes,
      chunks: [...this.tables.numbers.keys()].map(({ id }) => String(id)),
      first: first.map(({ id }) => String(id)),
      isHot: this.compilation?.options.mode === 'development',
    });
  }
}
