import { memo } from 'react';
import { discountPercent } from '@basket/domain';
import { Anchor } from '../lib/anchor';
import { Badge } from '../data/badge';
import { DiscountBadge, smallestShownDiscount } from './discount-badge';
import { FavouriteButton } from '../buying/favourite-button';
import { Price } from './price';
import { ProductBuy } from '../buying/product-buy';
import type { ProductFigures } from './product-figures';
import { ProductImage } from './product-image';
import { Rating } from './rating';
import styles from './product-row.module.css';

export interface ProductRowProps extends ProductFigures {
  /** One sentence; shown where there is room. */
  readonly description?: string | undefined;
}

/** A product in the list view: the same figures as the card, with its description. */
export const ProductRow = memo(function ProductRow({ description, ...product }: ProductRowProps) {
  const { name, pricePaise, originalPricePaise, badge, stockLevel } = product;
  const isOffer = discountPercent(pricePaise, originalPricePaise) >= smallestShownDiscount;
  return (
    <article className={styles.row}>
      <ProductImage
        src={product.imageUrl}
        alt=""
        size="row"
        tint={product.tint}
        isPriority={product.isPriority ?? false}
        isFaded={stockLevel === 'out'}
      />
      <div className={styles.what}>
        <h3 className={styles.name}>
          <Anchor to={product.to} as={product.as} className={styles.link}>
            {name}
          </Anchor>
        </h3>
        <p className={styles.meta}>
          <span>{product.unit}</span>
          <Rating value={product.rating} reviews={product.reviews} />
          {isOffer ? (
            <DiscountBadge pricePaise={pricePaise} originalPricePaise={originalPricePaise} />
          ) : (
            badge && <Badge tone="save">{badge}</Badge>
          )}
          {stockLevel === 'few' && product.stockQuantity !== undefined && (
            <span className={styles.few}>{`${product.stockQuantity} left`}</span>
          )}
        </p>
        {description && (
          <p className={styles.description} title={description}>
            {description}
          </p>
        )}
      </div>
      <div className={styles.buy}>
        <Price pricePaise={pricePaise} originalPricePaise={originalPricePaise} />
        <ProductBuy {...product} />
      </div>
      {product.onToggleFavourite && (
        <FavouriteButton
          name={name}
          isFavourite={product.isFavourite ?? false}
          onToggle={product.onToggleFavourite}
          className={styles.heart}
        />
      )}
    </article>
  );
});
