/**
 * Loads a remote as a whole in the shop's page, without an account: through the page's own federation, then the files of all its pages. Runs
 * in the page; it is sent there as text, so it uses nothing from outside.
 * @module
 */
/// <reference lib="dom" />

/**
 * @typedef {(chunk: number | string) => Promise<unknown>} LoadChunk
 * @typedef {{ e: LoadChunk, u: (chunk: number | string) => string, m: Record<string, unknown> }} WebpackParts `u`: a chunk's file, `m`: modules
 * @typedef {((module: string) => unknown) & WebpackParts} WebpackRequire
 * @typedef {[chunks: readonly (number | string)[], modules: Record<string, unknown>, run?: (require: WebpackRequire) => void]} Chunk
 *
 * @typedef {object} Federation
 * @property {string} name
 * @property {(remotes: { name: string, entry: string }[]) => void} registerRemotes
 * @property {(request: string) => Promise<unknown>} loadRemote
 */

/**
 * @param {import('./looks.mjs').RemoteFiles} remote
 * @returns {Promise<string[]>} what is wrong
 */
export async function loadRemote({ name, entry, scripts }) {
  /** @param {string} key @returns {any} */
  const globalOf = (key) => Reflect.get(globalThis, key);
  /** @type {Federation | undefined} */
  const federation = globalOf('__FEDERATION__')?.__INSTANCES__.find(
    (/** @type {Federation} */ instance) => instance.name === 'shell',
  );
  if (!federation) return [`has no federation to load ${name} with`];
  federation.registerRemotes([{ name, entry }]);
  try {
    const routes = await federation.loadRemote(`${name}/routes`);
    if (!globalOf('remoteModules').isRemoteModule(routes)) return [`${name} has not the shape of a remote`];
  } catch (error) {
    return [`${name} does not start: ${error}`];
  }

  /** @param {string} file @returns {Promise<string | null>} the file, if it does not load */
  const missing = (file) =>
    new Promise((done) => {
      const script = document.createElement('script');
      script.src = new URL(`/${file}`, entry).href;
      script.crossOrigin = 'anonymous';
      script.addEventListener('load', () => done(null));
      script.addEventListener('error', () => done(file));
      document.head.append(script);
    });
  if (scripts.length === 0) return [`${name}: its site does not say which files its release has`];
  const gone = (await Promise.all(scripts.map(missing))).filter((file) => file !== null);
  if (gone.length > 0) return gone.map((file) => `${name} cannot load ${file}`);

  // What webpack keeps of every file that has arrived; a chunk of nothing but code gets its `require`.
  const chunks = /** @type {Chunk[]} */ (globalOf(`webpackChunk${name}`));
  /** @type {WebpackRequire | undefined} */
  let require;
  chunks.push([['look'], {}, (own) => (require = own)]);
  if (!require) return [`${name} is not built by webpack as the other remotes are`];
  /** @type {string[]} */
  const problems = [];
  const arrived = chunks.filter(([ids]) => ids[0] !== 'look');
  const { u: fileOf } = require;
  // A build that lacks a file has code that asks for it.
  const askedFor = Object.values(require.m)
    .flatMap((module) => [...String(module).matchAll(/\.e\((?:(\d+)|["']([\w-]+)["'])\)/g)])
    .map(([, number, word]) => (number === undefined ? String(word) : Number(number)))
    .filter((id) => !fileOf(id).includes('undefined'));
  // Their styles, and what they share with the shell.
  for (const id of new Set([...arrived.flatMap(([ids]) => ids), ...askedFor]))
    await require.e(id).catch((/** @type {unknown} */ error) => problems.push(`${name}: ${error}`));
  if (problems.length > 0) return problems;
  for (const module of new Set(arrived.flatMap(([, modules]) => Object.keys(modules))))
    try {
      require(module);
    } catch (error) {
      problems.push(`${name} has a page that does not start: ${error}`);
    }
  return problems;
}
