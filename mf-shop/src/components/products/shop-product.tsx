import { memo, type ComponentType } from 'react';
import {
  cardChoice,
  choicesText,
  newCartLine,
  sizesFirst,
  stockLevel,
  type CardChoice,
  type PublishedProduct,
  type Tint,
} from '@basket/domain';
import { packText, ProductCard, type ProductFigures } from '@basket/ui';
import { cart, Link, productImageUrl, useCart, useLanguage, useSession, useStoreSettings } from '@basket/web';
import { paths } from '../../paths';
import { tellLimit } from '../../cart/cart-lines';
import { usualOptionIds } from '../../cart/usual-options';
import { useSavedList } from '../../account/use-saved-list';
import { prepareProductPage } from '../../product-page';
import { useLate } from '../use-late';
import { t } from '../../texts';
import { useOptionsSheet } from './use-options-sheet';

export interface ShopProductProps {
  readonly product: PublishedProduct;
  readonly tint: Tint | null;
  /** The component that draws it: only lists need rows. @default ProductCard */
  readonly Look?: ComponentType<ProductFigures>;
  /** One of the first pictures of the page. */
  readonly isPriority?: boolean;
}

const loadTellMe = () =>
  import(/* webpackChunkName: "lists" */ './tell-me').then((module) => module.TellMeOnCard);
const loadSecondPicture = () =>
  import(/* webpackChunkName: "lists" */ './second-picture').then((module) => module.SecondPicture);
const loadPerUnitText = () =>
  import(/* webpackChunkName: "lists" */ './per-unit').then((module) => module.perUnitText);

/** The combination of the product that the card is about (rule: usual-size). */
function useCardChoice(product: PublishedProduct): CardChoice {
  const inCart = useCart(({ lines }) => lines.findLast(({ productId }) => productId === product.id));
  const quantity = useCart(({ lines }) =>
    lines.reduce((sum, line) => (line.productId === product.id ? sum + line.quantity : sum), 0),
  );
  const user = useSession((state) => state.user);
  return cardChoice(product, inCart, quantity, usualOptionIds(user, product.id));
}

/** A product of the catalogue as card or row, connected to the cart. Renders again only if its quantity changes. */
export const ShopProduct = memo(function ShopProduct({
  product,
  tint,
  Look = ProductCard,
  isPriority = false,
}: ShopProductProps) {
  useLanguage();
  const { options, key, quantity, isMixed } = useCardChoice(product);
  const sheet = useOptionsSheet({ product, tint, chosen: options });
  const favourite = useSavedList('favouriteProductIds', product);
  const level = stockLevel(product.stockQuantity);
  const { maxUnitsPerProduct, smallestShownDiscountPercent } = useStoreSettings();
  const line = newCartLine(product, tint, options, maxUnitsPerProduct);
  const parts = sizesFirst(options);
  const pricePaise = line.finalPricePaise;
  const tellMe = useLate(level === 'out', loadTellMe);
  const { Part: perUnitText } = useLate(true, loadPerUnitText);
  const second = useLate(true, loadSecondPicture);
  const figures = {
    to: paths.product(product.id),
    as: Link,
    name: product.name,
    description: product.description,
    unit: packText(product.unit, parts),
    pack: packText(product.unit, parts.slice(0, 1)),
    perUnit: perUnitText?.(pricePaise, product.unit, options),
    foodMark: product.foodMark,
    pricePaise,
    originalPricePaise: line.originalPricePaise,
    smallestShownDiscountPercent,
    badge: product.badge,
    rating: product.rating,
    reviews: product.reviews,
    imageUrl: productImageUrl(product.id, product.imageIds[0] ?? null, 'card'),
    overPicture: second.Part && <second.Part product={product} />,
    tint,
    isPriority,
    stockLevel: level,
    whileOut: tellMe.Part && <tellMe.Part product={product} />,
    stockQuantity: product.stockQuantity,
    quantity,
    maxQuantity: line.maxQuantity,
    choices: choicesText(product.options),
    onChooseOptions: sheet.open,
    isFavourite: favourite.isSaved,
    onToggleFavourite: favourite.toggle,
    onNear: () => prepareProductPage(product),
    onAdd: () => void cart.add(line, 1, { message: t('shopProduct.added', { name: product.name }) }),
    onChangeQuantity: (next: number) => (isMixed ? sheet.open() : cart.setQuantity(key, next)),
    onLimit: () => tellLimit(line),
  };
  return (
    <>
      <Look {...figures} />
      {sheet.sheet}
    </>
  );
});
