/**
 * Like `Promise.all(items.map(task))`, with at most `limit` tasks under way.
 *
 * @template T, R
 * @param {readonly T[]} items
 * @param {number} limit
 * @param {(item: T, index: number) => Promise<R>} task
 * @returns {Promise<R[]>} in the order of the items
 * @throws whatever the first failing task throws; no further task is started after that
 */
export async function mapBounded(items, limit, task) {
  /** @type {R[]} */
  const results = new Array(items.length);
  const queue = items.entries();
  let failed = false;
  const worker = async () => {
    for (const [index, item] of queue) {
      if (failed) return;
      try {
        results[index] = await task(item, index);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
