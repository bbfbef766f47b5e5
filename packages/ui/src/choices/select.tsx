import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconChevronDown } from '../icons';
import { cx } from '../lib/cx';
import box from '../forms/control-box.module.css';
import { FieldFrame, useFieldTies, type FieldLook } from '../forms/field-frame';
import styles from './select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'size'>, FieldLook {
  /** The options; or pass `<option>` and `<optgroup>` as children. */
  readonly options?: readonly SelectOption[] | undefined;
  /** The first option, with the empty value ('Choose a state'). */
  readonly placeholder?: string | undefined;
  /** An icon before the value. */
  readonly leading?: ReactNode;
  /** Class of the whole field, for its place in a grid. */
  readonly className?: string | undefined;
}

/** The browser's select, styled as a field. Accepts all attributes of a `<select>`; `ref` is the select. */
export function Select(props: SelectProps) {
  const { label, isLabelHidden, isOptional, labelAction, hint, error, isDense, ...own } = props;
  const { options, placeholder, leading, className, children, ...select } = own;
  const ties = useFieldTies({ hint, error }, select);
  return (
    <FieldFrame {...{ label, isLabelHidden, isOptional, labelAction, hint, error, className }} id={ties.id}>
      <span
        className={cx(
          box.box,
          styles.box,
          isDense && cx(box.dense, styles.dense),
          Boolean(leading) && styles.withLeading,
          Boolean(error) && box.bad,
        )}
      >
        {leading && <span className={styles.leading}>{leading}</span>}
        <select {...select} {...ties} className={cx(box.control, styles.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <IconChevronDown className={styles.caret} />
      </span>
    </FieldFrame>
  );
}
