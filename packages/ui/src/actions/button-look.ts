import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './button.module.css';

/**
 * `primary` is the one next step of a view; `quiet` everything beside it; `ghost` is text; `danger` is outlined and
 * `dangerSolid` only confirms what cannot be undone; `onBrand` is the action on the deep green band.
 */
export type ButtonVariant = 'primary' | 'quiet' | 'ghost' | 'danger' | 'dangerSolid' | 'onBrand';

/** 36, 44, 52 or 64 px high; `s` still takes a touch of 44. */
export type ButtonSize = 's' | 'm' | 'l' | 'xl';

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** @default primary */
  readonly variant?: ButtonVariant | undefined;
  /** @default m */
  readonly size?: ButtonSize | undefined;
  /** As wide as what is around it. */
  readonly isBlock?: boolean | undefined;
  /** An icon before the text. */
  readonly leading?: ReactNode;
  /** An icon after the text. */
  readonly trailing?: ReactNode;
}

/** The classes of a button's look. */
export function buttonClasses(look: ButtonLook, className?: string): string {
  const { variant = 'primary', size = 'm', isBlock = false } = look;
  return cx(styles.button, styles[variant], styles[size], isBlock && styles.block, className);
}
