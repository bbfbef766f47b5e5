/**
 * An expected failure with one clear sentence for the person at the terminal (busy port, missing Java, broken
 * build). Entry programs print `message` and nothing else; any other error is a bug and is printed whole.
 */
export class UserError extends Error {
  /**
   * @param {string} message
   * @param {{ log?: string, cause?: unknown }} [more] `log`: a file that tells more
   */
  constructor(message, { log, cause } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'UserError';
    /** @type {string | undefined} */
    this.log = log;
  }
}

/**
 * Prints an error at the end of an entry program.
 * @param {unknown} error
 */
export function printFailure(error) {
  if (error instanceof UserError) {
    console.error(`\n${error.message}`);
    if (error.log) console.error(`Details: ${error.log}`);
  } else {
    console.error('\nBasket Express stopped because of an error in its own tools:', error);
  }
}
