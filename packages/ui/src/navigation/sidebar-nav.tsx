import type { ComponentType, ReactNode } from 'react';
import { Badge } from '../data';
import { VisuallyHidden } from '../feedback';
import { formatNumber } from '../formats';
import type { Icon } from '../icons';
import type { LinkLikeProps } from '../lib/anchor';
import { t } from '../texts';
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

/** How much waits behind each entry, by its address; entries without anything are left out. */
export type SidebarCounts = Readonly<Record<string, number>>;

export interface SidebarNavProps {
  /** Names the navigation: 'Admin'. */
  readonly label: string;
  readonly items: readonly SidebarNavItem[];
  readonly as: NavLinkLike;
  /** @default none */
  readonly counts?: SidebarCounts | undefined;
  /** Below the entries: the skeleton of those to come, or that some are missing. */
  readonly note?: ReactNode;
  /** Called when a link is followed, to close the drawer on phones. */
  readonly onNavigate?: (() => void) | undefined;
  /** Above the links: the brand. */
  readonly header?: ReactNode;
  /** At the bottom: the signed-in user. */
  readonly footer?: ReactNode;
}

/** The navigation of an area, 232 px wide: a column on desktops, the content of a drawer on phones. */
export function SidebarNav(props: SidebarNavProps) {
  const { label, items, as: As, counts = {}, note, onNavigate, header, footer } = props;
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
              <Waiting count={counts[to] ?? 0} />
            </li>
          ))}
        </ul>
        {note}
      </nav>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

/** Beside the link, so that its name stays that of the screen. */
function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <Badge isCount>{count > 999 ? '999+' : formatNumber(count)}</Badge>
      <VisuallyHidden>{` ${t('navigation.waiting')}`}</VisuallyHidden>
    </span>
  );
}
