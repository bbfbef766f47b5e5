import type { OrderHistory, OrderStatus } from '@basket/domain';

/** A line of the history, or offers in a row that came to nothing, latest first. */
export type HistoryLine<Entry> =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'attempts'; readonly count: number; readonly entries: readonly Entry[] };

type Step = Pick<OrderHistory, 'from' | 'to'>;

/** Statuses that can follow an offer, other than its acceptance or the end of the order. */
const waits: readonly OrderStatus[] = ['pending', 'confirmed', 'preparing'];

/** Folds two or more offers in a row that came to nothing; entries come latest first. */
export function foldAttempts<Entry extends Step & Pick<OrderHistory, 'actorRole'>>(
  entries: readonly Entry[],
): HistoryLine<Entry>[] {
  const lines: HistoryLine<Entry>[] = [];
  for (let at = 0; at < entries.length;) {
    const count = attemptsFrom(entries, at);
    const own = entries.slice(at, at + Math.max(1, count * 2));
    if (count > 1) lines.push({ kind: 'attempts', count, entries: own });
    else lines.push(...own.map((entry) => ({ kind: 'entry' as const, entry })));
    at += own.length;
  }
  return lines;
}

/** How many pairs of an offer and its end follow one another from a place on. */
function attemptsFrom(entries: readonly (Step & Pick<OrderHistory, 'actorRole'>)[], start: number): number {
  let count = 0;
  while (isAttempt(entries[start + count * 2], entries[start + count * 2 + 1])) count += 1;
  return count;
}

/** Only its partner's yes makes an offered order a confirmed one. */
const isAttempt = (
  end: (Step & Pick<OrderHistory, 'actorRole'>) | undefined,
  offer: Step | undefined,
): boolean =>
  end?.from === 'assigned' &&
  waits.includes(end.to) &&
  !(end.to === 'confirmed' && end.actorRole === 'delivery_partner') &&
  offer?.to === 'assigned';
