import { useId, type ReactNode } from 'react';
import { IconCircleAlert } from '../icons';
import { cx } from '../lib/cx';
import { t } from '../texts';
import hidden from '../lib/visually-hidden.module.css';
import styles from './field-frame.module.css';

/** Props of every labelled control. */
export interface FieldLook {
  readonly label: ReactNode;
  /** Hides the label visually, if the context makes it clear (a filter above a table). */
  readonly isLabelHidden?: boolean | undefined;
  /** Adds '(optional)' to the label. */
  readonly isOptional?: boolean | undefined;
  /** At the right of the label ('Forgot?'). */
  readonly labelAction?: ReactNode;
  /** How to fill it in; replaced by the error. */
  readonly hint?: ReactNode;
  /** The error message, which also marks and describes the control. Empty or absent without an error. */
  readonly error?: ReactNode;
  /** 36 px high instead of 48, text 14 px: toolbars and dense panels. */
  readonly isDense?: boolean | undefined;
}

/** The attributes that connect a control to its label, hint and error. */
export interface FieldTies {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/**
 * Returns these attributes for one control. The id of the message is `${id}-message`.
 * @param given what the screen itself set: its own id, further descriptions
 */
export function useFieldTies(
  look: Pick<FieldLook, 'hint' | 'error'>,
  given: { id?: string | undefined; 'aria-describedby'?: string | undefined },
): FieldTies {
  const made = useId();
  const id = given.id ?? made;
  const hasMessage = Boolean(look.error) || Boolean(look.hint);
  return {
    id,
    'aria-invalid': look.error ? true : undefined,
    'aria-describedby': cx(hasMessage && messageId(id), given['aria-describedby']) || undefined,
  };
}

const messageId = (id: string): string => `${id}-message`;

interface FieldFrameProps extends FieldLook {
  /** The id of the control inside. */
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Label, control, and below it the error or the hint. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, isLabelHidden, isOptional, labelAction, hint, error, className, children } = props;
  return (
    <div className={cx(styles.frame, className)}>
      <div className={cx(styles.head, isLabelHidden && hidden.hidden)}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {isOptional && <span className={styles.optional}>{` ${t('forms.optional')}`}</span>}
        </label>
      </div>
      {children}
      {/* Behind the control, so that Tab reaches what is to be filled in first. */}
      {labelAction && <div className={styles.action}>{labelAction}</div>}
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  );
}

/** The line below a control: its error, else its hint. */
export function FieldMessage({ id, hint, error }: Pick<FieldLook, 'hint' | 'error'> & { id: string }) {
  if (error)
    return (
      <p id={messageId(id)} className={styles.error}>
        <IconCircleAlert />
        <span>{typeof error === 'string' ? withoutBreaks(error) : error}</span>
      </p>
    );
  if (!hint) return null;
  return (
    <p id={messageId(id)} className={styles.hint}>
      {hint}
    </p>
  );
}

/** 'e-mail' stays on one line: browsers break after its hyphen. */
const withoutBreaks = (text: string): ReactNode[] =>
  text.split(/(e-mail)/).map((part, index) =>
    part === 'e-mail' ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
