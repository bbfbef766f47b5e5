/**
 * Webpack loader for the style sheets of the design system: puts them into cascade layers. Rules of an app are in no
 * layer and therefore override the design system in any order of loading; without it, the order in which files of
 * different pages happen to be loaded would decide.
 * @module
 */

/**
 * @this {import('webpack').LoaderContext<{}>}
 * @param {string} source
 * @returns {string}
 */
export default function putIntoLayer(source) {
  const layer = this.resourcePath.endsWith('.module.css') ? 'ui' : 'base';
  // The first file sets the order of the layers.
  return `@layer base, ui;\n@layer ${layer} {\n${source}\n}\n`;
}
