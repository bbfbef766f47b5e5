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
import styles from './product-card.module.css';

export type ProductCardProps = ProductFigures;

/**
 * A product in the grid: picture, unit and rating, name, price and ADD. Its four rows are rows of the grid around, so
 * prices of a row stand on one line. The whole card leads to the product, by one link that bears its name.
 */
export const ProductCard = memo(function ProductCard(product: ProductCardProps) {
  const { name, pricePaise, originalPricePaise, badge, stockLevel } = product;
  const isOffer = discountPercent(pricePaise, originalPricePaise) >= smallestShownDiscount;
  return (
    <article className={styles.card}>
      <ProductImage
        src={product.imageUrl}
        alt=""
        tint={product.tint}
        isPriority={product.isPriority ?? false}
        isFaded={stockLevel === 'out'}
      >
        {isOffer ? (
          <DiscountBadge pricePaise={pricePaise} originalPricePaise={originalPricePaise} isCorner />
        ) : (
          badge && (
            <Badge tone="new" isCorner>
              {badge}
            </Badge>
          )
        )}
      </ProductImage>
      <p className={styles.meta}>
        <span className={styles.unit} title={product.unit}>
          {product.unit}
        </span>
        {stockLevel === 'few' && product.stockQuantity !== undefined ? (
          <span className={styles.few}>{`${product.stockQuantity} left`}</span>
        ) : (
          <Rating value={product.rating} />
        )}
      </p>
      <h3 className={styles.name} title={product.name}>
        <Anchor to={product.to} as={product.as} className={styles.link}>
          {name}
        </Anchor>
      </h3>
      <div className={styles.buy}>
        <Price pricePaise={pricePaise} originalPricePaise={originalPricePaise} />
        <ProductBuy {...product} />
      </div>
      {product.onToggleFavourite && (
        <FavouriteButton
          name={name}
          isFavourite={product.isFavourite ?? false}
          onToggle={product.onToggleFavourite}
        />
      )}
    </article>
  );
});
