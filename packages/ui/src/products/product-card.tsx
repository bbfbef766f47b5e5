import { Anchor } from '../lib/anchor';
import { VisuallyHidden } from '../feedback';
import { FoodMark } from './food-mark';
import { Price } from './price';
import { ProductBuy } from './product-buy';
import type { ProductFigures } from './product-figures';
import { ProductImage } from './product-image';
import { choicesOf, fewLeft, OfferBadge, ProductHeart } from './product-marks';
import { Rating } from './rating';
import styles from './product-card.module.css';

export type ProductCardProps = ProductFigures;

/**
 * A product in the grid: picture, pack and other sizes or rating, name, price and ADD. Its four rows are rows of the outer grid, so
 * the prices of a row are aligned. The whole card is one link, named after the product.
 */
export function ProductCard(product: ProductCardProps) {
  const left = fewLeft(product);
  const { name, unit, pack = unit } = product;
  const isShort = pack !== unit;
  return (
    <article className={styles.card} onPointerEnter={product.onNear} onFocus={product.onNear}>
      <ProductImage
        src={product.imageUrl}
        alt=""
        tint={product.tint}
        isPriority={product.isPriority ?? false}
        isFaded={product.stockLevel === 'out'}
      >
        {product.overPicture}
        <OfferBadge product={product} isCorner />
      </ProductImage>
      <p className={styles.meta}>
        <span className={styles.pack}>
          <FoodMark mark={product.foodMark} />
          {isShort && <VisuallyHidden>{unit}</VisuallyHidden>}
          <span className={styles.unit} title={unit} aria-hidden={isShort}>
            {pack}
          </span>
        </span>
        {product.perUnit && (
          <span className={styles.perUnit}>
            <span>{product.perUnit}</span>
          </span>
        )}
        {choicesOf(product) ??
          (left ? <span className={styles.few}>{left}</span> : <Rating value={product.rating} />)}
      </p>
      <h3 className={styles.name} title={isShort ? `${name}, ${unit}` : name}>
        <Anchor to={product.to} as={product.as} className={styles.link}>
          {name}
        </Anchor>
      </h3>
      <div className={styles.buy}>
        <Price pricePaise={product.pricePaise} originalPricePaise={product.originalPricePaise} />
        <ProductBuy {...product} />
      </div>
      <ProductHeart product={product} />
    </article>
  );
}
