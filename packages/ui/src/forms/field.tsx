import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../lib/cx';
import box from './control-box.module.css';
import { FieldFrame, useFieldTies, type FieldLook } from './field-frame';
import styles from './field.module.css';
import { focusControl } from '../lib/focus-control';

export interface FieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'size'>, FieldLook {
  /** Before the text: an icon, '₹'. */
  readonly leading?: ReactNode;
  /** After the text: a unit, an `IconButton` of size s. */
  readonly trailing?: ReactNode;
  /** Digits of equal width, for numbers, phone numbers and pincodes. */
  readonly isNumeric?: boolean | undefined;
  /** Texts that the browser offers while somebody types; any other text is as good. */
  readonly suggestions?: readonly string[] | undefined;
  /** Class of the whole field, for its place in a grid. */
  readonly className?: string | undefined;
}

/** A labelled line of text. Accepts all attributes of an `<input>`; `ref` is the input. */
export function Field(props: FieldProps) {
  const { label, isLabelHidden, isOptional, labelAction, hint, error, isDense, ...own } = props;
  const { leading, trailing, isNumeric, suggestions, className, ...input } = own;
  const ties = useFieldTies({ hint, error }, input);
  const listId = suggestions && `${ties.id}-suggestions`;
  return (
    <FieldFrame {...{ label, isLabelHidden, isOptional, labelAction, hint, error, className }} id={ties.id}>
      <span
        className={cx(box.box, box.text, isDense && box.dense, Boolean(error) && box.bad)}
        onClick={focusControl}
      >
        {leading && <Affix>{leading}</Affix>}
        <input
          type="text"
          list={listId}
          {...input}
          {...ties}
          className={cx(box.control, isNumeric && styles.numeric)}
        />
        {suggestions && (
          <datalist id={listId}>
            {suggestions.map((text) => (
              <option key={text} value={text} />
            ))}
          </datalist>
        )}
        {trailing && <Affix isAfter>{trailing}</Affix>}
      </span>
    </FieldFrame>
  );
}

/** A field for an amount in rupees: '1,000.50'. */
export const RupeeField = (props: Omit<FieldProps, 'leading' | 'inputMode' | 'isNumeric'>) => (
  <Field {...props} leading="₹" inputMode="decimal" isNumeric />
);

/** The prefix or suffix inside the box. */
function Affix({ isAfter = false, children }: { isAfter?: boolean; children: ReactNode }) {
  return <span className={cx(styles.affix, isAfter && styles.after)}>{children}</span>;
}
