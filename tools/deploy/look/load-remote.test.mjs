/** The loading of a whole remote, in a page that is made here: its federation, its document, and the files that webpack makes. */
import { afterEach, expect, test } from '@jest/globals';
import { loadRemote } from './load-remote.mjs';

const remote = {
  ...{ name: 'mf_admin', entry: 'https://admin.example/remoteEntry.1f.js' },
  scripts: ['js/7.1f.js', 'js/8.1f.js'],
};
/** webpack's name of the list of its files. */
const chunksName = `webpackChunk${remote.name}`;
/** @type {string[]} */
let loaded = [];

/**
 * A page whose remote has two files with a module each.
 * @param {object} fault
 * @param {Error} [fault.start] is thrown by the remote
 * @param {boolean} [fault.isRemote] its shape
 * @param {string} [fault.gone] a file
 * @param {string} [fault.style] of a chunk that does not come
 * @param {number} [fault.absent] a chunk that the build does not have, and its code asks for
 * @param {string} [fault.broken] a module
 * @param {boolean} [fault.isForeign] not built by webpack
 */
function aPage({ start, isRemote = true, gone, style, absent, broken, isForeign = false }) {
  loaded = [];
  /** @type {unknown[]} */
  const chunks = [];
  const require = Object.assign(
    (/** @type {string} */ module) => {
      if (module === broken) throw new TypeError('no such thing');
      loaded.push(module);
    },
    {
      m: { 'module 7': `(e,t,r)=>{r.e(9).then(()=>{});other.e(5)}` },
      // As webpack writes the name of a file that it does not know.
      u: (/** @type {string | number} */ chunk) => `js/${chunk}.${chunk === 5 ? undefined : '1f'}.js`,
      e: async (/** @type {string | number} */ chunk) => {
        if (chunk === style) throw new Error(`Loading CSS chunk ${chunk} failed`);
        if (chunk === 5 || chunk === absent) throw new Error(`Loading chunk ${chunk} failed`);
      },
    },
  );
  const list = Object.assign(chunks, {
    push: (/** @type {[string[], object, ((own: typeof require) => void)?]} */ chunk) => {
      if (!isForeign) chunk[2]?.(require);
      return Array.prototype.push.call(chunks, chunk);
    },
  });
  const federation = {
    name: 'shell',
    registerRemotes: () => {},
    loadRemote: async () => {
      if (start) throw start;
      return {};
    },
  };
  const createElement = () => {
    /** @type {Map<string, () => void>} */
    const listeners = new Map();
    return {
      src: '',
      addEventListener: (/** @type {string} */ type, /** @type {() => void} */ listener) =>
        listeners.set(type, listener),
      listeners,
    };
  };
  const append = (/** @type {ReturnType<typeof createElement>} */ { src, listeners }) => {
    const { origin, pathname } = new URL(src);
    expect(origin).toBe('https://admin.example');
    const id = pathname.charAt('/js/'.length);
    if (pathname === `/${gone}`) return listeners.get('error')?.();
    list.push([[id], { [`module ${id}`]: true }]);
    return listeners.get('load')?.();
  };
  Object.assign(globalThis, {
    __FEDERATION__: { __INSTANCES__: [{ name: 'other' }, federation] },
    remoteModules: { isRemoteModule: () => isRemote },
    [chunksName]: list,
    document: { createElement, head: { append } },
  });
}
afterEach(() => {
  for (const name of ['__FEDERATION__', 'remoteModules', chunksName, 'document'])
    Reflect.deleteProperty(globalThis, name);
});

test('a remote that is whole has every module of every file started', async () => {
  aPage({});
  expect(await loadRemote(remote)).toEqual([]);
  expect(loaded).toEqual(['module 7', 'module 8']);
});

test.each([
  ['a start that throws', { start: new Error('broken') }, ['mf_admin does not start: Error: broken']],
  ['another shape', { isRemote: false }, ['mf_admin has not the shape of a remote']],
  ['a file that is gone', { gone: 'js/8.1f.js' }, ['mf_admin cannot load js/8.1f.js']],
  ['a file that the build does not have', { absent: 9 }, ['mf_admin: Error: Loading chunk 9 failed']],
  ['a style that is gone', { style: '8' }, ['mf_admin: Error: Loading CSS chunk 8 failed']],
  [
    'a page that throws when it starts',
    { broken: 'module 7' },
    ['mf_admin has a page that does not start: TypeError: no such thing'],
  ],
  ['another builder', { isForeign: true }, ['mf_admin is not built by webpack as the other remotes are']],
])('%s is told', async (_desc, fault, problems) => {
  aPage(fault);
  expect(await loadRemote(remote)).toEqual(problems);
});

test('a remote of which no files are known, or a page without federation, has not been seen', async () => {
  aPage({});
  expect(await loadRemote({ ...remote, scripts: [] })).toEqual([
    'mf_admin: its site does not say which files its release has',
  ]);
  Object.assign(globalThis, { __FEDERATION__: undefined });
  expect(await loadRemote(remote)).toEqual(['has no federation to load mf_admin with']);
});
