import type { Tint } from '@basket/domain';
import { Anchor, type LinkTarget } from '../lib/anchor';
import { ProductImage } from '../products/product-image';
import styles from './category-tile.module.css';

export interface CategoryTileProps extends LinkTarget {
  readonly name: string;
  readonly imageUrl: string | null;
  /** The picture in the size of phones. */
  readonly tileUrl: string | null;
  readonly tint: Tint;
  /** Visible from the start: its picture loads eagerly. */
  readonly isEager?: boolean | undefined;
}

/** A category as picture and name, in a CategoryGrid. */
export function CategoryTile({ name, imageUrl, tileUrl, tint, to, as, isEager }: CategoryTileProps) {
  return (
    <Anchor to={to} as={as} className={styles.tile}>
      <ProductImage
        src={imageUrl}
        tile={{ src: tileUrl, sizes: '(min-width: 1024px) 96px, 56px' }}
        alt=""
        tint={tint}
        loading={isEager ? 'eager' : 'lazy'}
      />
      <span className={styles.name}>{name}</span>
    </Anchor>
  );
}
