import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../lib/cx';
import hidden from '../lib/visually-hidden.module.css';
import { FieldMessage, useFieldTies } from './field-frame';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'type' | 'size' | 'checked' | 'defaultChecked' | 'onChange'
> {
  /** What is on or off ('Store open'). */
  label: ReactNode;
  /** The label is read out but not shown. */
  isLabelHidden?: boolean | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  hint?: ReactNode;
  /** `l` (56 x 32) is the rider's. */
  size?: 'm' | 'l' | undefined;
  /** `onBrand` on the deep green band. */
  tone?: 'plain' | 'onBrand' | undefined;
  /** The change is on its way: further presses do nothing. */
  isBusy?: boolean | undefined;
  /** Label at the left edge, switch at the right: rows of settings. */
  isRow?: boolean | undefined;
  className?: string | undefined;
}

/** On or off, at once. For what is sent with a form use a `Checkbox`. */
export function Switch(props: SwitchProps) {
  const { label, isLabelHidden, isOn, onChange, hint, size = 'm', tone = 'plain', ...own } = props;
  const { isBusy = false, isRow = false, className, ...input } = own;
  const ties = useFieldTies({ hint }, input);
  return (
    <div className={cx(styles.root, className)}>
      <label className={cx(styles.row, isRow && styles.between)}>
        <input
          {...input}
          {...ties}
          type="checkbox"
          role="switch"
          className={cx(styles.switch, styles[size], styles[tone])}
          checked={isOn}
          aria-busy={isBusy || undefined}
          onChange={(event) => {
            if (!isBusy) onChange(event.target.checked);
          }}
        />
        <span className={isLabelHidden ? hidden.hidden : styles.label}>{label}</span>
      </label>
      <FieldMessage id={ties.id} hint={hint} />
    </div>
  );
}
