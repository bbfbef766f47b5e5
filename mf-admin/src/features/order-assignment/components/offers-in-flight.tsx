import { offerDurationMs, type Assignment } from '@basket/domain';
import { CountdownRing, Panel, Small } from '@basket/ui';
import { Link, useServerNow } from '@basket/web';
import { paths } from '../../../paths';
import styles from './offers-in-flight.module.css';

/** The open offers, each with the seconds left to answer. Renders nothing when there is none. */
export function OffersInFlight({ offers }: { offers: readonly Assignment[] }) {
  if (offers.length === 0) return null;
  return (
    <Panel title="Offers in flight" padding="none">
      <OfferList offers={offers} />
    </Panel>
  );
}

/** A component of its own, so that the clock ticks only while there is an offer. */
function OfferList({ offers }: { offers: readonly Assignment[] }) {
  const now = useServerNow(500);
  return (
    <ul className={styles.offers}>
      {offers.map((offer) => (
        <li key={offer.orderId} className={styles.offer}>
          <CountdownRing
            label={`Offer to ${offer.partnerName}`}
            deadlineAt={offer.deadlineAt}
            nowAt={now}
            totalMs={offerDurationMs}
          />
          <div>
            <b>{offer.partnerName}</b>
            <Small isNumeric>
              {offer.deadlineAt > now ? (
                <Link to={paths.order(offer.orderId)}>{offer.orderNumber}</Link>
              ) : (
                `${offer.orderNumber}: no answer`
              )}
            </Small>
          </div>
        </li>
      ))}
    </ul>
  );
}
