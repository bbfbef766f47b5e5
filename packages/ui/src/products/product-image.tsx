import { useState, type ReactNode } from 'react';
import { categoryImageSizePx, imageSizePx, type Tint } from '@basket/domain';
import { IconBasket } from '../icons';
import { cx } from '../lib/cx';
import styles from './product-image.module.css';

/** card: tile of a product card; row: 96 px; line: 56 px; thumb: 72 px; mini: 36 px (tables); detail: the product page. */
export type ProductImageSize = 'card' | 'row' | 'line' | 'thumb' | 'mini' | 'detail';

export interface ProductImageProps {
  /** null without a picture, which shows a drawing instead. */
  readonly src: string | null;
  /** The same picture in the size of a category's tile, for where it is shown that small; `sizes` as in HTML. */
  readonly tile?: { readonly src: string | null; readonly sizes: string } | undefined;
  /** '' if the product's name is beside it. */
  readonly alt: string;
  /** The category's tint behind the picture; neutral without. */
  readonly tint?: Tint | null | undefined;
  readonly size?: ProductImageSize | undefined;
  readonly loading?: 'lazy' | 'eager' | undefined;
  /** One of the first pictures of the page: loads eagerly with high priority. */
  readonly isPriority?: boolean | undefined;
  /** Grey: sold out. */
  readonly isFaded?: boolean | undefined;
  /** Badges on the tile. */
  readonly children?: ReactNode;
}

/** A product's picture on its tinted tile. The size does not change while the picture loads. */
export function ProductImage({
  src,
  tile,
  alt,
  tint,
  size = 'card',
  loading = 'lazy',
  isPriority = false,
  isFaded = false,
  children,
}: ProductImageProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const pixels = imageSizePx[size === 'detail' ? 'detail' : 'card'];
  const isShown = src !== null && src !== failedSrc;
  return (
    <span className={cx(styles.tile, styles[size], isFaded && styles.faded)} data-tint={tint ?? undefined}>
      {isShown ? (
        <img
          className={styles.picture}
          src={src}
          {...(tile?.src && {
            srcSet: `${tile.src} ${categoryImageSizePx.tile}w, ${src} ${categoryImageSizePx.card}w`,
            sizes: tile.sizes,
          })}
          alt={alt}
          width={pixels}
          height={pixels}
          loading={isPriority ? 'eager' : loading}
          fetchPriority={isPriority ? 'high' : undefined}
          decoding="async"
          onError={() => setFailedSrc(src)}
          // A pre-rendered picture may have failed before React listened.
          ref={(img) => {
            if (img?.complete && img.naturalWidth === 0) setFailedSrc(src);
          }}
        />
      ) : (
        <span className={styles.none} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
          <IconBasket strokeWidth={1.25} />
        </span>
      )}
      {children}
    </span>
  );
}
