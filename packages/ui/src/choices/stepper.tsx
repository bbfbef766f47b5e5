import type { Ref } from 'react';
import { IconMinus, IconPlus, IconTrash } from '../icons';
import { cx } from '../lib/cx';
import styles from './stepper.module.css';

export interface StepperProps {
  /** The counted thing, for screen readers ('Curry Leaves'). */
  readonly label: string;
  readonly value: number;
  /** Called with the new value, which is within the limits. */
  readonly onChange: (value: number) => void;
  /** @default 1 */
  readonly min?: number | undefined;
  /** Defaults to 99, the shop's limit for one line. */
  readonly max?: number | undefined;
  /** Called when minus is pressed at the smallest value. Without it minus stops there. */
  readonly onRemove?: (() => void) | undefined;
  /** Called when plus is pressed at the largest value, to say why it stops. */
  readonly onLimit?: (() => void) | undefined;
  /** `outlined` in lists, where only the main action is solid green. @default solid */
  readonly variant?: 'solid' | 'outlined' | undefined;
  /** 36 px high (`m`) or 52. @default m */
  readonly size?: 'm' | 'l' | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Ref of the plus button, to focus it when the stepper replaces ADD. */
  readonly plusRef?: Ref<HTMLButtonElement> | undefined;
}

/** - 1 +. Announces the count to screen readers when it changes. */
export function Stepper(props: StepperProps) {
  const { label, value, onChange, min = 1, max = 99, onRemove, onLimit } = props;
  const { variant = 'solid', size = 'm', isDisabled = false, plusRef } = props;
  const isLeast = value <= min;
  const isMost = value >= max;
  const removes = isLeast && onRemove !== undefined;

  const less = () => {
    if (removes) onRemove();
    else if (!isLeast) onChange(Math.min(value - 1, max));
  };
  const more = () => {
    if (isMost) onLimit?.();
    else onChange(Math.max(value + 1, min));
  };

  // At a limit a button is dimmed, not disabled: disabling would lose the focus while counting.
  return (
    <div
      role="group"
      aria-label={`Quantity of ${label}`}
      className={cx(styles.stepper, styles[variant], styles[size])}
    >
      <button
        type="button"
        className={styles.step}
        aria-label={removes ? `Remove ${label}` : `Decrease quantity of ${label}`}
        aria-disabled={(isLeast && !removes) || undefined}
        disabled={isDisabled}
        onClick={less}
      >
        {removes && variant === 'outlined' ? <IconTrash /> : <IconMinus />}
      </button>
      <output className={styles.value}>{value}</output>
      <button
        ref={plusRef}
        type="button"
        className={styles.step}
        aria-label={`Increase quantity of ${label}`}
        aria-disabled={isMost || undefined}
        disabled={isDisabled}
        onClick={more}
      >
        <IconPlus />
      </button>
    </div>
  );
}
