import { useId, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './segmented.module.css';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

export interface SegmentedProps<Value extends string> {
  /** What is switched here; read out, not shown. */
  label: string;
  options: ReadonlyArray<SegmentedOption<Value>>;
  value: Value;
  onChange: (value: Value) => void;
  /** As wide as what is around it, all parts alike, 44 px high: the role switch of the sign-in. */
  isBlock?: boolean | undefined;
  /** Only the icons are seen; labels become names and tooltips. */
  isIconOnly?: boolean | undefined;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

/** One of two to four views or roles, switched at once. Radio buttons underneath: arrow keys move. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, isBlock, isIconOnly, name, isDisabled, className } = props;
  const madeName = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(styles.segmented, isBlock && styles.block, className)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.part} title={isIconOnly ? option.label : undefined}>
          <input
            type="radio"
            className={styles.input}
            name={name ?? madeName}
            value={option.value}
            checked={option.value === value}
            disabled={isDisabled}
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
