import type { FoodMark as Mark } from '@basket/domain';
import { t } from '../texts';
import styles from './food-mark.module.css';

export interface FoodMarkProps {
  readonly mark: Mark | undefined;
}

/** The mark of packed food in India: a green dot, or a brown triangle; nothing for what is no food. */
export function FoodMark({ mark = 'none' }: FoodMarkProps) {
  if (mark === 'none') return null;
  const label = t(mark === 'veg' ? 'products.veg' : 'products.nonVeg');
  return <span role="img" aria-label={label} title={label} className={styles.mark} data-mark={mark} />;
}
