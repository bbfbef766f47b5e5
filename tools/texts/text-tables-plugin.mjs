/**
 * Gives each chunk of a build its texts as files of their own, one for each language, `js/text-LANGUAGE-CHUNK.HASH.js`, and lets a chunk be
 * there when its texts are: in the language of the page, as `<html lang>` says it, or in English. The first chunk of a page that is built
 * alone has them in its own script. The hash is one for all texts of a language, so that the script that loads them names it once.
 * @module
 */
import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { appTexts, sharedPackages } from './app-texts.mjs';
import { textFaults } from './text-faults.mjs';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

const name = 'TextTablesPlugin';

/** The texts of this build that are loaded, by number, as `packages/domain/src/texts` reads them. */
export const tableName = '__webpack_require__.texts';

/**
 * @typedef {object} Tables
 * @property {ReadonlyMap<import('webpack').Chunk, readonly number[]>} numbers of the texts of each chunk that has any
 * @property {Readonly<Record<string, string>>} hashes by language
 * @property {(language: string, chunk: import('webpack').Chunk) => string} codeOf a chunk's texts: an object
 */

export class TextTablesPlugin {
  /** @param {string} app its folder */
  constructor(app) {
    this.app = app;
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
        for (const one of [
          ...[RuntimeGlobals.require, RuntimeGlobals.ensureChunkHandlers, RuntimeGlobals.loadScript],
          ...[RuntimeGlobals.publicPath, RuntimeGlobals.hasOwnProperty],
        ])
          needed.add(one);
        compilation.addRuntimeModule(chunk, new TextsRuntimeModule(made()));
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => emitTables(compilation, made()));
    });
  }
}

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
    `{${(numbers.get(chunk) ?? []).map((number) => `${number}:${texts.codeOf(language, number)}`).join(',')}}`;
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

/** The texts that a module says; of modules that were joined, those of each. @param {import('webpack').Module} module @returns {number[]} */
function textsOf(module) {
  const parts = /** @type {{ modules?: import('webpack').Module[] }} */ (module).modules;
  return Array.isArray(parts) ? parts.flatMap(textsOf) : (module.buildInfo?.texts ?? []);
}

/** @param {string} language @param {string} hash @param {string | number | null} chunkId */
const fileName = (language, hash, chunkId) => `js/text-${language}-${chunkId}.${hash}.js`;

/**
 * The hash names the file, which is never written again: everything of the content but the hash itself is part of it.
 * @param {string} hash
 * @param {import('webpack').Chunk} chunk
 * @param {string} code of its texts
 */
const fileContent = (hash, { id }, code) =>
  `basketTexts[${JSON.stringify(hash)}](${JSON.stringify(id)},${code})`;

/** @param {import('webpack').Compilation} compilation @param {Tables} tables */
function emitTables(compilation, { numbers, hashes, codeOf }) {
  for (const chunk of numbers.keys()) {
    if (chunk.canBeInitial()) continue;
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

class TextsRuntimeModule extends RuntimeModule {
  /** @param {Tables} tables */
  constructor(tables) {
    super('texts', RuntimeModule.STAGE_ATTACH);
    this.tables = tables;
  }

  /** @override */
  generate() {
    const { numbers, hashes, codeOf } = this.tables;
    const of = (/** @type {boolean} */ isFirst) =>
      [...numbers.keys()].filter((chunk) => chunk.canBeInitial() === isFirst);
    const own = of(true).filter(
      (chunk) => this.chunk && [...this.chunk.getAllInitialChunks()].includes(chunk),
    );
    const later = of(false).map(({ id }) => `${JSON.stringify(id)}:0`);
    return Template.asString([
      `var table = ${tableName} = {};`,
      ...own.map((chunk) => `Object.assign(table, ${codeOf('en', chunk)});`),
      `var hashes = ${JSON.stringify(hashes)};`,
      `var chunks = {${later.join(',')}};`,
      'var sets = self.basketTexts = self.basketTexts || {};',
      'for (var language in hashes) sets[hashes[language]] = function (id, more) { Object.assign(table, more); chunks[id] = 1; };',
      `${RuntimeGlobals.ensureChunkHandlers}.texts = function (id, promises) {`,
      Template.indent([
        `if (!${RuntimeGlobals.hasOwnProperty}(chunks, id) || chunks[id] === 1) return;`,
        'promises.push(chunks[id] || (chunks[id] = new Promise(function (resolve, reject) {',
        Template.indent([
          'var language = hashes[document.documentElement.lang] ? document.documentElement.lang : "en";',
          `${RuntimeGlobals.loadScript}(${RuntimeGlobals.publicPath} + "js/text-" + language + "-" + id + "." + hashes[language] + ".js", function () {`,
          Template.indent([
            'if (chunks[id] === 1) return resolve();',
            'chunks[id] = 0;',
            'var error = new Error("Loading the texts of chunk " + id + " failed");',
            'error.name = "ChunkLoadError";',
            'reject(error);',
          ]),
          '}, "text-" + id);',
        ]),
        '})));',
      ]),
      '};',
    ]);
  }
}
