/**
 * Runtime plugin of the host: offers its federation runtime to the remotes, which are built without one. Does what
 * `experiments.provideExternalRuntime` does; that one adds a second copy of the runtime (as CommonJS) to the host, 15 KB
 * (brotli) of the first view.
 * @module
 */
import * as runtimeCore from '@module-federation/runtime/core';

/** @type {typeof globalThis & { _FEDERATION_RUNTIME_CORE?: typeof runtimeCore }} */
const page = globalThis;

/** @returns {{ name: string }} */
export default function provideRuntime() {
  // Before any remote is loaded; remotes are compiled with this name (externalRuntime).
  page._FEDERATION_RUNTIME_CORE ??= runtimeCore;
  return { name: 'provide-runtime' };
}
