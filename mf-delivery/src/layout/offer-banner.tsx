import { offerDurationMs, type Assignment, type Stored } from '@basket/domain';
import { CountdownRing, formatCount, formatDistanceKm, rupees, VisuallyHidden } from '@basket/ui';
import { Link, useLocation, useServerNow } from '@basket/web';
import { tripKm } from '../assignments/assignment-facts';
import { useDelivery } from '../delivery-context';
import { openOffers } from '../assignments/open-offers';
import { paths } from '../paths';
import styles from './offer-banner.module.css';

/** Announces offers: to screen readers on every screen, visibly on every screen but the offers' own. */
export function OfferBanner() {
  const { offers } = useDelivery();
  const { pathname } = useLocation();
  const waiting = offers.status === 'ready' ? offers.data : [];
  const [newest] = waiting;
  return (
    <>
      {/* A live region must exist before its message to be announced. It leaves out the clock, which would repeat it. */}
      <div role="alert">
        {newest && (
          <VisuallyHidden>
            {titleOf(waiting.length)}. You earn {rupees(newest.earningPaise)}.
          </VisuallyHidden>
        )}
      </div>
      {newest && pathname !== paths.orderAssignment && <Banner offers={waiting} />}
    </>
  );
}

const titleOf = (count: number): string => (count === 1 ? 'New order' : formatCount(count, 'new order'));

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
        label="Offer"
        isOnBrand
        deadlineAt={first.deadlineAt}
        nowAt={now}
        totalMs={offerDurationMs}
      />
      <span className={styles.words}>
        <b>{titleOf(open.length)}</b>
        <span>
          You earn {rupees(first.earningPaise)} · {trip === null ? first.pincode : formatDistanceKm(trip)}
        </span>
      </span>
      <span className={styles.answer}>Answer</span>
    </Link>
  );
}
