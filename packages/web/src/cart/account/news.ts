import { cartItemCount, type CartLine } from '../cart-lines';
import type { AccountCart } from '@basket/domain';
import { t } from '../../texts';

/** The changes by other devices to the cart that is shown. */
export interface CartNews {
  readonly text: string;
  /** The units that came, which can be taken out again; empty if there is nothing to undo. */
  readonly added: readonly Pick<CartLine, 'key' | 'quantity'>[];
}

/** The news after a merge; null if nobody can see a difference (rule: cart-merge-told). */
export function newsOf(
  before: readonly CartLine[],
  now: readonly CartLine[],
  { known, heard }: { readonly known: AccountCart | null; readonly heard: AccountCart },
): CartNews | null {
  const quantityBefore = new Map(before.map(({ key, quantity }) => [key, quantity]));
  const added = now.flatMap(({ key, quantity }) => {
    const more = quantity - (quantityBefore.get(key) ?? 0);
    return more > 0 ? [{ key, quantity: more }] : [];
  });
  const count = cartItemCount(added);
  const removed = cartItemCount(before) + count - cartItemCount(now);
  if (count > 0 && before.length === 0) return { text: t('cart.fromOther', { n: count }), added: [] };
  if (count > 0) return { text: t('cart.addedByOther', { n: count }), added };
  if (removed === 0) return null;
  const isOrdered = heard.orderIds.some((orderId) => !known?.orderIds.includes(orderId));
  return {
    text: isOrdered ? t('cart.ordered') : t('cart.removedByOther', { n: removed }),
    added: [],
  };
}
