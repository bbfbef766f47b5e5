import type { ReactNode } from 'react';
import { Muted } from '../data/muted';
import styles from './page-header.module.css';
import { Row } from './stack';

export interface PageHeaderProps {
  /** The h1 of the page. */
  readonly title: ReactNode;
  /** After the title: a LiveBadge, a count, a status. */
  readonly badge?: ReactNode;
  /** A line below the title. */
  readonly note?: ReactNode;
  /** Buttons at the right edge, below the title on phones. */
  readonly actions?: ReactNode;
}

/** The head of a page. Its title can be focused after navigation (`h1[tabindex="-1"]`). */
export function PageHeader({ title, badge, note, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <Row gap={3} rowGap={1}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {badge}
        </Row>
        {note && <Muted isNumeric>{note}</Muted>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
