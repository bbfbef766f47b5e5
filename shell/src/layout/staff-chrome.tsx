/** Lazy chunk: the frame of admins and delivery partners. */
import { useState, type ComponentProps, type ReactNode } from 'react';
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
import { Link, NavLink, useSession } from '@basket/web';
import { NewHome } from '../navigation/new-home';
import { useBack } from '../navigation/use-back';
import { mainId } from '../navigation/use-page-change';
import { rich, t } from '../texts';
import { AccountButton, AccountMark } from './header/account-button';
import { AccountMenu } from './header/account-menu';
import { Brand } from './brand';
import { useStaffNavigation, type StaffNavigation } from './use-staff-navigation';
import styles from './staff-chrome.module.css';

type StaffRole = Exclude<Role, 'customer'>;

function EntriesLoading() {
  return (
    <LoadingRegion label={t('layout.loadingMenu')} className={styles.loading}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} width="threeQuarters" />
      ))}
    </LoadingRegion>
  );
}

/** A menu of which a part is missing is told without interrupting. */
function EntriesFailed({ isPart, onRetry }: { isPart: boolean; onRetry: () => void }) {
  return (
    <div role={isPart ? 'status' : 'alert'} className={styles.failed}>
      <p>{t(isPart ? 'layout.menuPartFailed' : 'layout.menuFailed')}</p>
      <Button size="s" variant="quiet" onClick={onRetry}>
        {t('layout.retry')}
      </Button>
    </div>
  );
}

const SidebarLink = ({ to, end = false, className = '', onClick, children }: ComponentProps<NavLinkLike>) => (
  <NavLink to={to} end={end} className={className} onClick={onClick}>
    {children}
  </NavLink>
);

/** The props of `SidebarNav`. */
function entries({ label, items, counts, state, retry }: StaffNavigation) {
  const note =
    state === 'loading' ? (
      <EntriesLoading />
    ) : state === 'whole' ? null : (
      <EntriesFailed isPart={state === 'part'} onRetry={retry} />
    );
  return { label, items, counts, note, as: SidebarLink };
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
              {rich('layout.accountOf', {
                name,
                hidden: (inside) => <VisuallyHidden>{inside}</VisuallyHidden>,
              })}
            </b>
            <span>{title}</span>
          </span>
          <IconChevronsUpDown size={18} aria-hidden />
        </button>
      )}
    />
  );
}

/** On desktops, with the brand above it. */
function Sidebar({ role, navigation }: { role: StaffRole; navigation: StaffNavigation }) {
  return (
    <aside className={styles.side}>
      <SidebarNav
        {...entries(navigation)}
        header={
          <Link to={homePathOf(role)}>
            <Brand size="s" />
          </Link>
        }
        footer={<AccountRow title={navigation.title} />}
      />
    </aside>
  );
}

interface SidebarSheetProps {
  readonly navigation: StaffNavigation;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The same on phones, over the page; following an entry closes it. */
function SidebarSheet({ navigation, isOpen, onClose }: SidebarSheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} side="left" title={navigation.label}>
      <div className={styles.sheet}>
        <SidebarNav {...entries(navigation)} onNavigate={onClose} />
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
  const navigation = useStaffNavigation(role);
  return (
    <div className={`${styles.frame} ${styles[role]}`}>
      <SkipLink />
      <NewHome />
      <Sidebar role={role} navigation={navigation} />
      <header className={styles.bar}>
        <IconButton
          size="l"
          tone="onBrand"
          label={t('layout.menu')}
          icon={<IconMenu />}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(!isOpen)}
        />
        {back !== null && (
          <IconLink
            as={Link}
            {...back}
            size="l"
            tone="onBrand"
            label={t('layout.back')}
            icon={<IconArrowLeft />}
          />
        )}
        <Link to={homePathOf(role)} className={styles.logo}>
          <Brand size="s" />
        </Link>
        <AccountButton />
      </header>
      <SidebarSheet navigation={navigation} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
