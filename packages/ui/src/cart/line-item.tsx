import type { ReactNode } from 'react';
import type { ChosenOption, Tint } from '@basket/domain';
import { Anchor, type LinkLike } from '../lib/anchor';
import { packText } from '../formats';
import { cx } from '../lib/cx';
import { Price } from '../products/price';
import { ProductImage } from '../products/product-image';
import styles from './line-item.module.css';

export interface LineItemProps {
  readonly name: string;
  /** '500 g'; '' if unknown. */
  readonly unit: string;
  readonly options?: readonly Pick<ChosenOption, 'group' | 'value'>[] | undefined;
  readonly imageUrl: string | null;
  readonly tint?: Tint | null | undefined;
  /** The product's page, if it still has one. */
  readonly to?: string | undefined;
  readonly as?: LinkLike | undefined;
  /** A Stepper (`variant="outlined"`) in the cart, '2 × ₹28' in an order. */
  readonly children?: ReactNode;
  /** The total of the line in paise; null for one that counts for nothing, which is grey. */
  readonly totalPaise: number | null;
  readonly originalTotalPaise?: number | undefined;
  /** The problem of the line: 'Only 3 left'. */
  readonly problem?: string | undefined;
  /** Its list is folded: the line is on paper only. @default false */
  readonly isFolded?: boolean | undefined;
}

/** A line of a cart or an order: a list item inside `<LineItems>`. */
export function LineItem({
  name,
  unit,
  options = [],
  imageUrl,
  tint,
  to,
  as,
  children,
  totalPaise,
  originalTotalPaise,
  problem,
  isFolded = false,
}: LineItemProps) {
  const details = packText(unit, options);
  const isGrey = totalPaise === null;
  return (
    <li
      className={cx(styles.line, isGrey && styles.grey)}
      hidden={isFolded}
      data-print={isFolded ? 'show' : undefined}
    >
      <ProductImage src={imageUrl} alt="" size="line" tint={tint} isFaded={isGrey} />
      <div className={styles.words}>
        <p className={styles.name}>
          {to === undefined ? (
            name
          ) : (
            <Anchor to={to} as={as} className={styles.link}>
              {name}
            </Anchor>
          )}
        </p>
        {details && <p className={styles.details}>{details}</p>}
        {problem && <p className={cx(styles.details, styles.problem)}>{problem}</p>}
      </div>
      <div className={styles.end}>
        {children}
        {!isGrey && <Price size="line" pricePaise={totalPaise} originalPricePaise={originalTotalPaise} />}
      </div>
    </li>
  );
}

/** The list of LineItems, separated by lines. */
export function LineItems({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return <ul aria-label={label}>{children}</ul>;
}
