/**
 * The process that serves apps with webpack during development: Fast Refresh for the shell and the
 * remotes, and a new functions bundle when its sources change (the emulator then reloads it). dev-stack.mjs starts it.
 * @module
 */
import { appConfig } from '../../webpack/app-config.mjs';
import { bundleServiceWorker, serviceWorkerFile } from '../../webpack/service-worker.mjs';
import { functionsBuildOptions } from '../build/build-functions.mjs';
import { clearStamp } from '../build/build-stamps.mjs';
import { readableErrors } from '../build/build-web.mjs';
import { emulatorHost } from '../firebase/firebase-config.mjs';
import { apiFunction, projectId, region } from '../../base/project.mjs';

/**
 * @typedef {object} DevOptions given as JSON in the first parameter
 * @property {{ name: import('../../base/project.mjs').SiteName, port: number, alone: boolean }[]} apps `alone`: a remote's
 *   standalone page, without the shell
 * @property {number} functionsPort
 * @property {Record<string, unknown>} files what the shell's site answers besides the app, by path
 * @property {boolean} watchFunctions
 *
 * @typedef {{ type: 'ready' } | { type: 'problem', text: string }} FromDevServers
 */

/** @type {DevOptions} */
const options = JSON.parse(process.argv[2] ?? '{}');

/** @param {FromDevServers} message */
function tell(message) {
  if (process.connected) process.send?.(message);
}

/**
 * The options that a dev server of this stack adds to those of the webpack configuration.
 * @param {DevOptions['apps'][number]} app
 * @returns {import('webpack-dev-server').Configuration}
 */
function stackOptions({ name, alone }) {
  const isPage = name === 'shell' || alone;
  return {
    setupExitSignals: false, // the stack ends this process
    ...(isPage && {
      proxy: [apiProxy()],
      setupMiddlewares: (middlewares) => [answerFiles(), answerFarewell(), ...middlewares],
    }),
  };
}

/** A proxy that treats `/api/**` as Hosting does. */
function apiProxy() {
  return {
    context: ['/api'],
    target: `http://${emulatorHost}:${options.functionsPort}`,
    xfwd: true,
    pathRewrite: (/** @type {string} */ path) => `/${projectId}/${region}/${apiFunction}${path}`,
  };
}

/** @returns {import('webpack-dev-server').Middleware} */
function answerFiles() {
  return {
    name: 'stack-files',
    /** @type {import('webpack-dev-server').RequestHandler} */
    middleware: (request, response, next) => {
      const content = options.files[new URL(request.url ?? '/', 'http://localhost').pathname];
      if (content === undefined) return next();
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', 'no-store');
      response.end(JSON.stringify(content));
    },
  };
}

/**
 * Removes the service worker that a built shop at this address has left: it would go on showing that shop.
 * @returns {import('webpack-dev-server').Middleware}
 */
function answerFarewell() {
  return {
    name: 'farewell',
    path: `/${serviceWorkerFile}`,
    /** @type {import('webpack-dev-server').RequestHandler} */
    middleware: (_request, response, next) => {
      bundleServiceWorker('farewell').then((text) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-store');
        response.end(text);
      }, next);
    },
  };
}

/** @param {DevOptions['apps'][number]} app */
async function serve(app) {
  const { default: webpack } = await import('webpack');
  const { default: WebpackDevServer } = await import('webpack-dev-server');
  const { devServer = {}, ...config } = appConfig(app.name, {
    mode: 'development',
    port: app.port,
    alone: app.alone,
    devServer: stackOptions(app),
  });
  const compiler = webpack({ ...config, stats: 'none', infrastructureLogging: { level: 'warn' } });
  if (!compiler) throw new Error(`webpack makes no compiler for ${app.name}`);
  const compiled = new Promise((resolve) => {
    compiler.hooks.done.tap('stack', (stats) => {
      if (stats.hasErrors())
        tell({ type: 'problem', text: `${app.name}\n${readableErrors(stats).join('\n\n')}` });
      resolve(undefined);
    });
  });
  await new WebpackDevServer(devServer, compiler).start();
  await compiled;
}

async function watchFunctions() {
  const esbuild = await import('esbuild');
  /** @type {import('esbuild').Plugin} */
  const reporting = {
    name: 'report',
    setup: (build) =>
      build.onEnd(async ({ errors }) => {
        if (errors.length === 0) return;
        const lines = await esbuild.formatMessages(errors, { kind: 'error' });
        tell({ type: 'problem', text: `functions\n${lines.join('\n')}` });
      }),
  };
  await clearStamp('functions'); // the stamp does not cover the new bundle
  const { plugins = [], ...built } = functionsBuildOptions();
  const context = await esbuild.context({ ...built, plugins: [...plugins, reporting] });
  await context.watch();
}

process.on('disconnect', () => process.exit(0)); // the stack has ended
if (options.watchFunctions) await watchFunctions();
await Promise.all(options.apps.map(serve));
tell({ type: 'ready' });
