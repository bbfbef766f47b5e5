import type { AggregateQuery, Firestore, Query, Transaction } from 'firebase-admin/firestore';

/**
 * Counts what the client library of Firestore reads, as Firestore bills it: one for each document, also for a missing one;
 * at least one for each query; one for each begun thousand of documents that an aggregation covers.
 *
 * @param within runs as a test's body
 * @returns reads of everything that `within` waits for
 */
export async function observeReads(db: Firestore, within: () => Promise<unknown>): Promise<number> {
  let reads = 0;
  const originals: (() => void)[] = [];
  const watch = <T extends object, K extends keyof T & string>(
    target: T,
    method: K,
    readsOf: (answer: never, self: T) => number | Promise<number>,
  ): void => {
    const original = Reflect.get(target, method) as (...parameters: unknown[]) => Promise<never>;
    Reflect.set(target, method, async function (this: T, ...parameters: unknown[]) {
      const answer = await original.apply(this, parameters);
      reads += await readsOf(answer, this);
      return answer;
    });
    originals.push(() => Reflect.set(target, method, original));
  };
  const query = db.collection('x').limit(1);
  const queryClass = Object.getPrototypeOf(query) as Query;
  const aggregateClass = Object.getPrototypeOf(query.count()) as AggregateQuery<{ count: never }>;
  watch(Object.getPrototypeOf(db) as Firestore, 'getAll', (all: readonly unknown[]) => all.length);
  watch(queryClass, 'get', ({ size }: { size: number }) => Math.max(size, 1));
  watch(aggregateClass, 'get', (answer: { data(): { count: number } }) =>
    Math.max(1, Math.ceil(answer.data().count / 1000)),
  );
  await db.runTransaction(async (transaction) => {
    const transactionClass = Object.getPrototypeOf(transaction) as Transaction;
    watch(transactionClass, 'getAll', (all: readonly unknown[]) => all.length);
    watch(transactionClass, 'get', ({ size }: { size?: number }) => Math.max(size ?? 1, 1));
  });
  try {
    await within();
  } finally {
    for (const restore of originals) restore();
  }
  return reads;
}
