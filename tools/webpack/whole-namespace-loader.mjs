/**
 * Webpack loader of the module that hands whole namespaces to the remotes: it stays a module of its own. Joined with others, webpack 5.110
 * takes every exported name for a shortened one (it compares the name with its last letter) and writes all of them a second time.
 * @module
 */

/**
 * @this {import('webpack').LoaderContext<{}>}
 * @param {string} source
 */
export default function keepApart(source) {
  const { buildInfo } = this._module ?? {};
  if (!buildInfo) throw new Error('webpack gave no module to keep apart');
  buildInfo['moduleConcatenationBailout'] = 'hands whole namespaces to the remotes';
  return source;
}
