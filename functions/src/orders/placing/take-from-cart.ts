import {
  accountCarts,
  cartAfterOrder,
  withoutId,
  type AccountCart,
  type CartRequestLine,
} from '@basket/domain';
import type { UnitOfWork } from '../../platform/database/unit-of-work';

/** The account's cart, if there is one. A cart that cannot be read keeps nobody from ordering. */
export async function readAccountCart(unit: UnitOfWork, uid: string): Promise<AccountCart | null> {
  const stored = await unit.getSound(accountCarts, uid);
  return stored ? withoutId(stored) : null;
}

/** Takes what is ordered out of the account's cart, in the commit of the order (rule: order-empties-cart). */
export function takeFromCart(
  unit: UnitOfWork,
  uid: string,
  cart: AccountCart | null,
  order: { readonly orderId: string; readonly lines: readonly CartRequestLine[]; readonly now: number },
): void {
  const left = cart && cartAfterOrder(cart, order.orderId, order.lines, order.now);
  if (left) unit.put(accountCarts.path(uid), left);
}
