import { useState } from 'react';
import type { PublishedProduct, Tint } from '@basket/domain';
import { FavouriteButton, ProductImage } from '@basket/ui';
import { productImageUrl } from '@basket/web';
import { useSavedList } from '../../account/use-saved-list';
import { t } from '../../texts';
import styles from './gallery.module.css';

export interface GalleryProps {
  readonly product: Pick<PublishedProduct, 'id' | 'name' | 'imageIds'>;
  readonly tint: Tint | null;
  /** Sold out. */
  readonly isFaded: boolean;
}

/** The pictures of a product: one large, all as thumbnails where there are several. */
export function Gallery({ product, tint, isFaded }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const { id, name, imageIds } = product;
  const favourite = useSavedList('favouriteProductIds', product);
  const index = Math.min(chosen, Math.max(0, imageIds.length - 1));
  return (
    <div className={styles.gallery} data-single={imageIds.length > 1 ? undefined : ''}>
      <div className={styles.large}>
        <ProductImage
          src={productImageUrl(id, imageIds[index] ?? null, 'detail')}
          alt={name}
          size="detail"
          tint={tint}
          isPriority
          isFaded={isFaded}
        />
        <FavouriteButton
          name={name}
          className={styles.heart}
          isFavourite={favourite.isSaved}
          onToggle={favourite.toggle}
        />
      </div>
      {imageIds.length > 1 && (
        <ul className={styles.thumbs} aria-label={t('detail.pictures')}>
          {imageIds.map((imageId, position) => (
            <li key={imageId}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={t('detail.picture', { n: position + 1, total: imageIds.length })}
                aria-pressed={position === index}
                onClick={() => setChosen(position)}
              >
                <ProductImage
                  src={productImageUrl(id, imageId, 'card')}
                  alt=""
                  size="thumb"
                  tint={tint}
                  loading="eager"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
