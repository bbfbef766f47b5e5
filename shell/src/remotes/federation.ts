/** The only file of the product that knows the federation runtime. */
import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { RemoteInfo } from './manifest';
import { shared } from './shared';

// Remotes are built without a runtime (externalRuntime) and take the page's by this name: 13 KB less in each.
(globalThis as { _FEDERATION_RUNTIME_CORE?: typeof runtimeCore })._FEDERATION_RUNTIME_CORE ??= runtimeCore;

/** After this time a remote counts as down. */
export const remoteTimeoutMs = 10_000;

/** Integrity hashes from the manifest, by address. */
const integrityByEntry = new Map<string, string>();

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared,
  plugins: [
    {
      name: 'entry-scripts',
      /**
       * The browser refuses an entry whose hash is not in the manifest. (The files that an entry loads are named by
       * the hash of their content.)
       */
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        const integrity = integrityByEntry.get(url);
        if (integrity !== undefined) script.integrity = integrity;
        return { script, timeout: remoteTimeoutMs };
      },
    },
  ],
});

/**
 * A retry needs its own address: the browser queues a request behind an unanswered one to the same
 * address, so that a hanging script would block every retry.
 */
function addressFor(entry: string, attempt: number): string {
  if (attempt === 0) return entry;
  const url = new URL(entry);
  url.searchParams.set('retry', String(attempt));
  return url.href;
}

/**
 * A container takes the files that are in webpack's list for its own, and they may be those of another release. @returns makes the earlier
 * container go on
 */
function forgetFiles(name: string): () => void {
  const list = `webpackChunk${name}`;
  const files: unknown = Reflect.get(globalThis, list);
  Reflect.deleteProperty(globalThis, list);
  return () => void Reflect.set(globalThis, list, files);
}

/**
 * Loads what the remote exposes as `./routes`.
 *
 * @param attempt 0, 1, ...; from the second on everything about the earlier ones is forgotten: promise, script, container
 */
export async function loadExposedRoutes(remote: RemoteInfo, attempt: number): Promise<unknown> {
  const { name, integrity } = remote;
  const entry = addressFor(remote.entry, attempt);
  if (integrity !== null) integrityByEntry.set(entry, integrity);
  federation.registerRemotes([{ name, entry }], { force: attempt > 0 });
  const restore = attempt > 0 ? forgetFiles(name) : () => undefined;
  return federation.loadRemote<unknown>(`${name}/routes`).catch((error: unknown) => {
    restore();
    throw error;
  });
}
