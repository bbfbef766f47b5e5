import type { ReactElement, ReactNode } from 'react';
import { cx } from '../lib/cx';
import { Heading, type HeadingLevel } from '../lib/heading';
import { EmptyArt, type EmptyArtName } from './empty-art';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** One of the drawings, or another one of 112 px. Without it there are only words. */
  readonly art?: EmptyArtName | ReactElement | undefined;
  readonly title: ReactNode;
  /** One sentence. */
  readonly text?: ReactNode;
  /** The next action. */
  readonly action?: ReactNode;
  /** Level of the title. @default 2 */
  readonly headingLevel?: HeadingLevel | undefined;
  /** Less space, for panels and sheets. */
  readonly isCompact?: boolean | undefined;
}

/** The message of an empty list or screen, with the next action. */
export function EmptyState(props: EmptyStateProps) {
  const { art, title, text, action, headingLevel = 2, isCompact = false } = props;
  return (
    <div className={cx(styles.empty, isCompact && styles.compact)}>
      {typeof art === 'string' ? <EmptyArt name={art} /> : art}
      <Heading level={headingLevel} className={styles.title}>
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
