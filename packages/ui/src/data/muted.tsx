import type { ElementType } from 'react';
import { cx } from '../lib/cx';
import type { PropsAs } from '../lib/heading';
import styles from './muted.module.css';

interface MutedLook {
  /** 14 px, or 12. @default s */
  readonly size?: 's' | 'xs' | undefined;
  /** The weakest that text may be. @default false */
  readonly isFaint?: boolean | undefined;
  /** Figures of equal widths. @default false */
  readonly isNumeric?: boolean | undefined;
}

export type MutedProps<As extends ElementType = 'p'> = PropsAs<MutedLook, As>;

/** A text beside the one that counts: small and grey. `as` is the element or component. @default as p */
export function Muted<As extends ElementType = 'p'>(props: MutedProps<As>) {
  const { as, size = 's', isFaint, isNumeric, ...rest } = props;
  const Element: ElementType = as ?? 'p';
  const look = cx(isFaint ? styles.faint : styles.muted, styles[size], isNumeric && styles.numeric);
  return <Element className={look} {...rest} />;
}

export type SmallProps<As extends ElementType = 'small'> = PropsAs<Pick<MutedLook, 'isNumeric'>, As>;

/** The second line of a cell, a card or a list entry: faint, 12 px, below what it stands in. @default as small */
export function Small<As extends ElementType = 'small'>({ as, isNumeric, ...rest }: SmallProps<As>) {
  const Element: ElementType = as ?? 'small';
  const look = cx(styles.ownLine, styles.faint, styles.xs, isNumeric && styles.numeric);
  return <Element className={look} {...rest} />;
}
