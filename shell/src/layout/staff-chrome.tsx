/** Lazy chunk: the frame of admins and delivery partners. */
import { useState, type ComponentProps, type ReactNode } from 'react';
import {
  IconArrowLeft,
  IconButton,
  IconChevronsUpDown,
  IconLink,
  IconMenu,
  Sheet,
  SidebarNav,
  SkipLink,
  VisuallyHidden,
  type NavLinkLike,
} from '@basket/ui';
import { homePathOf } from '@basket/domain';
import { Link, NavLink, useLocation, useSession } from '@basket/web';
import { backTarget } from '../navigation/back-target';
import { staffPanels, type StaffRole } from '../navigation/staff-panels';
import { mainId } from '../navigation/use-page-change';
import { AccountButton, AccountMark } from './header/account-button';
import { AccountMenu } from './header/account-menu';
import { BackRow } from './back-row';
import { Brand } from './brand';
import styles from './staff-chrome.module.css';

/** The signed-in user at the foot of the sidebar; opens the account menu. */
function AccountRow({ title }: { title: string }) {
  const name = useSession(({ profile }) => profile?.name ?? '');
  return (
    <AccountMenu
      isWanted={false}
      align="start"
      trigger={(props) => (
        <button type="button" {...props} className={styles.account}>
          <AccountMark isOnBrand={false} />
          <span className={styles.who}>
            <b>
              <VisuallyHidden>Account of </VisuallyHidden>
              {name}
            </b>
            <span>{title}</span>
          </span>
          <IconChevronsUpDown size={18} aria-hidden />
        </button>
      )}
    />
  );
}

const SidebarLink = ({ to, end = false, className = '', onClick, children }: ComponentProps<NavLinkLike>) => (
  <NavLink to={to} end={end} className={className} onClick={onClick}>
    {children}
  </NavLink>
);

/** On desktops, with the brand above it. */
function Sidebar({ role }: { role: StaffRole }) {
  const { label, title, items } = staffPanels[role];
  return (
    <aside className={styles.side}>
      <SidebarNav
        label={label}
        items={items}
        as={SidebarLink}
        header={
          <Link to={homePathOf(role)}>
            <Brand size="s" />
          </Link>
        }
        footer={<AccountRow title={title} />}
      />
    </aside>
  );
}

/** The same on phones, over the page; following an entry closes it. */
function SidebarSheet({ role, isOpen, onClose }: { role: StaffRole; isOpen: boolean; onClose: () => void }) {
  const { label, items } = staffPanels[role];
  return (
    <Sheet isOpen={isOpen} onClose={onClose} side="left" title={label}>
      <div className={styles.sheet}>
        <SidebarNav label={label} items={items} as={SidebarLink} onNavigate={onClose} />
      </div>
    </Sheet>
  );
}

export interface StaffChromeProps {
  readonly role: StaffRole;
  readonly children: ReactNode;
}

/** Phone: a bar with a button for the sidebar. Desktop: the sidebar stays, and there is no bar. */
export function StaffChrome({ role, children }: StaffChromeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const back = backTarget(role, pathname);
  return (
    <div className={`${styles.frame} ${styles[role]}`}>
      <SkipLink />
      <Sidebar role={role} />
      <header className={styles.bar}>
        <IconButton
          size="l"
          tone="onBrand"
          label="Menu"
          icon={<IconMenu />}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(!isOpen)}
        />
        {back !== null && (
          <IconLink as={Link} to={back} size="l" tone="onBrand" label="Back" icon={<IconArrowLeft />} />
        )}
        <Link to={homePathOf(role)} className={styles.logo}>
          <Brand size="s" />
        </Link>
        <AccountButton />
      </header>
      <SidebarSheet role={role} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <BackRow to={back} />
        {children}
      </main>
    </div>
  );
}
