import { formatCount } from '@basket/ui';
import { cart, cartItemCount, toast, type CartLine } from '@basket/web';

/** The cart's own message again, which takes its place, with a way back. */
const offerUndo = (text: string, before: readonly CartLine[]): void =>
  toast.success(text, { action: { label: 'Undo', run: () => cart.restore(before) } });

/** Takes a line out of the cart. */
export function takeOut(line: CartLine, lines: readonly CartLine[]): void {
  cart.remove(line.key);
  offerUndo('Item removed from cart', lines);
}

export function takeOutAll(lines: readonly CartLine[]): void {
  cart.clear();
  offerUndo('Cart cleared', lines);
}

/** Leaves what can be ordered. */
export function keepOnly(kept: readonly CartLine[], lines: readonly CartLine[]): void {
  cart.restore(kept);
  const count = cartItemCount(lines) - cartItemCount(kept);
  offerUndo(`${formatCount(count, 'item')} removed from cart`, lines);
}
