import type * as BackEnd from './back-end';

let loading: Promise<typeof BackEnd> | null = null;

/** Fetches the code once; a failure (no connection) is forgotten, so that the next caller tries again. */
export function loadBackEnd(): Promise<typeof BackEnd> {
  loading ??= import(/* webpackChunkName: "back-end" */ './back-end').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
