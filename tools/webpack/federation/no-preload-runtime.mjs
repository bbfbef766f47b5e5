/**
 * In the page, in the place of the federation runtime's preloading of remotes: it needs manifests of builds, and the rendered page
 * names the files itself (1 KB).
 * @module
 */

const notHere = () => {
  throw new Error('Remotes are not preloaded');
};

/** Called by `preloadRemote` and by the plugin of snapshots, which the shell leaves alone. */
export const formatPreloadArgs = () => notHere();
export const preloadAssets = () => notHere();
export const defaultPreloadArgs = () => notHere();
export const normalizePreloadExposes = () => notHere();
