import { IconCircleAlert } from '../icons';
import { cx } from '../lib/cx';
import styles from './form-error-summary.module.css';

export interface FormError {
  /** The id of the control; pressing the line goes there. Without it the line is text. */
  fieldId?: string | undefined;
  text: string;
}

export interface FormErrorSummaryProps {
  /** 'Please check these fields' where not told. */
  title?: string | undefined;
  errors: readonly FormError[];
  className?: string | undefined;
}

/** All that is wrong with a long form, above it; announced when it appears. Nothing wrong: nothing is drawn. */
export function FormErrorSummary(props: FormErrorSummaryProps) {
  const { title = 'Please check these fields', errors, className } = props;
  if (errors.length === 0) return null;
  return (
    <div role="alert" className={cx(styles.summary, className)}>
      <IconCircleAlert />
      <div>
        <p className={styles.title}>{title}</p>
        <ul className={styles.list}>
          {errors.map(({ fieldId, text }) => (
            <li key={`${fieldId ?? ''}:${text}`}>
              {fieldId === undefined ? (
                text
              ) : (
                <button
                  type="button"
                  className={styles.line}
                  onClick={() => document.getElementById(fieldId)?.focus()}
                >
                  {text}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
