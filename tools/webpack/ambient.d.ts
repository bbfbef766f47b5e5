/** The names that refresh-runtime.mjs finds in the browser and TypeScript cannot know. */

/** Name of the app whose module is running; see DefinePlugin in app-config.mjs. */
declare const APP_NAME: string;

/** Alias of the real package, see app-config.mjs. */
declare module 'react-refresh-original' {
  export function collectCustomHooksForSignature(type: unknown): void;
  export function createSignatureFunctionForTransform(): (...parameters: unknown[]) => unknown;
  export function getFamilyByID(id: string): unknown;
  export function getFamilyByType(type: unknown): unknown;
  export function hasUnrecoverableErrors(): boolean;
  export function injectIntoGlobalHook(page: unknown): void;
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): unknown;
  export function register(type: unknown, id: string): void;
  export function setSignature(type: unknown, key: string, forceReset?: boolean): void;
}
