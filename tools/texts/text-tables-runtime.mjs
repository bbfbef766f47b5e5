/**
 * The code with which a build takes its texts, as {@link ./text-tables-plugin.mjs} puts it into the runtime of webpack.
 * @module
 */
import webpack from 'webpack';

const { RuntimeGlobals } = webpack;

/** The texts of this build that are loaded, by number, as `packages/domain/src/texts` reads them. */
export const tableName = '__webpack_require__.texts';

const fill = (/** @type {string} */ list) =>
  `var at; ${list}.forEach((text) => { if (typeof text === "number") at = text; else table[at++] = text; });`;

/** The code of a build that has its texts itself. @param {readonly string[]} lists */
export const serverCode = (lists) =>
  `var table = ${tableName} = {};\n${lists.map((list) => `{ ${fill(list)} }`).join('\n')}`;

/**
 * `self.basketTexts` has the lists of all builds of a page, by hash and chunk, wherever they come from: a file, or the page itself.
 * @param {object} build
 * @param {Readonly<Record<string, string>>} build.hashes by language
 * @param {readonly string[]} build.chunks ids of those that have texts
 * @param {readonly string[]} build.first of those, the ones that are there before anything begins
 * @param {boolean} build.isHot changed texts have other numbers: the page begins anew
 */
export const runtimeCode = ({ hashes, chunks, first, isHot }) => `
${isHot ? `if (${tableName}) location.reload();` : ''}
var table = ${tableName} = {};
var sets = self.basketTexts = self.basketTexts || {};
var hashes = ${JSON.stringify(hashes)};
var chunks = {${chunks.map((id) => `${JSON.stringify(id)}:0`).join(',')}};
var take = (id, language) => {
  var list = sets[hashes[language] + id];
  if (list) { ${fill('list')} chunks[id] = 1; }
  return list;
};
var load = ${RuntimeGlobals.ensureChunkHandlers}.texts = (id, promises) => {
  if (!${RuntimeGlobals.hasOwnProperty}(chunks, id) || chunks[id] === 1) return;
  var language = document.documentElement.lang.split("-")[0];
  if (!hashes[language]) language = "en";
  if (take(id, language)) return;
  promises.push(chunks[id] = chunks[id] || new Promise((resolve, reject) => {
    ${RuntimeGlobals.loadScript}(${RuntimeGlobals.publicPath} + "js/text-" + language + "-" + id + "." + hashes[language] + ".js", () => {
      if (take(id, language)) return resolve();
      chunks[id] = 0;
      var error = new Error("Loading chunk " + id + " failed. (texts)");
      error.name = "ChunkLoadError";
      reject(error);
    }, "text-" + id);
  }));
};${first.length === 0 ? '' : startCode(first)}`;

/** Begins at once if the texts are there, as in a rendered page. @param {readonly string[]} first */
const startCode = (first) => `
var start = ${RuntimeGlobals.startup}, waiting = [];
${first.map((id) => `load(${JSON.stringify(id)}, waiting);`).join('\n')}
if (waiting[0]) ${RuntimeGlobals.startup} = () => Promise.all(waiting).then(start);`;
