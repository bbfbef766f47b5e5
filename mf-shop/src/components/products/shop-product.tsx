import { memo } from 'react';
import { newCartLine, stockLevel, type PublishedProduct, type Tint } from '@basket/domain';
import { ProductCard, ProductRow } from '@basket/ui';
import {
  cart,
  lineQuantity,
  Link,
  productImageUrl,
  useCart,
  useStoreSettings,
  type CartState,
} from '@basket/web';
import { paths } from '../../paths';
import { lineKeyOf, tellLimit } from '../../cart/cart-lines';
import { useSavedList } from '../../account/use-saved-list';
import { prepareProductPage } from '../../product-page';
import { useLate } from '../use-late';
import { useOptionsSheet } from './use-options-sheet';

export interface ShopProductProps {
  readonly product: PublishedProduct;
  readonly tint: Tint | null;
  readonly view?: 'grid' | 'list';
  /** One of the first pictures of the page. */
  readonly isPriority?: boolean;
}

const loadTellMe = () =>
  import(/* webpackChunkName: "lists" */ './tell-me').then((module) => module.TellMeOnCard);

/** Units in the cart, over all options of the product. */
const quantityIn =
  ({ id, options }: PublishedProduct) =>
  ({ lines }: CartState): number =>
    options.length === 0
      ? lineQuantity(lines, lineKeyOf(id, []))
      : lines.reduce((sum, line) => (line.productId === id ? sum + line.quantity : sum), 0);

/** A product of the catalogue as card or row, connected to the cart. Renders again only if its quantity changes. */
export const ShopProduct = memo(function ShopProduct({
  product,
  tint,
  view = 'grid',
  isPriority = false,
}: ShopProductProps) {
  const quantity = useCart(quantityIn(product));
  const options = useOptionsSheet(product, tint);
  const favourite = useSavedList('favouriteProductIds', product);
  const level = stockLevel(product.stockQuantity);
  const line = newCartLine(product, tint, [], useStoreSettings().maxUnitsPerProduct);
  const tellMe = useLate(level === 'out', loadTellMe);
  const figures = {
    to: paths.product(product.id),
    as: Link,
    name: product.name,
    unit: product.unit,
    foodMark: product.foodMark,
    pricePaise: product.pricePaise,
    originalPricePaise: product.originalPricePaise,
    badge: product.badge,
    rating: product.rating,
    reviews: product.reviews,
    imageUrl: productImageUrl(product.id, product.imageIds[0] ?? null, 'card'),
    tint,
    isPriority,
    stockLevel: level,
    whileOut: tellMe.Part && <tellMe.Part product={product} />,
    stockQuantity: product.stockQuantity,
    quantity,
    maxQuantity: line.maxQuantity,
    hasOptions: product.options.length > 0,
    onChooseOptions: options.open,
    isFavourite: favourite.isSaved,
    onToggleFavourite: favourite.toggle,
    onNear: () => prepareProductPage(product),
    onAdd: () => void cart.add(line, 1, { message: `1 ${product.name} added to cart!` }),
    onChangeQuantity: (next: number) => cart.setQuantity(lineKeyOf(product.id, []), next),
    onLimit: () => tellLimit(line),
  };
  return (
    <>
      {view === 'grid' ? (
        <ProductCard {...figures} />
      ) : (
        <ProductRow {...figures} description={product.description} />
      )}
      {options.sheet}
    </>
  );
});
