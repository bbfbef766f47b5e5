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

/** Modules of the federation runtime, each with our file that comes in its place. */
const ofFederation = Object.freeze({
  snapshots: { module: /\/snapshot\/SnapshotHandler\.js$/, file: 'no-snapshots-runtime.mjs' },
  preload: { module: /\/utils\/preload\.js$/, file: 'no-preload-runtime.mjs' },
});

export const replacedNames = Object.freeze([...Object.keys(ofFederation), 'pure']);

/** @returns {import('webpack').WebpackPluginInstance[]} */
export const federationReplacements = () =>
  Object.entries(ofFederation)
    .filter(([name]) => isReplaced(name))
    .map(([, { module, file }]) => new webpack.NormalModuleReplacementPlugin(module, path.join(here, file)));
