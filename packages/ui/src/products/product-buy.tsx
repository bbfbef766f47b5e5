import { AddToCart } from '../buying/add-to-cart';
import type { ProductFigures } from './product-figures';

/** The control at the end of a card or row: ADD or the stepper, or what can be done while it is sold out. */
export const ProductBuy = (product: ProductFigures) =>
  product.stockLevel === 'out' && product.quantity === 0 ? (
    product.whileOut
  ) : (
    <AddToCart
      name={product.name}
      quantity={product.quantity}
      maxQuantity={product.maxQuantity}
      onAdd={product.onAdd}
      onChangeQuantity={product.onChangeQuantity}
      onLimit={product.onLimit}
    />
  );
