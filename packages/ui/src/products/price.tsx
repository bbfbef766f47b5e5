import { VisuallyHidden } from '../feedback';
import { rupees } from '../formats';
import { cx } from '../lib/cx';
import { t } from '../texts';
import styles from './price.module.css';

export interface PriceProps {
  /** The price in paise. */
  readonly pricePaise: number;
  /** The MRP in paise; struck through if it is higher than the price. */
  readonly originalPricePaise?: number | null | undefined;
  /** `card`: price above MRP; `line`: in one line, small; `detail`: in one line, large. */
  readonly size?: 'card' | 'line' | 'detail' | undefined;
}

/** A price with its struck MRP. Never wraps; figures are tabular. */
export function Price({ pricePaise, originalPricePaise, size = 'card' }: PriceProps) {
  return (
    <span className={cx(styles.price, styles[size])}>
      <span className={styles.now}>{rupees(pricePaise)}</span>
      {originalPricePaise != null && originalPricePaise > pricePaise && (
        <s className={styles.was}>
          <VisuallyHidden>{`${t('products.mrp')} `}</VisuallyHidden>
          {rupees(originalPricePaise)}
        </s>
      )}
    </span>
  );
}
