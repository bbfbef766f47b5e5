import { IconBasket } from '@basket/ui';
import { siteName } from '@basket/web';
import styles from './brand.module.css';

export interface BrandProps {
  /** 40 px on the band, 32 in the sidebar. */
  readonly size?: 'm' | 's';
  /** Only the mark on phones. */
  readonly isShort?: boolean;
}

/** Mark and name. */
export function Brand({ size = 'm', isShort = false }: BrandProps) {
  return (
    <span className={size === 's' ? `${styles.brand} ${styles.s}` : styles.brand}>
      <span className={styles.mark}>
        <IconBasket aria-hidden />
      </span>
      <span className={isShort ? styles.longName : undefined}>{siteName}</span>
    </span>
  );
}
