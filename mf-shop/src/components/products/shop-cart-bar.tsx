import { countedLines, freeDeliveryFromPaise, missingForFreeDelivery } from '@basket/domain';
import { CartBar } from '@basket/ui';
import { cartItemCount, cartSubtotalPaise, Link, useCart, useCatalogue, useStoreSettings } from '@basket/web';
import { paths } from '../../paths';

/** The cart at the bottom edge of phones, with the sum of its bill; draws nothing while it is empty. */
export function ShopCartBar() {
  const lines = useCart((state) => state.lines);
  const catalogue = useCatalogue();
  const store = useStoreSettings();
  const subtotalPaise = cartSubtotalPaise(
    countedLines(lines, catalogue.status === 'ready' ? catalogue.data : null),
  );
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
