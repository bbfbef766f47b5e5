/** Lazy chunk: the frame of admins and delivery partners. */
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
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
import { homePathOf, type Role } from '@basket/domain';
import { Link, NavLink, useSession, type AreaNavigation } from '@basket/web';
import { mountOf } from '../navigation/back-target';
import { useBackTarget } from '../navigation/use-back-target';
import { loadArea } from '../remotes/load-area';
import { useAreaNavigation } from '../remotes/use-area-navigation';
import { mainId } from '../navigation/use-page-change';
import { AccountButton, AccountMark } from './header/account-button';
import { AccountMenu } from './header/account-menu';
import { BackRow } from './back-row';
import { Brand } from './brand';
import styles from './staff-chrome.module.css';

type StaffRole = Exclude<Role, 'customer'>;

/** Until the remote of the area is there; where it fails, its page says so. */
const nothingYet = { label: 'Panel', title: '\u00a0', items: [] } satisfies Partial<AreaNavigation>;

/** The frame of the area that belongs to the role, also while another one is shown. */
function useNavigation(role: StaffRole): Pick<AreaNavigation, 'label' | 'title' | 'items'> {
  const mount = mountOf(role);
  useEffect(() => {
    loadArea(mount).catch(() => undefined); // the component that renders the area reports a failure
  }, [mount]);
  return useAreaNavigation(mount) ?? nothingYet;
}

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
  const { label, title, items } = useNavigation(role);
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
  const { label, items } = useNavigation(role);
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
  const back = useBackTarget(role);
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
        <BackRow role={role} />
        {children}
      </main>
    </div>
  );
}
