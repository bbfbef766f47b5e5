import { rupees } from '../formats';
import { bold } from '../texts/rich-say';
import { IconCheck } from '../icons';
import { cx } from '../lib/cx';
import { ProgressBar } from '../status';
import { rich, t } from '../texts';
import styles from './free-delivery-progress.module.css';

export interface FreeDeliveryProgressProps {
  /** The amount missing for free delivery; 0 if it is reached. */
  readonly missingPaise: number;
  /** The subtotal from which delivery is free; 0 if it is always free, which renders nothing. */
  readonly thresholdPaise: number;
  /** `block`: bar under the text (cart, checkout); `line`: beside it (cart bar). */
  readonly layout?: 'block' | 'line' | undefined;
}

/** 'Add ₹88 more for free delivery' above its saffron bar; a green line once delivery is free. */
export function FreeDeliveryProgress({
  missingPaise,
  thresholdPaise,
  layout = 'block',
}: FreeDeliveryProgressProps) {
  if (thresholdPaise <= 0) return null;
  const percent = Math.min(100, Math.max(0, Math.floor((1 - missingPaise / thresholdPaise) * 100)));
  if (missingPaise <= 0)
    return (
      <p className={cx(styles.done, styles[layout])}>
        <IconCheck size={16} />
        {t('cart.deliveryIsFree')}
      </p>
    );
  return (
    <div className={cx(styles.progress, styles[layout])}>
      <p>{rich('cart.moreForFree', { amount: rupees(missingPaise), b: bold })}</p>
      <ProgressBar label={t('cart.towardsFree')} value={percent} />
    </div>
  );
}
