import {
  Badge,
  formatNumber,
  IconBellRing,
  IconHouse,
  IconReceipt,
  IconWallet,
  VisuallyHidden,
  type Icon,
} from '@basket/ui';
import { NavLink, useLocation, useServerNow } from '@basket/web';
import { useDelivery } from '../delivery-context';
import { openOffers } from '../assignments/assignment-facts';
import { paths } from '../paths';
import { t } from '../texts';
import styles from './bottom-nav.module.css';

interface Entry {
  readonly to: string;
  readonly label: string;
  readonly EntryIcon: Icon;
  readonly count: number;
  /** The things that the number counts, for screen readers. */
  readonly counted: string;
}

/**
 * Links to the four screens at the bottom of phones and tablets; desktops have the sidebar. Hidden while an offer
 * fills the screen, so that it does not cover the offer's buttons.
 */
export function BottomNav() {
  const { offers, inHand } = useDelivery();
  const { pathname } = useLocation();
  const hasOffers = offers.status === 'ready' && offers.data.length > 0;
  // The clock matters only while there is an offer.
  const now = useServerNow(hasOffers ? 500 : 60_000);
  const open = offers.status === 'ready' ? openOffers(offers.data, now).length : 0;
  if (pathname === paths.orderAssignment && open > 0) return null;
  const entries: readonly Entry[] = [
    { to: paths.dashboard, label: t('nav.home'), EntryIcon: IconHouse, count: 0, counted: '' },
    {
      to: paths.orders,
      label: t('nav.orders'),
      EntryIcon: IconReceipt,
      count: inHand.status === 'ready' ? inHand.data.length : 0,
      counted: t('nav.inHand'),
    },
    {
      to: paths.orderAssignment,
      label: t('common.offers'),
      EntryIcon: IconBellRing,
      count: open,
      counted: t('nav.open'),
    },
    { to: paths.wallet, label: t('common.wallet'), EntryIcon: IconWallet, count: 0, counted: '' },
  ];
  return (
    <nav className={styles.nav} aria-label={t('nav.screens')}>
      {entries.map(({ to, label, EntryIcon, count, counted }) => (
        <NavLink key={to} to={to} end={to === paths.dashboard} className={styles.entry ?? ''}>
          <EntryIcon />
          {label}
          {count > 0 && (
            <span className={styles.count}>
              <Badge isCount tone="new">
                {formatNumber(count)}
              </Badge>
              <VisuallyHidden> {counted}</VisuallyHidden>
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
