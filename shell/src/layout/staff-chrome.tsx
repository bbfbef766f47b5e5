/** Lazy chunk: the frame of admins and delivery partners. */
import { useEffect, useState, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import {
  Button,
  IconArrowLeft,
  IconButton,
  IconChevronsUpDown,
  IconLink,
  IconMenu,
  LoadingRegion,
  Sheet,
  SidebarNav,
  Skeleton,
  SkipLink,
  VisuallyHidden,
  type NavLinkLike,
} from '@basket/ui';
import { homePathOf, type Role } from '@basket/domain';
import { Link, NavLink, useSession, type AreaNavigation, type NavigationCounts } from '@basket/web';
import { mountOf } from '../navigation/back-target';
import { NewHome } from '../navigation/new-home';
import { useBack } from '../navigation/use-back';
import { forgetArea, loadArea } from '../remotes/load-area';
import { useAreaNavigation } from '../remotes/use-area-navigation';
import { mainId } from '../navigation/use-page-change';
import { AccountButton, AccountMark } from './header/account-button';
import { AccountMenu } from './header/account-menu';
import { Brand } from './brand';
import styles from './staff-chrome.module.css';

type StaffRole = Exclude<Role, 'customer'>;

/** Until the remote of the area is there. */
const nothingYet = { label: 'Panel', title: '\u00a0', items: [] } satisfies Partial<AreaNavigation>;
const noCounts = {};
const uncounted: NavigationCounts = { subscribe: () => () => undefined, current: () => noCounts };

interface Frame extends Pick<AreaNavigation, 'label' | 'title' | 'items'> {
  readonly counts: ReturnType<NavigationCounts['current']>;
  /** In place of the entries while there are none. */
  readonly instead: ReactNode;
}

/** The frame of the area that belongs to the role, also while another one is shown. */
function useNavigation(role: StaffRole): Frame {
  const mount = mountOf(role);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  useEffect(() => {
    // The component that renders the area reports why.
    loadArea(mount).catch(() => setFailedAttempt(attempt));
  }, [mount, attempt]);
  const navigation = useAreaNavigation(mount);
  const { subscribe, current } = navigation?.counts ?? uncounted;
  const counts = useSyncExternalStore(subscribe, current, uncounted.current);
  const retry = (): void => {
    forgetArea(mount);
    setAttempt(attempt + 1);
  };
  const instead = navigation ? null : failedAttempt === attempt ? (
    <EntriesFailed onRetry={retry} />
  ) : (
    <EntriesLoading />
  );
  const { label, title, items } = navigation ?? nothingYet;
  return { label, title, items, counts, instead };
}

function EntriesLoading() {
  return (
    <LoadingRegion label="Loading the menu" className={styles.loading}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} width="threeQuarters" />
      ))}
    </LoadingRegion>
  );
}

function EntriesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failed}>
      <p>The menu could not be loaded.</p>
      <Button size="s" variant="quiet" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
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
  const { title, ...navigation } = useNavigation(role);
  return (
    <aside className={styles.side}>
      <SidebarNav
        {...navigation}
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
  const { title: _title, ...navigation } = useNavigation(role);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} side="left" title={navigation.label}>
      <div className={styles.sheet}>
        <SidebarNav {...navigation} as={SidebarLink} onNavigate={onClose} />
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
  const back = useBack(role);
  return (
    <div className={`${styles.frame} ${styles[role]}`}>
      <SkipLink />
      <NewHome />
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
          <IconLink as={Link} {...back} size="l" tone="onBrand" label="Back" icon={<IconArrowLeft />} />
        )}
        <Link to={homePathOf(role)} className={styles.logo}>
          <Brand size="s" />
        </Link>
        <AccountButton />
      </header>
      <SidebarSheet role={role} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
