import type { ReactNode } from 'react';
import { IconArrowLeft } from '../icons';
import { Anchor, type LinkTarget } from '../lib/anchor';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** The h1 of the page. */
  title: ReactNode;
  /** After the title: a LiveBadge, a count, a status. */
  badge?: ReactNode;
  /** A line below the title. */
  note?: ReactNode;
  /** Buttons at the right edge, below the title on phones. */
  actions?: ReactNode;
  /** Where this page was come to from; `label` names the place: 'Orders'. */
  back?: (LinkTarget & { label: string }) | undefined;
}

/** The head of a page. Its title takes the focus after navigation (`h1[tabindex="-1"]`). */
export function PageHeader({ title, badge, note, actions, back }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && (
        <Anchor
          to={back.to}
          as={back.as}
          className={styles.back}
          aria-label={`Back to ${back.label}`}
          title={`Back to ${back.label}`}
        >
          <IconArrowLeft size={24} className={styles.arrow} />
        </Anchor>
      )}
      <div className={styles.words}>
        <div className={styles.line}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {badge}
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
