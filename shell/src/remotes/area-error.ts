/** What went wrong on the way to an area, in the order in which it can. */
export type AreaFailure =
  /** The list of remotes could not be had. */
  | 'manifest'
  /** The list does not name the area. */
  | 'unlisted'
  /** Nothing came in time. */
  | 'timeout'
  /** The script did not come, was not the one that the manifest vouches for, or is not a remote. */
  | 'script'
  /** It came and failed while starting, e.g. because it needs another version of the platform. */
  | 'start'
  /** It has no routes. */
  | 'contract';

export class AreaError extends Error {
  override readonly name = 'AreaError';
  constructor(
    readonly failure: AreaFailure,
    readonly mount: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
