import { useId, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './segmented.module.css';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

export interface SegmentedProps<Value extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Takes the full width, with parts of equal size, 44 px high. */
  readonly isBlock?: boolean | undefined;
  /** Shows the icons only; labels become accessible names and tooltips. */
  readonly isIconOnly?: boolean | undefined;
}

/** A switch between two to four views or roles, made of radio buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, isBlock, isIconOnly } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cx(styles.segmented, isBlock && styles.block)}>
      {options.map((option) => (
        <label key={option.value} className={styles.part} title={isIconOnly ? option.label : undefined}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-label={isIconOnly ? option.label : undefined}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {!isIconOnly && option.label}
        </label>
      ))}
    </div>
  );
}
