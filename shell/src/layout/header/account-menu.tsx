/** Lazy chunk: the menu of the signed-in user, or of a visitor. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { homePathOf, languages, type Role } from '@basket/domain';
import {
  formatPhone,
  IconBike,
  IconHouse,
  IconLayoutDashboard,
  IconLogIn,
  IconLogOut,
  IconReceipt,
  IconShieldCheck,
  IconUser,
  IconUserPlus,
  Menu,
  type Icon,
  type MenuItem,
  type MenuTriggerProps,
} from '@basket/ui';
import {
  chooseLanguage,
  Link,
  session,
  toast,
  useLanguage,
  useSession,
  type AreaNavigation,
} from '@basket/web';
import * as shopPages from '@basket/web/shop-pages';
import styles from './account-menu.module.css';
import { areasOf } from '../../navigation/back-target';
import { useNavigations } from '../../navigation/use-navigations';
import { useOtherAreas } from '../../navigation/use-other-areas';
import { areaNavigation } from '../../remotes/load-area';
import { t } from '../../texts';
import { ConfirmSignOut } from '../confirm-sign-out';
import { PartnerSignOut } from '../partner-sign-out';
import { told } from '../told';

const entry = (label: string, to: string, ItemIcon: Icon): MenuItem => ({
  label,
  to,
  as: Link,
  icon: <ItemIcon />,
});

const visitorEntries = (): readonly MenuItem[] => [
  entry(t('header.customerLogin'), '/login', IconLogIn),
  entry(t('header.customerRegister'), '/register', IconUserPlus),
  'separator',
  entry(t('header.adminLogin'), '/login?role=admin', IconShieldCheck),
  entry(t('header.partnerLogin'), '/login?role=delivery', IconBike),
];

/** The shop's remote is not loaded on pages of the shell, where customers find the same menu. */
const shopEntries = (): readonly MenuItem[] => [
  entry(t('header.home'), shopPages.home, IconHouse),
  entry(t('header.profile'), shopPages.profile, IconUser),
  entry(t('header.orders'), shopPages.orders, IconReceipt),
];

type Entry = AreaNavigation['items'][number];
const isEntry = (value: unknown): value is Entry => {
  const { to, label, icon } = (value ?? {}) as Partial<Entry>;
  return typeof to === 'string' && typeof label === 'string' && Boolean(icon);
};
/** Loosely: what one remote says may cost its own entries only, and not the menu of all. */
function entriesOf(navigation?: AreaNavigation | null): readonly MenuItem[] {
  const named: unknown = navigation?.accountMenu ?? navigation?.items.slice(0, 1);
  const entries = Array.isArray(named) ? named.filter(isEntry) : [];
  return entries.map(({ label, to, icon }) => entry(label, to, icon));
}

/** For people whose first area names no entries, or is not there. */
function entriesInPlace(role: Role | null): readonly MenuItem[] {
  if (role === null) return visitorEntries();
  return role === 'customer'
    ? shopEntries()
    : [entry(t('header.dashboard'), homePathOf(role), IconLayoutDashboard)];
}

/** Entries of the first area, or those in their place; then those of the others, each label once. Visitors sign in before all else. */
function areaEntries(
  role: Role | null,
  [first, ...others]: readonly (AreaNavigation | null)[],
): readonly MenuItem[] {
  const own = role === null ? [] : entriesOf(first);
  const all = [...(own.length > 0 ? own : entriesInPlace(role)), ...others.flatMap(entriesOf)];
  const labelOf = (item: MenuItem): string => (item === 'separator' ? item : item.label);
  return all.filter((item, at) => all.findIndex((each) => labelOf(each) === labelOf(item)) === at);
}

/** The question to ask before somebody signs out. */
type Question = 'shift' | 'unsaved';

function questionOf(role: Role): Question | null {
  if (role === 'delivery_partner') return 'shift';
  const isUnsaved = areasOf(role).some(({ mount }) =>
    told(() => areaNavigation(mount)?.hasUnsavedChanges?.() ?? false, false),
  );
  return isUnsaved ? 'unsaved' : null;
}

const signOut = (role: Role, ask: (question: Question) => void): MenuItem => ({
  label: t('layout.signOut'),
  icon: <IconLogOut />,
  isDanger: true,
  // A partner goes offline first, and is asked when there is work in hand.
  onSelect: () => {
    const question = questionOf(role);
    if (question) ask(question);
    else void session.signOut();
  },
});

const languageChoices = (now: string): readonly MenuItem[] =>
  languages.map((language) => ({
    label: language.name,
    lang: language.tag,
    isChosen: language.tag === now,
    onSelect: () => void chooseLanguage(language).catch(() => toast.error(t('header.notLoaded'))),
  }));

export interface AccountMenuProps {
  readonly trigger: (props: MenuTriggerProps) => ReactNode;
  /** Opens with the first render: the button was pressed before this code had loaded. @default true */
  readonly isWanted?: boolean;
  readonly align?: 'start' | 'end';
}

export function AccountMenu({ trigger, isWanted = true, align = 'end' }: AccountMenuProps) {
  const profile = useSession((state) => state.profile);
  const email = useSession((state) => state.user?.email ?? '');
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isWanted) place.current?.querySelector('button')?.click();
  }, [isWanted]);
  const uid = useSession((state) => state.user?.uid ?? null);
  const [asked, setAsked] = useState<Question | null>(null);
  const role = profile?.role ?? null;
  useOtherAreas(role);
  const areas = areaEntries(role, useNavigations(role));
  const choices = languageChoices(useLanguage());
  const items = [
    ...[...areas, 'separator' as const, ...choices],
    ...(role ? ['separator' as const, signOut(role, setAsked)] : []),
  ];
  return (
    <span ref={place} className={styles.place}>
      <Menu
        label={t('header.account')}
        items={items}
        align={align}
        trigger={trigger}
        header={
          profile && (
            <div className={styles.who}>
              <b>{profile.name}</b>
              <span>{email || formatPhone(profile.phone)}</span>
            </div>
          )
        }
      />
      {asked === 'shift' && uid !== null && <PartnerSignOut uid={uid} onClose={() => setAsked(null)} />}
      {asked === 'unsaved' && <ConfirmSignOut onClose={() => setAsked(null)} />}
    </span>
  );
}
