/**
 * Webpack loader for packages/domain: marks the calls that build schemas and contracts as free of side effects, so that
 * an app carries only those that it uses. (Valibot says so of its functions, but minifiers do not look across modules.)
 * Calls that check a value are not marked: they throw.
 * @module
 */

const builders =
  /(?<![\w$])(?<!(?<!\.\.)\.)(?:v\.(?!parse\b|safeParse\b|assert\b|is\b)\w+|\w+Schema|kind|defineContract|draftEntries|optionalEntries|defaultsOf)\(/g;

/**
 * @param {string} source
 * @returns {string}
 */
export function markPure(source) {
  return source.replace(builders, '/*#__PURE__*/ $&');
}

/**
 * @this {import('webpack').LoaderContext<{}>}
 * @param {string} source
 * @param {Parameters<import('webpack').LoaderContext<{}>['callback']>[2]} sourceMap
 */
export default function markSchemasPure(source, sourceMap) {
  this.callback(null, markPure(source), sourceMap);
}
