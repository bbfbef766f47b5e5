import type { Ref } from 'react';
import { IconMinus, IconPlus, IconTrash } from '../icons';
import { cx } from '../lib/cx';
import styles from './stepper.module.css';

export interface StepperProps {
  /** What is counted, for screen readers ('Curry Leaves'). */
  label: string;
  value: number;
  /** Called with the new value, which is within the bounds. */
  onChange: (value: number) => void;
  /** 1 where not told. */
  min?: number | undefined;
  /** 99 where not told: the shop's limit for one line. */
  max?: number | undefined;
  /** Given: minus at the least value takes the thing away instead of being stopped. */
  onRemove?: (() => void) | undefined;
  /** Plus was pressed at the greatest value: the place to say why it stops. */
  onLimit?: (() => void) | undefined;
  /** `outlined` in lists of lines, where the only solid green is the way forward. `solid` where not told. */
  variant?: 'solid' | 'outlined' | undefined;
  /** 36 px high (`m`, where not told) or 52. */
  size?: 'm' | 'l' | undefined;
  isDisabled?: boolean | undefined;
  /** Of the plus button: to move the focus there when ADD became a stepper. */
  plusRef?: Ref<HTMLButtonElement> | undefined;
  className?: string | undefined;
}

/** - 1 +. The count is told to screen readers as it changes. */
export function Stepper(props: StepperProps) {
  const { label, value, onChange, min = 1, max = 99, onRemove, onLimit } = props;
  const { variant = 'solid', size = 'm', isDisabled = false, plusRef, className } = props;
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

  // At a bound a button is dimmed, not disabled: disabling would drop the focus in the middle of counting.
  return (
    <div
      role="group"
      aria-label={`Quantity of ${label}`}
      className={cx(styles.stepper, styles[variant], styles[size], className)}
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
