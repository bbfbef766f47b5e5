/**
 * jsdom with standard browser features that it lacks. Network, streams, encoders and cloning are Node's own
 * implementations of the same standards.
 * @module
 */
import { TestEnvironment } from 'jest-environment-jsdom';

const fromNode = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
];

export default class BrowserLikeEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const nodeGlobals = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (globalThis));
    const pageGlobals = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this.global));
    for (const name of fromNode) pageGlobals[name] ??= nodeGlobals[name];
    // jsdom has `crypto.getRandomValues` only.
    for (const name of /** @type {const} */ (['randomUUID', 'subtle'])) {
      if (name in this.global.crypto) continue;
      const value = name === 'subtle' ? crypto.subtle : () => crypto.randomUUID();
      Object.defineProperty(this.global.crypto, name, { value, configurable: true });
    }
  }
}
