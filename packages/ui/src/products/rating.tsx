import { formatNumber } from '../formats';
import { IconStar } from '../icons';
import { t } from '../texts';
import styles from './rating.module.css';

export interface RatingProps {
  /** Out of 5; null renders nothing. */
  readonly value: number | null;
  /** Number of reviews; shown in brackets if above 0. */
  readonly reviews?: number | null | undefined;
}

/** A star with the rating. */
export function Rating({ value, reviews }: RatingProps) {
  if (value === null) return null;
  const figure = value.toFixed(1);
  const count = reviews ? formatNumber(reviews) : null;
  return (
    <span
      className={styles.rating}
      role="img"
      aria-label={count ? t('products.ratedBy', { figure, count }) : t('products.rated', { figure })}
    >
      <IconStar size={12} />
      {figure}
      {count && <span className={styles.reviews}>({count})</span>}
    </span>
  );
}
