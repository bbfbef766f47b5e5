import type { ComponentType, ReactNode } from 'react';
import type { Icon } from '../icons';
import type { LinkLikeProps } from '../lib/anchor';
import styles from './sidebar-nav.module.css';

/** A link that sets aria-current on the current page, such as react-router's `NavLink`. */
export type NavLinkLike = ComponentType<LinkLikeProps & { readonly end?: boolean }>;

export interface SidebarNavItem {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  /** Current only at exactly this address (the start page of an area). */
  readonly isExact?: boolean | undefined;
}

export interface SidebarNavProps {
  /** Names the navigation: 'Admin'. */
  readonly label: string;
  readonly items: readonly SidebarNavItem[];
  readonly as: NavLinkLike;
  /** Called when a link is followed, to close the drawer on phones. */
  readonly onNavigate?: (() => void) | undefined;
  /** Above the links: the brand. */
  readonly header?: ReactNode;
  /** At the bottom: the signed-in user. */
  readonly footer?: ReactNode;
}

/** The navigation of an area, 232 px wide: a column on desktops, the content of a drawer on phones. */
export function SidebarNav({ label, items, as: As, onNavigate, header, footer }: SidebarNavProps) {
  return (
    <div className={styles.sidebar}>
      {header && <div className={styles.header}>{header}</div>}
      <nav aria-label={label}>
        <ul className={styles.items}>
          {items.map(({ to, label: text, icon: ItemIcon, isExact = false }) => (
            <li key={to}>
              <As to={to} end={isExact} className={styles.item} onClick={onNavigate}>
                <ItemIcon size={18} />
                {text}
              </As>
            </li>
          ))}
        </ul>
      </nav>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
