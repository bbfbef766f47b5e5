import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldMessage, useFieldTies } from '../forms/field-frame';
import { IconCheck } from '../icons';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'size'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** A labelled checkbox. Accepts the attributes of an `<input>`; `ref` is the input. */
export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  const labelId = useId();
  const ties = useFieldTies({ hint }, input);
  return (
    <div className={styles.root}>
      <label className={styles.row}>
        <span className={styles.box}>
          <input aria-labelledby={labelId} {...input} {...ties} type="checkbox" className={styles.input} />
          <IconCheck className={styles.tick} size={16} strokeWidth={3} />
        </span>
        <span id={labelId}>{label}</span>
      </label>
      <div className={styles.message}>
        <FieldMessage id={ties.id} hint={hint} />
      </div>
    </div>
  );
}
