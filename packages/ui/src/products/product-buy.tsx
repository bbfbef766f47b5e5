import { AddToCart } from '../buying/add-to-cart';
import { ChooseOptions } from '../buying/choose-options';
import type { ProductFigures } from './product-figures';

/** The control at the end of a card or row: Options, ADD or the stepper. */
export function ProductBuy(product: ProductFigures) {
  if (product.stockLevel === 'out' && product.quantity === 0) return product.whileOut;
  if (product.hasOptions)
    return (
      <ChooseOptions
        name={product.name}
        quantity={product.quantity}
        onChoose={product.onChooseOptions}
        to={product.to}
        as={product.as}
      />
    );
  return (
    <AddToCart
      name={product.name}
      quantity={product.quantity}
      maxQuantity={product.maxQuantity}
      onAdd={product.onAdd}
      onChangeQuantity={product.onChangeQuantity}
      onLimit={product.onLimit}
    />
  );
}
