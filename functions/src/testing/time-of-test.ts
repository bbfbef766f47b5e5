import type { After } from '../platform/instance/turns';

/**
 * The time that requests may take. It stands still during a test: on a slow machine a race ends as it does on a quick one. At the
 * test's end it is over: what a test that failed or timed out has left running stops trying.
 */
export class TimeOfTest {
  private ms = 0;
  private readonly limits = new Set<() => void>();
  private readonly underway = new Set<Promise<unknown>>();

  readonly elapsedMs = (): number => this.ms;
  readonly after: After = (_ms, act) => {
    this.limits.add(act);
    return () => void this.limits.delete(act);
  };

  /** Notes a request until its end. */
  spend<T>(request: Promise<T>): Promise<T> {
    this.underway.add(request);
    const forget = (): void => void this.underway.delete(request);
    request.then(forget, forget);
    return request;
  }

  /** Lets no request try again, and waits for the end of each. What it ends with was for its test to see. */
  async end(): Promise<void> {
    this.ms += 3_600_000;
    for (const act of [...this.limits]) act();
    await Promise.allSettled(this.underway);
  }
}
