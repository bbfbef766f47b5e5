/** Why data could not be had, for a person and for the code. */
export interface LiveFailure {
  readonly code: string;
  readonly message: string;
}

/** What is wrong where not even the code that talks to the back end could be loaded. */
export const noConnection: LiveFailure = {
  code: 'unavailable',
  message: 'No connection to the database. Please check your internet and try again.',
};
