import { VisuallyHidden } from '../feedback';
import { rupees } from '../formats';
import { IconTag } from '../icons';
import { cx } from '../lib/cx';
import { t } from '../texts';
import styles from './bill.module.css';

export interface BillRow {
  readonly label: string;
  /** Small print below: 'Free above ₹500'. */
  readonly note?: string | undefined;
  /** An amount in paise, below zero where it makes the bill smaller, or a word: 'None', 'Free'. */
  readonly amount: number | string;
  /** The original amount in paise; struck through if it is higher. */
  readonly insteadOfPaise?: number | undefined;
  /** Green. */
  readonly isGood?: boolean | undefined;
}

export interface BillProps {
  /** Every fee, even if it is zero. */
  readonly rows: readonly BillRow[];
  readonly totalLabel?: string | undefined;
  readonly totalPaise: number;
  /** Shown once, below; omitted if it is 0. */
  readonly savingsPaise?: number | undefined;
}

/** The line of a bill that says by how much it was rounded; none for a sum that was not, or that was whole rupees. */
export const roundingRows = (roundingPaise: number | null): BillRow[] =>
  roundingPaise ? [{ label: t('cart.rounding'), amount: roundingPaise }] : [];

/** The lines of an order's bill above its total. */
export const sumRows = (
  sums: { subtotalPaise: number; deliveryChargePaise: number; roundingPaise: number | null },
  deliveryLabel = t('cart.delivery'),
): BillRow[] => [
  { label: t('cart.subtotal'), amount: sums.subtotalPaise },
  {
    label: deliveryLabel,
    amount: sums.deliveryChargePaise === 0 ? t('cart.free') : sums.deliveryChargePaise,
  },
  ...roundingRows(sums.roundingPaise),
];

/** The full bill, before and after paying. */
export function Bill({ rows, totalLabel = t('cart.toPay'), totalPaise, savingsPaise = 0 }: BillProps) {
  return (
    <>
      <dl className={styles.bill}>
        {rows.map((row) => (
          <div key={row.label} className={cx(row.isGood && styles.good)}>
            <dt>
              {row.label}
              {row.note && <small className={styles.note}>{row.note}</small>}
            </dt>
            <dd>
              <Amount {...row} />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{totalLabel}</dt>
          <dd>{rupees(totalPaise)}</dd>
        </div>
      </dl>
      {savingsPaise > 0 && (
        <p className={styles.saved}>
          <IconTag size={16} />
          {t('cart.youSave', { amount: rupees(savingsPaise) })}
        </p>
      )}
    </>
  );
}

function Amount({ amount, insteadOfPaise }: BillRow) {
  if (typeof amount === 'string') return <>{amount}</>;
  return (
    <>
      {insteadOfPaise !== undefined && insteadOfPaise > amount && (
        <del className={styles.instead}>
          <VisuallyHidden>{`${t('cart.insteadOf')} `}</VisuallyHidden>
          {rupees(insteadOfPaise)}
        </del>
      )}
      {rupees(amount)}
    </>
  );
}
