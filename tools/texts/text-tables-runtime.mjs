/**
 * The code with which a build takes its texts, as {@link ./text-tables-plugin.mjs} puts it into the runtime of webpack.
 * @module
 */
import webpack from 'webpack';

const { RuntimeGlobals } = webpack;

/** The texts of this build that are loaded, by number, as `packages/domain/src/texts` reads them. */
export const tableName = '__webpack_require__.T';

const fill = (/** @type {string} */ list) =>
  `var at; ${list}.forEach((text) => { if (typeof text === "number") at = text; else table[at++] = text; });`;

/**
 * The code of a build that has its texts itself, in each language. It is in English until somebody asks for another one, as in a page.
 * @param {Readonly<Record<string, readonly string[]>>} lists by language
 */
export const serverCode = (lists) => `
var tables = {};
${Object.entries(lists)
  .map(
    ([language, own]) =>
      `var table = tables[${JSON.stringify(language)}] = {};\n${own.map((list) => `{ ${fill(list)} }`).join('\n')}`,
  )
  .join('\n')}
var put = (tag) => { ${tableName} = tables[tag.split("-")[0]] || tables.en; };
put("en");
(globalThis.basketBuilds = globalThis.basketBuilds || []).push(async (tag) => () => put(tag));`;

/**
 * `self.basketTexts` has the lists of all builds of a page, by hash and chunk, wherever they come from: a file, or the page itself.
 * `self.basketBuilds` has a function for each build, which fetches its texts in another language and resolves with what puts them in place
 * once `<html lang>` says so, and fetches those of chunks that came meanwhile.
 * A list that a deploy has lost is replaced by the English one, and reported.
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
var languageOf = (tag) => hashes[tag = tag.split("-")[0]] ? tag : "en";
var current = () => languageOf(document.documentElement.lang);
var listOf = (id, language) => sets[hashes[language] + id];
var put = (id, list) => { ${fill('list')} chunks[id] = 1; };
var ask = (id, language) => listOf(id, language) || new Promise((resolve, reject) => {
  ${RuntimeGlobals.loadScript}(${RuntimeGlobals.publicPath} + "js/text-" + language + "-" + id + "." + hashes[language] + ".js", () => {
    var list = listOf(id, language);
    if (list) return resolve(list);
    reject(Object.assign(new Error("Loading chunk " + id + " failed. (texts)"), { name: "ChunkLoadError" }));
  });
});
var bring = async (id) => {
  var language = current(), list;
  try { list = await ask(id, language); }
  catch (error) {
    if (language === "en") throw error;
    self.reportError?.(error);
    return put(id, await ask(id, "en"));
  }
  put(id, list);
  if (language !== current()) return bring(id);
};
var load = ${RuntimeGlobals.ensureChunkHandlers}.texts = (id, promises) => {
  if (!${RuntimeGlobals.hasOwnProperty}(chunks, id) || chunks[id] === 1) return;
  var list = listOf(id, current());
  if (list) return put(id, list);
  promises.push(chunks[id] = chunks[id] || bring(id).catch((error) => { chunks[id] = 0; throw error; }));
};
(self.basketBuilds = self.basketBuilds || []).push(async (tag) => {
  var ids = Object.keys(chunks).filter((id) => chunks[id] === 1);
  var lists = await Promise.all(ids.map((id) => ask(id, languageOf(tag))));
  return () => {
    ids.forEach((id, at) => put(id, lists[at]));
    return Promise.all(Object.keys(chunks).filter((id) => chunks[id] === 1 && !ids.includes(id)).map(bring));
  };
});${first.length === 0 ? '' : startCode(first)}`;

/** Begins at once if the texts are there, as in a rendered page. @param {readonly string[]} first */
const startCode = (first) => `
var start = ${RuntimeGlobals.startup}, waiting = [];
${first.map((id) => `load(${JSON.stringify(id)}, waiting);`).join('\n')}
if (waiting[0]) ${RuntimeGlobals.startup} = () => Promise.all(waiting).then(start);`;
