/**
 * Stands in for `react-refresh/runtime` while developing: one runtime per page. Every app would bring its own, but only
 * the first one, the host's, has seen React mount the root; the others would refresh nothing. Names are prefixed with
 * the app, since two apps may have a module with the same id.
 * @module
 */
import * as own from 'react-refresh-original';

/** @typedef {typeof own} RefreshRuntime */

/** @type {typeof globalThis & { __basketRefresh?: RefreshRuntime }} */
const page = globalThis;
const shared = (page.__basketRefresh ??= own);

export const {
  collectCustomHooksForSignature,
  createSignatureFunctionForTransform,
  getFamilyByID,
  getFamilyByType,
  hasUnrecoverableErrors,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  setSignature,
} = shared;

/**
 * @param {unknown} type
 * @param {string} id
 */
export function register(type, id) {
  shared.register(type, `${APP_NAME}:${id}`);
}
