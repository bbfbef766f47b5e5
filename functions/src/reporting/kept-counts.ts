import type { Database } from '../platform/database/aggregates';

/** Admins look at the same figures: counting them once in this time is enough. */
const keptForMs = 10_000;

/** Counts at most once in ten seconds per instance, however many ask. A failed count is not kept. */
export function keepCounts<Counts>(): (
  db: Database,
  now: number,
  count: () => Promise<Counts>,
) => Promise<Counts> {
  const kept = new WeakMap<Database, { readonly countedAt: number; readonly counts: Promise<Counts> }>();
  return (db, now, count) => {
    const last = kept.get(db);
    if (last && now >= last.countedAt && now - last.countedAt < keptForMs) return last.counts;
    const counts = count();
    kept.set(db, { countedAt: now, counts });
    counts.catch(() => kept.delete(db));
    return counts;
  };
}
