import type { Tint } from '@basket/domain';
import { Anchor, type LinkTarget } from '../lib/anchor';
import { ProductImage } from './product-image';
import styles from './category-tile.module.css';

export interface CategoryTileProps extends LinkTarget {
  name: string;
  imageUrl: string | null;
  tint: Tint;
  /** The category that is shown now. */
  isCurrent?: boolean | undefined;
  /** On screen from the start: fetched at once. */
  isEager?: boolean | undefined;
}

/** A category as picture and name; lives in a CategoryRail. */
export function CategoryTile({ name, imageUrl, tint, to, as, isCurrent, isEager }: CategoryTileProps) {
  return (
    <Anchor to={to} as={as} className={styles.tile} aria-current={isCurrent ? 'true' : undefined}>
      <ProductImage src={imageUrl} alt="" tint={tint} loading={isEager ? 'eager' : 'lazy'} />
      <span className={styles.name}>{name}</span>
    </Anchor>
  );
}
