/** In place of federation.ts in the build for the server, where the routes come from the renderer. */
export const remoteTimeoutMs = 10_000;
export const loadExposedRoutes = (): Promise<unknown> =>
  Promise.reject(new Error('The server loads nothing from a remote'));
