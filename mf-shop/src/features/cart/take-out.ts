import { cart, cartItemCount, toast, type CartLine } from '@basket/web';
import { t } from '../../texts';

/** The cart's own message again, which takes its place, with a way back. */
const offerUndo = (text: string, before: readonly CartLine[]): void =>
  toast.success(text, { action: { label: t('cart.undo'), run: () => cart.restore(before) } });

/** Takes a line out of the cart. */
export function takeOut(line: CartLine, lines: readonly CartLine[]): void {
  cart.remove(line.key);
  offerUndo(t('cart.removed'), lines);
}

export function takeOutAll(lines: readonly CartLine[]): void {
  cart.clear();
  offerUndo(t('cart.cleared'), lines);
}

/** Leaves what can be ordered. */
export function keepOnly(kept: readonly CartLine[], lines: readonly CartLine[]): void {
  cart.restore(kept);
  offerUndo(t('cart.removedItems', { n: cartItemCount(lines) - cartItemCount(kept) }), lines);
}
