import type { Ref } from 'react';
import { IconMinus, IconPlus, IconTrash } from '../icons';
import { cx } from '../lib/cx';
import { t } from '../texts';
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
  /** Ref of the plus button. */
  readonly plusRef?: Ref<HTMLButtonElement> | undefined;
  /**
   * Nothing is counted yet: the plus button stands alone, with this text and name. It stays the same element afterwards:
   * replacing the button that has the focus costs a style and layout pass over the whole page.
   */
  readonly start?:
    | { readonly label: string; readonly text: string; readonly className?: string | undefined }
    | undefined;
}

type Limited = StepperProps & { readonly min: number; readonly max: number };

/** - 1 +. Announces the count to screen readers when it changes. */
export function Stepper({ min = 1, max = 99, ...others }: StepperProps) {
  const props: Limited = { ...others, min, max };
  const { label, value, variant = 'solid', size = 'm', start } = props;
  // At a limit a button is dimmed, not disabled: disabling would lose the focus while counting.
  return (
    <div
      role={start ? undefined : 'group'}
      aria-label={start ? undefined : t('choices.quantityOf', { label })}
      className={start ? styles.start : cx(styles.stepper, styles[variant], styles[size])}
    >
      {!start && (
        <>
          <Minus {...props} />
          <output className={styles.value}>{value}</output>
        </>
      )}
      <Plus {...props} />
    </div>
  );
}

function Plus({ label, value, min, max, onChange, onLimit, isDisabled, plusRef, start }: Limited) {
  const isMost = value >= max;
  const more = () => {
    if (isMost) onLimit?.();
    else onChange(Math.max(value + 1, min));
  };
  return (
    <button
      ref={plusRef}
      type="button"
      className={start ? start.className : styles.step}
      aria-label={start?.label ?? t('choices.increase', { label })}
      aria-disabled={isMost || undefined}
      disabled={isDisabled}
      onClick={more}
    >
      {start?.text ?? <IconPlus />}
    </button>
  );
}

/** Minus, or at the smallest value what removes. */
function Minus({ label, value, min, max, onChange, onRemove, variant, isDisabled }: Limited) {
  const isLeast = value <= min;
  const removes = isLeast && onRemove !== undefined;
  const less = () => {
    if (removes) onRemove();
    else if (!isLeast) onChange(Math.min(value - 1, max));
  };
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={t(removes ? 'choices.remove' : 'choices.decrease', { label })}
      aria-disabled={(isLeast && !removes) || undefined}
      disabled={isDisabled}
      onClick={less}
    >
      {removes && variant === 'outlined' ? <IconTrash /> : <IconMinus />}
    </button>
  );
}
