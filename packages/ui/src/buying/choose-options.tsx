import { Anchor, type LinkTarget } from '../lib/anchor';
import { Badge } from '../data/badge';
import styles from './choose-options.module.css';

export interface ChooseOptionsProps extends LinkTarget {
  readonly name: string;
  /** Units in the cart over all options. */
  readonly quantity: number;
  /** Opens the options in place; defaults to the product's page. */
  readonly onChoose?: (() => void) | undefined;
}

/** Replaces ADD for products with options: these are chosen before adding. */
export function ChooseOptions({ name, quantity, onChoose, to, as }: ChooseOptionsProps) {
  const label = `Choose options of ${name}${quantity > 0 ? `, ${quantity} in cart` : ''}`;
  const inside = (
    <>
      Options
      {quantity > 0 && (
        <span className={styles.count}>
          <Badge tone="new" isCount>
            {/* Drawn: the button is called by its word; the label tells how many. */}
            <span className={styles.number} data-count={quantity} />
          </Badge>
        </span>
      )}
    </>
  );
  return onChoose ? (
    <button type="button" className={styles.options} aria-label={label} onClick={onChoose}>
      {inside}
    </button>
  ) : (
    <Anchor to={to} as={as} className={styles.options} aria-label={label}>
      {inside}
    </Anchor>
  );
}
