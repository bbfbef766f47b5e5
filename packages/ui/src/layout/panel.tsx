import { useId, type ReactNode } from 'react';
import { Muted } from '../data/muted';
import { cx } from '../lib/cx';
import styles from './panel.module.css';
import { Row } from './stack';

export interface PanelProps {
  /** Names the panel; without it use `label` if the panel is a region. */
  readonly title?: ReactNode;
  /** Names a panel without title. */
  readonly label?: string | undefined;
  /** Beside the title: a legend, a badge. */
  readonly badge?: ReactNode;
  /** A line below the title. */
  readonly note?: ReactNode;
  /** At the right edge of the head. */
  readonly actions?: ReactNode;
  /** `none` for tables, tabs and lists that reach the edge. `normal`: 16 px, 20 on desktops. */
  readonly padding?: 'normal' | 'none' | undefined;
  readonly children?: ReactNode;
}

/** The only container. Separates its parts by lines; never contains another panel. */
export function Panel(props: PanelProps) {
  const { title, label, badge, note, actions, padding = 'normal', children } = props;
  const titleId = useId();
  return (
    <section
      className={cx(styles.panel, padding === 'normal' && styles.padded)}
      aria-label={label}
      aria-labelledby={title == null ? undefined : titleId}
    >
      {(title != null || actions != null) && (
        <div className={styles.head}>
          <div className={styles.words}>
            <Row gap={3} rowGap={1}>
              {title != null && (
                <h2 id={titleId} className={styles.title}>
                  {title}
                </h2>
              )}
              {badge}
            </Row>
            {note && <Muted>{note}</Muted>}
          </div>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
