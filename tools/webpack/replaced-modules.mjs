/**
 * Modules of others that our builds replace or change, each with a switch, so that what it saves can be measured
 * (docs/replaced-modules.md): `BASKET_STOCK_MODULES=snapshots,pure` builds without these.
 * @module
 */
import path from 'node:path';
import webpack from 'webpack';

const here = import.meta.dirname;
const stock = (process.env.BASKET_STOCK_MODULES ?? '').split(',').map((name) => name.trim());

/** @param {string} name @returns {boolean} */
export const isReplaced = (name) => !stock.includes(name);

/** Modules with our file that comes in their place; `in` says whether the remotes have them too. */
const replacements = Object.freeze({
  snapshots: {
    module: /\/snapshot\/SnapshotHandler\.js$/,
    file: 'federation/no-snapshots-runtime.mjs',
    in: 'shell',
  },
  versions: {
    module: /\/utils\/semver\/index\.js$/,
    file: 'federation/small-versions-runtime.mjs',
    in: 'shell',
  },
  logger: { module: /\/sdk\/dist\/logger\.js$/, file: 'federation/small-logger-runtime.mjs', in: 'all' },
  preload: { module: /\/utils\/preload\.js$/, file: 'federation/no-preload-runtime.mjs', in: 'shell' },
  errorTexts: {
    module: /\/error-codes\/dist\/desc\.mjs$/,
    file: 'federation/no-error-texts-runtime.mjs',
    in: 'all',
  },
  icons: { module: /\/lucide-react\/.*\/buildLucideIconForReact\.mjs$/, file: 'small-icons.mjs', in: 'all' },
});

export const replacedNames = Object.freeze([...Object.keys(replacements), 'pure', 'namespaces', 'modules']);

/**
 * @param {boolean} isHost
 * @returns {import('webpack').WebpackPluginInstance[]}
 */
export const moduleReplacements = (isHost) =>
  Object.entries(replacements)
    .filter(([name, { in: where }]) => isReplaced(name) && (isHost || where === 'all'))
    .map(([, { module, file }]) => new webpack.NormalModuleReplacementPlugin(module, path.join(here, file)));
