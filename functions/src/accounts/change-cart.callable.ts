import {
  accountCarts,
  applyCartChanges,
  changeCart,
  changedCart,
  emptyAccountCart,
  maxCartLines,
  withoutId,
} from '@basket/domain';
import { refused } from '../platform/errors';
import { operation } from '../platform/operation';

/**
 * A device changes the cart of its account (rule: cart-merges). Recorded: a repetition must not add the same units again.
 * Reads: profile (twice: guarded), cart. Writes: cart, record.
 */
export const changeCartOperation = operation(
  changeCart,
  ['customer'],
  async ({ input, actor, unit, now }) => {
    const stored = await unit.get(accountCarts, actor.uid);
    const before = stored ? withoutId(stored) : emptyAccountCart;
    const lines = applyCartChanges(before.lines, input.changes);
    if (lines.length > maxCartLines) throw refused('cart_full', { limit: maxCartLines });
    const cart = changedCart(before, lines, now);
    unit.put(accountCarts.path(actor.uid), cart);
    return cart;
  },
);
