import { useEffect } from 'react';
import { itemsIn, type Order, type Stored } from '@basket/domain';
import {
  cart,
  forgetUnpaidOrder,
  readUnpaidOrder,
  toast,
  useCart,
  useCatalogue,
  useLanguage,
} from '@basket/web';
import { mergeIntoCart, planReorder, reorderNote } from '../cart/reorder';
import { t } from '../texts';
import type { PaymentStanding } from './payable';

/**
 * Puts the items of an order that was placed on this device, and ended unpaid, back into the cart: once, and at today's
 * prices.
 */
export function useCartComesBack(order: Stored<Order>, standing: PaymentStanding['kind']): void {
  const catalogue = useCatalogue();
  const lines = useCart((state) => state.lines);
  const language = useLanguage();
  const data = catalogue.status === 'ready' ? catalogue.data : null;
  useEffect(() => {
    if (readUnpaidOrder() !== order.id) return;
    if (standing === 'paid' || order.paymentMethod === 'cod') forgetUnpaidOrder();
    if (data === null || !hasEndedUnpaid(order, standing)) return;
    forgetUnpaidOrder();
    const plan = planReorder(itemsIn(order.items, language), data.productById, (id) =>
      id === null ? null : (data.categoryById.get(id)?.colour ?? null),
    );
    if (plan.lines.length === 0) return;
    cart.restore(mergeIntoCart(lines, plan.lines));
    const note = reorderNote(plan);
    const comesBack = t('payment.cartIsBack');
    toast.info(note ? `${comesBack} ${note}` : comesBack);
  }, [order, standing, data, lines, language]);
}

const hasEndedUnpaid = (order: Order, standing: PaymentStanding['kind']): boolean =>
  standing === 'unpaid' ||
  (order.status === 'cancelled' && order.paymentMethod === 'online' && order.paymentStatus !== 'paid');
