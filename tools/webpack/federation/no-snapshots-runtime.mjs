/**
 * In the page, in the place of the federation runtime's SnapshotHandler: it reads manifests of builds, which the shell does not
 * have. Its own setting leaves out the plugin that calls the handler, but not the handler (2 KB).
 * @module
 */

export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
