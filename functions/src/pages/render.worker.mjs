// @ts-check
/**
 * Runs the server files of the shell and of one remote, apart from the function that answers: render-workers.ts asks for one
 * page at a time, and ends the whole worker when a page takes too long. The build copies this file, so it imports Node's own modules only.
 * @module
 */
import { runInThisContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {import('./contracts').RenderTask} RenderTask */
/** @typedef {(request: string) => unknown} Need */

/** Modules that remotes ask for by name come from the shell's file: one copy of React and the platform, as in a browser.
 * @param {Readonly<Record<string, unknown>>} shared @returns {Need} */
const fromShell = (shared) => (request) => {
  if (Object.hasOwn(shared, request)) return shared[request];
  throw new Error(`The shell does not share ${request}`);
};

/** The shell brings everything but Node's own modules. @type {Need} */
const fromNode = (request) => {
  const found = process.getBuiltinModule(request);
  if (found === undefined) throw new Error(`Node has no module ${request}`);
  return found;
};

/** @param {import('./contracts').ServerFile} file @param {Need} need @returns {unknown} what the file exports */
function run({ name, code }, need) {
  const module = { exports: {} };
  runInThisContext(`(function (exports, require, module) {${code}\n})`, { filename: name })(
    module.exports,
    need,
    module,
  );
  return module.exports;
}

function load() {
  const files = /** @type {import('./contracts').ServerFiles} */ (workerData);
  const shell = /** @type {import('./contracts').ShellServer} */ (run(files.shell, fromNode));
  const remote = /** @type {import('./contracts').RemoteServer} */ (
    run(files.remote, fromShell(shell.shared))
  );
  if (!Array.isArray(remote.default)) throw new Error(`${files.remote.name} exports no routes`);
  return { mount: files.mount, shell, remote };
}

/** @type {ReturnType<typeof load> | undefined} */
let servers;
/** The pages of one published catalogue share it. @type {RenderTask['catalogue'] | null} */
let catalogue = null;

/** @param {RenderTask | (Omit<RenderTask, 'catalogue'> & { catalogue: null })} task `catalogue`: null for that of the task before */
async function render({ page, catalogue: published, details }) {
  catalogue = published ?? catalogue;
  if (catalogue === null) throw new Error('The first task brings no catalogue');
  servers ??= load();
  const { mount, shell, remote } = servers;
  // Each build that is here has its texts; those of before have English alone.
  const builds = /** @type {((tag: string) => Promise<() => unknown>)[]} */ (
    Reflect.get(globalThis, 'basketBuilds') ?? []
  );
  for (const build of builds) await (await build(page.language))();
  const first = remote.firstView(page.address, catalogue, page.view, details);
  if (first?.detailsOf && details === undefined) return { detailsOf: first.detailsOf };
  if (!first) return null;
  const html = await shell.render({ ...page, catalogue: first.catalogue }, mount, remote.default);
  return { title: first.title, module: first.module, catalogue: first.catalogue, html };
}

parentPort?.on('message', (/** @type {Parameters<typeof render>[0]} */ task) => {
  render(task)
    .then((made) => parentPort?.postMessage({ made }))
    // Also for what cannot be sent, such as a function.
    .catch((error) => parentPort?.postMessage({ error: String(error) }));
});
