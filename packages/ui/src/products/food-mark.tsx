import type { FoodMark as Mark } from '@basket/domain';
import styles from './food-mark.module.css';

export interface FoodMarkProps {
  readonly mark: Mark | undefined;
}

const labels = { veg: 'Vegetarian', 'non-veg': 'Non-vegetarian' } as const;

/** The mark of packed food in India: a green dot, or a brown triangle; nothing for what is no food. */
export function FoodMark({ mark = 'none' }: FoodMarkProps) {
  if (mark === 'none') return null;
  return (
    <span
      role="img"
      aria-label={labels[mark]}
      title={labels[mark]}
      className={styles.mark}
      data-mark={mark}
    />
  );
}
