import { freeDeliveryFromPaise, missingForFreeDelivery } from '@basket/domain';
import { CartBar } from '@basket/ui';
import { cartItemCount, cartSubtotalPaise, Link, useCart, useStoreSettings } from '@basket/web';
import { paths } from '../../paths';

/** The cart at the bottom edge of phones; draws nothing while it is empty. */
export function ShopCartBar() {
  const lines = useCart((state) => state.lines);
  const store = useStoreSettings();
  const subtotalPaise = cartSubtotalPaise(lines);
  return (
    <CartBar
      to={paths.cart}
      as={Link}
      itemCount={cartItemCount(lines)}
      totalPaise={subtotalPaise}
      missingPaise={missingForFreeDelivery(subtotalPaise, store)}
      thresholdPaise={freeDeliveryFromPaise(store)}
    />
  );
}
