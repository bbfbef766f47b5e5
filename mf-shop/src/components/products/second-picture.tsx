import { useState } from 'react';
import { imageSizePx, type PublishedProduct } from '@basket/domain';
import { productImageUrl } from '@basket/web';
import styles from './second-picture.module.css';

/**
 * Another picture of a product over the first one of its card, while a mouse is over the card and once it is whole (rule: second-picture).
 * Its style hides it until then, and a browser fetches no lazy picture that has no place.
 */
export function SecondPicture({ product }: { readonly product: PublishedProduct }) {
  const [isWhole, setWhole] = useState(false);
  const address = productImageUrl(product.id, product.imageIds[1] ?? null, 'card');
  // What is sold out stays grey.
  if (address === null || product.stockQuantity === 0) return null;
  return (
    <img
      className={`${styles.second} ${isWhole ? styles.whole : ''}`}
      loading="lazy"
      src={address}
      alt=""
      width={imageSizePx.card}
      height={imageSizePx.card}
      decoding="async"
      onLoad={() => setWhole(true)}
    />
  );
}
