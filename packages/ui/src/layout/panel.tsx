import { useId, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import { Heading, type HeadingLevel } from '../lib/heading';
import styles from './panel.module.css';

export interface PanelProps {
  /** Names the panel; without it give `label` where the panel is a region of its own. */
  title?: ReactNode;
  /** 2 where not told. */
  headingLevel?: HeadingLevel | undefined;
  /** Names a panel without title. */
  label?: string | undefined;
  /** Beside the title: a legend, a badge. */
  badge?: ReactNode;
  /** A line below the title. */
  note?: ReactNode;
  /** At the right edge of the head. */
  actions?: ReactNode;
  /** `none` for tables, tabs and lists that reach the edge. `normal`: 16 px, 20 on desktops. */
  padding?: 'normal' | 'none' | undefined;
  children?: ReactNode;
  id?: string | undefined;
}

/** The only container. It parts its content by lines; a panel never holds a panel. */
export function Panel(props: PanelProps) {
  const { title, headingLevel = 2, label, badge, note, actions, padding = 'normal', children, id } = props;
  const titleId = useId();
  return (
    <section
      id={id}
      className={cx(styles.panel, padding === 'normal' && styles.padded)}
      aria-label={label}
      aria-labelledby={title == null ? undefined : titleId}
    >
      {(title != null || actions != null) && (
        <div className={styles.head}>
          <div className={styles.words}>
            <div className={styles.line}>
              {title != null && (
                <Heading level={headingLevel} id={titleId} className={styles.title}>
                  {title}
                </Heading>
              )}
              {badge}
            </div>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
