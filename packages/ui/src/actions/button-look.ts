import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './button.module.css';

/**
 * `primary` is the main action of a view, `quiet` every other one; `ghost` is text only; `danger` is outlined and
 * `dangerSolid` confirms what cannot be undone; `onBrand` is for the deep green band.
 */
export type ButtonVariant = 'primary' | 'quiet' | 'ghost' | 'danger' | 'dangerSolid' | 'onBrand';

/** 36, 44, 52 or 64 px high; the touch area of `s` is 44 px too. */
export type ButtonSize = 's' | 'm' | 'l' | 'xl';

/** Props that Button and ButtonLink share. */
export interface ButtonLook {
  /** @default primary */
  readonly variant?: ButtonVariant | undefined;
  /** @default m */
  readonly size?: ButtonSize | undefined;
  /** Takes the full width of its container. */
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
