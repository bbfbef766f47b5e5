/** Pauses between tries: 200 ms, doubling (rule: retry-doubling). */
const firstBackoffMs = 200;

/** Tries until it works, at most `attempts` times; the last failure is thrown. */
export async function withBackoff<T>(
  task: () => Promise<T>,
  wait: (ms: number) => Promise<void>,
  attempts = 4,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task();
    } catch (error) {
      if (attempt >= attempts) throw error;
      await wait(firstBackoffMs * 2 ** (attempt - 1));
    }
  }
}
