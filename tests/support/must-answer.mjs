/** Time limit for a service that nobody listens for yet. */
const refusedForMs = 5000;
/** Time limit for an answer: the first request to a function starts its worker, beside other tests. */
const answerWithinMs = 60_000;

/**
 * @param {string} what for the message, e.g. `The Firestore emulator`
 * @param {string} url any answer counts, also an error status
 * @throws {Error} if nothing answers
 */
export async function mustAnswer(what, url) {
  const end = Date.now() + refusedForMs;
  for (;;) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(answerWithinMs) });
      return;
    } catch (cause) {
      if (Date.now() > end) {
        throw new Error(
          `${what} does not answer at ${url}. Run the tests with "npm test", or a part of them with ` +
            '"npm run stack -- npx jest --selectProjects NAME".',
          { cause },
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
