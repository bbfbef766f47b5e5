/**
 * The builds that the function `pages` renders with: `dist/server/main.<hash>.cjs` of the shell and
 * `dist/server/routes.<hash>.cjs` of a remote, one file each. What is shared in the browser is shared there too: a remote's file
 * asks for it by name. See docs/first-view.md.
 * @module
 */
import path from 'node:path';
import webpack from 'webpack';
import { productionAlias, scriptMinimizer } from './app-config.mjs';
import { containerName, neededPackages, repositoryRoot } from './apps.mjs';
import { TextTablesPlugin } from '../texts/text-tables-plugin.mjs';
import { moduleRules } from './module-rules.mjs';

/** The sites whose pages are rendered: the shell, and the remotes that have a `src/server.ts`. */
const renderedSites = Object.freeze(/** @type {const} */ (['shell', 'mf-shop']));

/** @param {string} name @returns {name is typeof renderedSites[number]} */
export const isRendered = (name) => renderedSites.some((site) => site === name);

/** They need a browser, and load when a page is used. */
const browserOnly = /^(firebase\/|react-toastify)/;

/**
 * @param {typeof renderedSites[number]} name
 * @returns {import('webpack').Configuration}
 */
export function serverConfig(name) {
  const isHost = name === 'shell';
  const folder = path.join(repositoryRoot, name);
  return {
    name: `${name}-server`,
    context: folder,
    mode: 'production',
    target: 'node20',
    entry: isHost ? { main: './src/server.tsx' } : { routes: './src/server.ts' },
    devtool: false,
    output: {
      path: path.join(folder, 'dist/server'),
      clean: true,
      filename: '[name].[contenthash:16].cjs',
      library: { type: 'commonjs2' },
      publicPath: '/',
      uniqueName: `${containerName(name)}_server`,
      // css-loader names classes with it: with another one than the browser's build no class fits its style.
      hashFunction: 'xxhash64',
    },
    externals: isHost
      ? ({ request }, found) =>
          browserOnly.test(String(request)) ? found(undefined, `commonjs2 ${request}`) : found()
      : Object.fromEntries(Object.keys(neededPackages()).map((request) => [request, `commonjs2 ${request}`])),
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: productionAlias },
    module: { rules: moduleRules(name, true).map(forServer) },
    plugins: [
      new TextTablesPlugin(name, { isServer: true }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.NormalModuleReplacementPlugin(/^\.\/federation$/, './federation.server'),
    ],
    optimization: { splitChunks: false, minimizer: [scriptMinimizer] },
    performance: false,
    stats: 'errors-warnings',
  };
}

/**
 * Names of classes without the styles, and names of files without the files.
 * @param {import('webpack').RuleSetRule} rule
 * @returns {import('webpack').RuleSetRule}
 */
function forServer(rule) {
  if (String(rule.type).startsWith('asset'))
    return { ...rule, generator: { .../** @type {object} */ (rule.generator), emit: false } };
  if (!Array.isArray(rule.oneOf)) return rule;
  const [modules] = rule.oneOf;
  if (!modules || !Array.isArray(modules.use)) throw new Error('the rule of style sheets has another form');
  const [, cssLoader] = modules.use;
  if (!cssLoader || typeof cssLoader !== 'object')
    throw new Error('the rule of style sheets has no css-loader');
  const options = /** @type {{ modules: object }} */ (cssLoader.options);
  const use = [
    { ...cssLoader, options: { ...options, modules: { ...options.modules, exportOnlyLocals: true } } },
  ];
  return {
    ...rule,
    oneOf: [
      { ...modules, use },
      { type: 'asset/resource', generator: { emit: false } },
    ],
  };
}
