import { formatCount } from '@basket/ui';
import { cartItemCount, type CartLine } from '@basket/web';
import { asSentence } from '../../cart/where-and-when';
import type { LineNews } from './use-fresh-lines';

/** The way from the cart to the checkout, and why it is not open. */
export type WayOn =
  | { readonly kind: 'open' }
  /** One tap makes the cart one that can be ordered: `lines` are those that it leaves. */
  | {
      readonly kind: 'fix';
      readonly reason: string;
      readonly label: string;
      readonly lines: readonly CartLine[];
    }
  | { readonly kind: 'shut'; readonly reason: string; readonly label: string };

/**
 * Decides how the cart goes on (rule: cart-bar).
 *
 * @param closed the promise of a store that takes no orders now, in words; null while it takes them
 */
export function wayOn(
  lines: readonly CartLine[],
  news: ReadonlyMap<string, Pick<LineNews, 'isBlocked' | 'isGone'>>,
  closed: string | null,
): WayOn {
  if (closed !== null) return { kind: 'shut', reason: closed, label: 'Store closed' };
  const gone = lines.filter(({ key }) => news.get(key)?.isGone);
  const tooMany = lines.filter(({ key }) => news.get(key)?.isBlocked && !news.get(key)?.isGone);
  if (gone.length + tooMany.length === 0) return { kind: 'open' };
  if (gone.length === lines.length)
    return { kind: 'shut', reason: 'Nothing here can be ordered now', label: 'Proceed to Checkout' };
  const reasons = [
    ...(gone.length === 0 ? [] : [`${formatCount(cartItemCount(gone), 'item')} not available`]),
    ...(tooMany.length === 0 ? [] : [`fewer left of ${formatCount(tooMany.length, 'product')}`]),
  ].join(', ');
  return {
    kind: 'fix',
    reason: asSentence(reasons),
    label: tooMany.length === 0 ? 'Remove and go on' : 'Change and go on',
    lines: lines
      .filter((line) => !gone.includes(line))
      .map((line) =>
        tooMany.includes(line) ? { ...line, quantity: Math.min(line.quantity, line.maxQuantity) } : line,
      ),
  };
}
