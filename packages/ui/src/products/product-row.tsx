import { Anchor } from '../lib/anchor';
import { FoodMark } from './food-mark';
import { Price } from './price';
import { ProductBuy } from './product-buy';
import type { ProductFigures } from './product-figures';
import { ProductImage } from './product-image';
import { choicesOf, fewLeft, OfferBadge, ProductHeart } from './product-marks';
import { Rating } from './rating';
import styles from './product-row.module.css';

export type ProductRowProps = ProductFigures;

/** A product in the list view: the same figures as the card, with its description. */
export function ProductRow(product: ProductRowProps) {
  const left = fewLeft(product);
  return (
    <article className={styles.row} onPointerEnter={product.onNear} onFocus={product.onNear}>
      <ProductImage
        src={product.imageUrl}
        alt=""
        size="row"
        tint={product.tint}
        isPriority={product.isPriority ?? false}
        isFaded={product.stockLevel === 'out'}
      />
      <div className={styles.what}>
        <h3 className={styles.name}>
          <Anchor to={product.to} as={product.as} className={styles.link}>
            {product.name}
          </Anchor>
        </h3>
        <p className={styles.meta}>
          <FoodMark mark={product.foodMark} />
          <span>{product.unit}</span>
          {choicesOf(product)}
          <Rating value={product.rating} reviews={product.reviews} />
          <OfferBadge product={product} />
          {left && <span className={styles.few}>{left}</span>}
        </p>
        {product.description && (
          <p className={styles.description} title={product.description}>
            {product.description}
          </p>
        )}
      </div>
      <div className={styles.buy}>
        <Price pricePaise={product.pricePaise} originalPricePaise={product.originalPricePaise} />
        <ProductBuy {...product} />
      </div>
      <ProductHeart product={product} className={styles.heart} />
    </article>
  );
}
