import type { ComponentPropsWithRef } from 'react';
import { cx } from '../lib/cx';
import box from './control-box.module.css';
import { FieldFrame, useFieldTies, type FieldLook } from './field-frame';
import styles from './text-area.module.css';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'className'>, FieldLook {
  /** Class of the whole field, for its place in a grid. */
  readonly className?: string | undefined;
}

/** Several lines of text; grows with its content if the browser can. Shows at least `rows` (3). */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, isOptional, labelAction, hint, error, isDense, className, ...area } = props;
  const ties = useFieldTies({ hint, error }, area);
  return (
    <FieldFrame {...{ label, isLabelHidden, isOptional, labelAction, hint, error, className }} id={ties.id}>
      <span className={cx(box.box, box.text, styles.box, isDense && box.dense, Boolean(error) && box.bad)}>
        <textarea rows={3} {...area} {...ties} className={cx(box.control, styles.area)} />
      </span>
    </FieldFrame>
  );
}
