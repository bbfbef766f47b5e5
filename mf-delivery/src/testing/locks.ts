/** Exclusive locks by name, in the order of the requests, as a browser grants them to all of its tabs. */
export function createLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request<T>(name: string, task: () => Promise<T> | T): Promise<T> {
      const run = (last.get(name) ?? Promise.resolve()).then(task);
      last.set(
        name,
        run.catch(() => undefined),
      );
      return run;
    },
  };
}

/** Gives the test's browser, which has none, locks. */
export function installLocks(): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: createLocks() });
}
