import type { ComponentType } from 'react';

/** Reasons why an area fails, in the order in which they can occur. */
export type AreaFailure =
  /** The list of remotes could not be loaded. */
  | 'manifest'
  /** The list does not name the area. */
  | 'unlisted'
  /** The entry script did not load in time. */
  | 'timeout'
  /** The pre-rendered page names a script that a deploy has replaced: the present list of remotes names another. */
  | 'outdated'
  /** The script failed to load, does not match the manifest's hash, or is not a remote. */
  | 'script'
  /** The remote failed to start, e.g. because it needs another version of the platform. */
  | 'start'
  /** It has no routes. */
  | 'contract';

export interface AreaFailedProps {
  /** The name of the area in messages. */
  readonly name: string;
  readonly error: Error;
  /** Loads the area anew, and shows its placeholder meanwhile. */
  readonly onRetry: () => void;
  /** Shows the area, which has been loaded by now. */
  readonly onShow: () => void;
}

export class AreaError extends Error {
  override readonly name = 'AreaError';
  /** Shown in place of a page that the server rendered, which it may keep (rule: page-kept). @default that of all areas */
  declare Shown?: ComponentType<AreaFailedProps>;
  constructor(
    readonly failure: AreaFailure,
    readonly mount: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
