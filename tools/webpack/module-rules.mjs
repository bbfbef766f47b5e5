/**
 * How source files become modules.
 * @module
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssPlugin from 'mini-css-extract-plugin';
import { repositoryRoot } from './apps.mjs';
import { isReplaced } from './replaced-modules.mjs';

const ownLoader = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

const pureSchemas = {
  test: /\.ts$/,
  include: path.join(repositoryRoot, 'packages/domain/src'),
  loader: ownLoader('pure-loader.mjs'),
};

const wholeNamespaces = {
  include: path.join(repositoryRoot, 'shell/src/remotes/shared.ts'),
  loader: ownLoader('whole-namespace-loader.mjs'),
};

/**
 * @param {RegExp} test a module of the federation runtime
 * @param {{ names?: readonly string[], pieces?: readonly string[] }} options functions or methods of it, and pieces of its code
 */
const leftOut = (test, options) => ({
  test,
  loader: ownLoader('federation/leave-out-loader.mjs'),
  options,
});
/** Retry registers a remote anew, on purpose; what the other messages are about, our builds do not have: hooks, aliases. */
const notPreloaded = leftOut(/runtime-core[\\/]dist[\\/]remote[\\/]index\.js$/, {
  names: ['preloadRemote'],
  pieces: [
    'const messages = [`The remote "${remote.name}" is already registered.`, "Please note that overriding it may cause unexpected errors."];',
    'warn(messages.join(" "));',
    ", `The 'beforeRequest' hook was executed, but it failed to return the correct 'remote' and 'expose' values while loading ${idRes}.`",
    ', `The alias ${remote.alias} of remote ${remote.name} is not allowed to be the prefix of ${findEqual && findEqual.name} name or alias`',
  ],
});
/** Our remotes are scripts. */
const onlyScripts = leftOut(/runtime-core[\\/]dist[\\/]utils[\\/]load\.js$/, {
  names: ['loadEsmEntry', 'loadSystemJsEntry'],
});

/**
 * @param {import('./apps.mjs').AppName} name
 * @param {boolean} isProduction
 * @returns {import('webpack').RuleSetRule[]}
 */
export function moduleRules(name, isProduction) {
  const styleLoader = isProduction ? MiniCssPlugin.loader : 'style-loader';
  return [
    // Loaders of earlier rules run last: this one sees what swc has made.
    ...(isReplaced('pure') ? [pureSchemas] : []),
    ...(isReplaced('namespaces') ? [wholeNamespaces] : []),
    ...(isReplaced('preload') ? [notPreloaded] : []),
    ...(isReplaced('modules') ? [onlyScripts] : []),
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction } },
        },
      },
    },
    {
      test: /\.css$/,
      sideEffects: true,
      oneOf: [
        {
          test: /\.module\.css$/,
          use: [styleLoader, { loader: 'css-loader', options: { modules: cssModules(name, isProduction) } }],
        },
        { use: [styleLoader, 'css-loader'] },
      ],
    },
    // Loaders of later rules run first.
    {
      test: /\.css$/,
      include: path.join(repositoryRoot, 'packages/ui/src'),
      loader: ownLoader('layer-loader.mjs'),
    },
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: ownLoader('../texts/text-loader.mjs'),
      options: { app: name },
    },
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      generator: { filename: 'fonts/[name].[contenthash:8][ext]' },
    },
    {
      test: /\.(webp|png|svg)$/,
      type: 'asset/resource',
      generator: { filename: 'images/[name].[contenthash:8][ext]' },
    },
  ];
}

/**
 * Class names come from the path in the repository and from the app. From the path: two files with the same name are
 * two. From the app: every app carries its own copy of a component of the design system; if both had the same class,
 * the copy that arrives later would win over rules of the shell that are meant to refine it, and two versions of the
 * design system, deployed apart, would fight.
 * @param {import('./apps.mjs').AppName} name
 * @param {boolean} isProduction
 */
function cssModules(name, isProduction) {
  return {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentContext: repositoryRoot,
    localIdentHashSalt: name,
    localIdentName: isProduction ? '[hash:base64:6]' : `${name}-[name]-[local]-[hash:base64:4]`,
  };
}
