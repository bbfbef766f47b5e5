import type { ReactElement, ReactNode } from 'react';
import { cx } from '../lib/cx';
import { Heading, type HeadingLevel } from '../lib/heading';
import { EmptyArt, type EmptyArtName } from './empty-art';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** One of the drawings, or your own of 112 px. None: only words. */
  readonly art?: EmptyArtName | ReactElement | undefined;
  readonly title: ReactNode;
  /** One sentence. */
  readonly text?: ReactNode;
  /** The one next step. */
  readonly action?: ReactNode;
  /** Level of the title. @default 2 */
  readonly headingLevel?: HeadingLevel | undefined;
  /** Less air, for panels and side sheets. */
  readonly isCompact?: boolean | undefined;
}

/** Nothing here yet, and what to do about it. */
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
