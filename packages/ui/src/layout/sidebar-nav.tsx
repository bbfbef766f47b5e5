import type { ComponentType, ReactNode } from 'react';
import { formatNumber } from '../formats';
import type { Icon } from '../icons';
import type { LinkLikeProps } from '../lib/anchor';
import { Badge } from '../shop';
import styles from './sidebar-nav.module.css';

/** A link that marks itself with aria-current where it leads to the page shown; react-router's `NavLink` does. */
export type NavLinkLike = ComponentType<LinkLikeProps & { end?: boolean }>;

export interface SidebarNavItem {
  to: string;
  label: string;
  icon: Icon;
  /** How many wait there; 0 shows none. */
  count?: number | undefined;
  /** Current only at exactly this address (the start page of an area). */
  isExact?: boolean | undefined;
}

export interface SidebarNavProps {
  /** Names the navigation: 'Admin'. */
  label: string;
  items: readonly SidebarNavItem[];
  as: NavLinkLike;
  /** A link was followed: the place to close the drawer on phones. */
  onNavigate?: (() => void) | undefined;
  /** Above the links: the brand. */
  header?: ReactNode;
  /** At the bottom: who is signed in. */
  footer?: ReactNode;
}

/** The navigation of an area, 232 px wide: a column on desktops, the content of a drawer on phones. */
export function SidebarNav({ label, items, as: As, onNavigate, header, footer }: SidebarNavProps) {
  return (
    <div className={styles.sidebar}>
      {header && <div className={styles.header}>{header}</div>}
      <nav aria-label={label}>
        <ul className={styles.items}>
          {items.map(({ to, label: text, icon: ItemIcon, count = 0, isExact = false }) => (
            <li key={to}>
              <As to={to} end={isExact} className={styles.item} onClick={onNavigate}>
                <ItemIcon size={18} />
                {text}
                {count > 0 && (
                  <span className={styles.count}>
                    <Badge isCount>{formatNumber(count)}</Badge>
                  </span>
                )}
              </As>
            </li>
          ))}
        </ul>
      </nav>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
