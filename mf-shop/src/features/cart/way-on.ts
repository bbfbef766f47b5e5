import { cartItemCount, type CartLine } from '@basket/web';
import { t } from '../../texts';
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
  if (closed !== null) return { kind: 'shut', reason: closed, label: t('cart.storeClosed') };
  const gone = lines.filter(({ key }) => news.get(key)?.isGone);
  const tooMany = lines.filter(({ key }) => news.get(key)?.isBlocked && !news.get(key)?.isGone);
  if (gone.length + tooMany.length === 0) return { kind: 'open' };
  if (gone.length === lines.length)
    return { kind: 'shut', reason: t('cart.nothingToOrder'), label: t('cart.proceed') };
  const [n, fewer] = [cartItemCount(gone), tooMany.length];
  return {
    kind: 'fix',
    reason:
      fewer === 0
        ? t('cart.itemsNotAvailable', { n })
        : n === 0
          ? t('cart.fewerLeft', { n: fewer })
          : t('cart.goneAndFewer', { gone: n, fewer }),
    label: t(fewer === 0 ? 'cart.removeAndGo' : 'cart.changeAndGo'),
    lines: lines
      .filter((line) => !gone.includes(line))
      .map((line) =>
        tooMany.includes(line) ? { ...line, quantity: Math.min(line.quantity, line.maxQuantity) } : line,
      ),
  };
}
