import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { IconRefresh, IconTriangleAlert } from '../icons';
import { cx } from '../lib/cx';
import { Heading, type HeadingLevel } from '../lib/heading';
import { t } from '../texts';
import styles from './error-panel.module.css';

export interface ErrorPanelProps {
  /** @default 'Something went wrong' */
  readonly title?: ReactNode;
  /** The failure, in words for the user. */
  readonly text?: ReactNode;
  /** Shows a button that retries. */
  readonly onRetry?: (() => void) | undefined;
  /** @default 'Try again' */
  readonly retryLabel?: string | undefined;
  readonly isRetrying?: boolean | undefined;
  /** Another action, after the retry button. */
  readonly action?: ReactNode;
  /** Level of the title. @default 2 */
  readonly headingLevel?: HeadingLevel | undefined;
  /** Less space, for panels and sheets. */
  readonly isCompact?: boolean | undefined;
}

/** Shown instead of what could not be loaded; announced when it appears. */
export function ErrorPanel(props: ErrorPanelProps) {
  const {
    title = t('feedback.wentWrong'),
    text,
    onRetry,
    retryLabel = t('feedback.tryAgain'),
    isRetrying = false,
  } = props;
  const { action, headingLevel = 2, isCompact = false } = props;
  return (
    <div role="alert" className={cx(styles.panel, isCompact && styles.compact)}>
      <span className={styles.mark}>
        <IconTriangleAlert />
      </span>
      <Heading level={headingLevel} className={styles.title}>
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {(onRetry ?? action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="quiet" leading={<IconRefresh />} isBusy={isRetrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
