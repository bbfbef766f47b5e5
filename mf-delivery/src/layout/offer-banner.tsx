import { useEffect, useRef, type RefObject } from 'react';
import { offerDurationMs, type Assignment, type Stored } from '@basket/domain';
import { CountdownRing, formatDistanceKm, rupees, VisuallyHidden } from '@basket/ui';
import { Link, useLocation, useNavigate, useServerNow } from '@basket/web';
import { useAlarm } from '../alarm/use-alarm';
import { tripKm, openOffers } from '../assignments/assignment-facts';
import { useDelivery } from '../delivery-context';
import { calledFrom } from '../assignments/called-from';
import { paths } from '../paths';
import { useIsAnswered } from '../waiting-steps/use-steps';
import { t } from '../texts';
import styles from './offer-banner.module.css';

/**
 * Announces offers with sound and to screen readers, and opens the offers' screen once for each of them, wherever the partner
 * is. Who goes away from there keeps a banner.
 */
export function OfferBanner() {
  const { offers } = useDelivery();
  const { pathname } = useLocation();
  const isAnswered = useIsAnswered();
  // Not what this browser saw last: the partner may have answered it, before a reload. An answer may also be ahead of the server's first word.
  const isKnown = offers.status === 'ready' && !offers.isFromCache;
  const waiting = isKnown ? offers.data.filter((offer) => !isAnswered(offer)) : [];
  const [newest] = waiting;
  const called = useRef(new Set<string>());
  return (
    <>
      {/* A live region must exist before its message to be announced. It leaves out the clock, which would repeat it. */}
      <div role="alert">
        {newest && (
          <VisuallyHidden>
            {t('layout.announcement', { n: waiting.length, pay: rupees(newest.earningPaise) })}
          </VisuallyHidden>
        )}
      </div>
      {newest && <Call offers={waiting} called={called} />}
      {newest && pathname !== paths.orderAssignment && <Banner offers={waiting} />}
    </>
  );
}

interface CallProps {
  readonly offers: readonly Stored<Assignment>[];
  /** Offers that have opened their screen; it is opened once for each. */
  readonly called: RefObject<Set<string>>;
}

function Call({ offers, called }: CallProps) {
  const now = useServerNow(500);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [first] = openOffers(offers, now);
  const id = first?.id ?? null;
  useAlarm('offer', id);
  useEffect(() => {
    if (id === null || called.current.has(id)) return;
    called.current.add(id);
    if (pathname !== paths.orderAssignment)
      void navigate(paths.orderAssignment, { state: calledFrom({ pathname, at: Date.now() }) });
  }, [id, called, pathname, navigate]);
  return null;
}

/** A component of its own, so that the clock starts with the first offer and ticks only while there is one. */
function Banner({ offers }: { offers: readonly Stored<Assignment>[] }) {
  const now = useServerNow(500);
  const open = openOffers(offers, now);
  const [first] = open;
  if (!first) return null;
  const trip = tripKm(first);
  return (
    <Link to={paths.orderAssignment} className={styles.banner}>
      <CountdownRing
        label={t('layout.offer')}
        isOnBrand
        deadlineAt={first.deadlineAt}
        nowAt={now}
        totalMs={offerDurationMs}
      />
      <span className={styles.words}>
        <b>{t('layout.newOrders', { n: open.length })}</b>
        <span>
          {t('layout.earning', {
            pay: rupees(first.earningPaise),
            place: trip === null ? first.pincode : formatDistanceKm(trip),
          })}
        </span>
      </span>
      <span className={styles.answer}>{t('layout.answer')}</span>
    </Link>
  );
}
