/**
 * The one webpack configuration of the four web applications.
 * @module
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { portsAt } from '../base/ports.mjs';
import { broughtPackages, containerName, neededPackages, repositoryRoot } from './apps.mjs';
import { moduleRules } from './module-rules.mjs';
import { PageFilesPlugin } from './page-files-plugin.mjs';
import { moduleReplacements } from './replaced-modules.mjs';
import { StaticFilesPlugin } from './static-files-plugin.mjs';
import { TextTablesPlugin } from '../texts/text-tables-plugin.mjs';

/** @typedef {import('./apps.mjs').AppName} AppName */

/**
 * @typedef {object} AppConfigOptions
 * @property {'production' | 'development'} mode
 * @property {boolean} [alone] a remote's standalone page instead of its container
 * @property {number} [port] of the dev server; by default the app's port in tools/base/ports.mjs
 * @property {number} [portOffset] by default PORT_OFFSET
 * @property {import('webpack-dev-server').Configuration} [devServer] added to the dev server's options: middlewares
 *   for /remotes.json and /config.json, the /api proxy
 */

/** @typedef {import('webpack').Configuration & { devServer?: import('webpack-dev-server').Configuration }} AppConfig */

const here = path.dirname(fileURLToPath(import.meta.url));

/** Files that make a build, so that a change in one of them builds anew. */
const configFiles = [
  ...['app-config', 'apps', 'layer-loader', 'module-rules', 'pure-loader', 'replaced-modules'],
  ...['whole-namespace-loader', 'federation/leave-out-loader'],
  ...['../texts/app-texts', '../texts/find-texts', '../texts/text-loader'],
].map((name) => path.join(here, `${name}.mjs`));

/**
 * @param {AppName} name
 * @param {AppConfigOptions} options
 * @returns {AppConfig}
 */
export function appConfig(name, options) {
  const { mode, alone = false } = options;
  const isProduction = mode === 'production';
  const isHost = name === 'shell';
  const isPage = isHost || alone;
  const folder = path.join(repositoryRoot, name);
  const fileName = (/** @type {string} */ kind) =>
    isProduction ? `${kind}/[name].[contenthash:8].${kind}` : `${kind}/[name].${kind}`;
  return {
    name: alone ? `${name}-alone` : name,
    context: folder,
    mode,
    target: ['web', 'es2022'],
    // A remote is its container, which the federation plugin adds; it has no page of its own.
    entry: isPage ? { main: './src/index.ts' } : {},
    // Hidden: no script names its map, and no site serves it. The maps of a build explain a reported trace.
    devtool: isProduction ? 'hidden-source-map' : 'eval-cheap-module-source-map',
    output: {
      path: path.join(folder, 'dist'),
      // The build for the server and the service worker are written beside this one.
      clean: { keep: /^(server(\/|$)|service-worker\.js$)/ },
      uniqueName: containerName(name),
      publicPath: isPage ? '/' : 'auto',
      filename: fileName('js'),
      chunkFilename: fileName('js'),
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: isProduction ? productionAlias : developmentAlias,
    },
    module: { rules: moduleRules(name, isProduction) },
    plugins: plugins(name, { isProduction, isHost, alone }),
    optimization: {
      minimizer: [scriptMinimizer, new CssMinimizerPlugin()],
      splitChunks: {
        chunks: isSplit,
        // A page and what it shares with others: two scripts, not six.
        maxAsyncRequests: 2,
        cacheGroups: { ...(isPage ? vendorChunk : {}), defaultVendors: false },
      },
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(repositoryRoot, '.cache', 'webpack'),
      name: `${name}-${mode}${alone ? '-alone' : ''}`,
      version: process.env.BASKET_STOCK_MODULES ?? '',
      buildDependencies: {
        config: configFiles,
        versions: [path.join(repositoryRoot, 'packages/web/package.json')],
      },
    },
    performance: false,
    stats: 'errors-warnings',
    ...(isProduction ? {} : { devServer: devServerOptions(name, isPage, options) }),
  };
}

/** Terser, the default, takes 24 s more of the processor for two sites and leaves files of the same size. */
/** Three passes, and all of it twice: with one, the first view is 0.1 KB larger, and with once 0.2, which is over its budget. */
export const scriptMinimizer = new MinimizerPlugin({
  minify: [MinimizerPlugin.swcMinify, MinimizerPlugin.swcMinify],
  minimizerOptions: { compress: { passes: 3 } },
});

