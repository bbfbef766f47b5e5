import { IconCircleAlert } from '../icons';
import { t } from '../texts';
import styles from './form-error-summary.module.css';

export interface FormError {
  /** The id of the control, which a press on the line focuses. Without it the line is text. */
  readonly fieldId?: string | undefined;
  readonly text: string;
}

export interface FormErrorSummaryProps {
  readonly errors: readonly FormError[];
}

/** All errors of a long form, above it; announced when it appears. Renders nothing without errors. */
export function FormErrorSummary({ errors }: FormErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div role="alert" className={styles.summary}>
      <IconCircleAlert />
      <div>
        <p className={styles.title}>{t('forms.checkFields')}</p>
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
