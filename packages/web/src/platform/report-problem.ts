/**
 * Reports a fault after which the page goes on without a person having to act: the browser's own error
 * report, which its console and every monitoring service listen to.
 *
 * @param what went wrong, as a sentence for us
 */
export function reportProblem(what: string, cause: unknown): void {
  const reason = cause instanceof Error ? cause.message : String(cause);
  // Simulated browsers of unit tests lack it.
  if ('reportError' in globalThis) globalThis.reportError(new Error(`${what}: ${reason}`, { cause }));
}