/** Bundlers get the package's development build by default; this one is smaller and faster. */
export const productionAlias = {
  'react-router$': path.join(repositoryRoot, 'node_modules/react-router/dist/production/index.mjs'),
};

/** Replaces the refresh runtime with ours, which imports the real one by another name. */
const refreshRuntime = createRequire(import.meta.url).resolve('react-refresh/runtime');
const developmentAlias = {
  [refreshRuntime]: path.join(here, 'refresh-runtime.mjs'),
  'react-refresh-original$': path.join(
    path.dirname(refreshRuntime),
    'cjs/react-refresh-runtime.development.js',
  ),
};

/**
 * Modules that load on demand; not an exposed module, which loads first and whole: nothing of it is repeated in
 * the pages below it, so that splitting would only cost requests.
 * @param {import('webpack').Chunk} chunk
 */
const isSplit = (chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith('__federation_expose_');

/** Third-party code of the first view in one file: it changes rarely, and one request is quicker than five. */
const vendorChunk = {
  vendor: {
    name: 'vendor',
    test: /[\\/]node_modules[\\/](?!@module-federation)/,
    chunks: /** @type {const} */ ('initial'),
    enforce: true,
  },
};

/**
 * @param {AppName} name
 * @param {{ isProduction: boolean, isHost: boolean, alone: boolean }} part
 * @returns {NonNullable<AppConfig['plugins']>}
 */
function plugins(name, { isProduction, isHost, alone }) {
  const css = isProduction ? '[name].[contenthash:8].css' : '[name].css';
  return [
    ...(isHost ? hostFederation() : alone ? [] : [federation(name)]),
    ...moduleReplacements(isHost),
    new TextTablesPlugin(name),
    ...(isHost
      ? [
          page(path.join(repositoryRoot, 'shell/src/index.html')),
          new StaticFilesPlugin(path.join(repositoryRoot, 'shell/src/install')),
        ]
      : []),
    ...(alone ? [page(path.join(here, 'standalone.html'))] : []),
    ...(isProduction
      ? [
          // Order does not matter: see layer-loader.mjs.
          new MiniCssPlugin({ filename: `css/${css}`, chunkFilename: `css/${css}`, ignoreOrder: true }),
          new PageFilesPlugin(),
        ]
      : [
          new ReactRefreshPlugin({
            overlay: false,
            library: containerName(name),
            exclude: [/node_modules/, /refresh-runtime\.mjs$/],
          }),
          new webpack.DefinePlugin({ APP_NAME: JSON.stringify(name) }),
        ]),
  ];
}

/**
 * The host starts the federation runtime itself (shell/src/remotes/federation.ts), when it wants to: the plugin would do it before
 * anything else, in the same task. These are the plugin's words for leaving out what only other settings need.
 */
const hostFederation = () => [
  new webpack.DefinePlugin({
    SHARED: JSON.stringify(broughtPackages()),
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    // It has both.
    FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
    FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  }),
];

/** @param {AppName} name */
function federation(name) {
  return new ModuleFederationPlugin({
    name: containerName(name),
    filename: 'remoteEntry.js',
    exposes: { './routes': './src/routes.tsx' },
    shared: neededPackages(),
    // The host's copies load before any remote, so remotes need not be asked for their versions first.
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: true,
    experiments: {
      // One federation runtime per page: the host's.
      externalRuntime: true,
      // None has remotes of its own.
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });
}

/** @param {string} template */
function page(template) {
  return new HtmlPlugin({
    template,
    scriptLoading: 'defer',
    favicon: path.join(here, 'favicon.svg'),
  });
}

/**
 * @param {AppName} name
 * @param {boolean} isPage
 * @param {AppConfigOptions} options
 * @returns {import('webpack-dev-server').Configuration}
 */
function devServerOptions(name, isPage, { alone = false, port, portOffset, devServer }) {
  const ports = portOffset === undefined ? portsAt() : portsAt(portOffset);
  const own = port ?? (alone && name !== 'shell' ? ports[`alone-${name}`] : ports[name]);
  return {
    host: '127.0.0.1',
    port: own,
    hot: true,
    allowedHosts: ['localhost', '127.0.0.1'],
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: isPage, logging: 'warn', webSocketURL: `ws://localhost:${own}/ws` },
    // A remote has no pages: a missing script must be a 404, not a page.
    historyApiFallback: isPage,
    static: false,
    ...devServer,
  };
}
