import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { cx } from '../lib/cx';
import { buttonClasses, type ButtonLook } from './button-look';
import styles from './button.module.css';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /**
   * Busy: a spinner replaces the leading icon and presses are ignored. The button keeps its
   * focus and its colour; its text should say what is happening ('Placing order').
   */
  readonly isBusy?: boolean | undefined;
}

/** A button. Its type defaults to `button`; use `type="submit"` to send a form. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    isBlock,
    leading,
    trailing,
    isBusy = false,
    className,
    onClick,
    children,
    ...rest
  } = props;

  // Prevented rather than disabled: a disabled button loses the focus, and Enter in a field presses this one too.
  const ignore = (event: MouseEvent) => event.preventDefault();

  return (
    <button
      type="button"
      {...rest}
      className={buttonClasses({ variant, size, isBlock }, cx(isBusy && styles.busy, className))}
      onClick={isBusy ? ignore : onClick}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {isBusy ? <span className={styles.spinner} /> : leading}
      {children}
      {trailing}
    </button>
  );
}
