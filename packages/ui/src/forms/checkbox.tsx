import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { IconCheck } from '../icons';
import { cx } from '../lib/cx';
import styles from './checkbox.module.css';
import { FieldMessage, useFieldTies } from './field-frame';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** At the right edge: how many there are. */
  trailing?: ReactNode;
  /** Of the whole row. */
  className?: string | undefined;
}

/** A box to tick. Takes everything a checkbox takes (`checked`, `onChange`, `name`); `ref` is the input's. */
export function Checkbox({ label, hint, error, trailing, className, ...input }: CheckboxProps) {
  const madeId = useId();
  const id = input.id ?? madeId;
  const trailingId = trailing === undefined ? undefined : `${id}-trailing`;
  const descriptions = cx(trailingId, input['aria-describedby']) || undefined;
  const ties = useFieldTies({ hint, error }, { id, 'aria-describedby': descriptions });
  return (
    <div className={cx(styles.root, className)}>
      <label className={styles.row}>
        <span className={styles.box}>
          <input
            aria-labelledby={`${id}-label`}
            {...input}
            {...ties}
            type="checkbox"
            className={styles.input}
          />
          <IconCheck className={styles.tick} size={16} strokeWidth={3} />
        </span>
        <span id={`${id}-label`}>{label}</span>
        {trailing !== undefined && (
          <span id={trailingId} className={styles.trailing}>
            {trailing}
          </span>
        )}
      </label>
      <div className={styles.message}>
        <FieldMessage id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
