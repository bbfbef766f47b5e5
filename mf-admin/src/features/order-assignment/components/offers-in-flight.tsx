import { offerDurationMs, type Assignment } from '@basket/domain';
import { CountdownRing, Panel, Small } from '@basket/ui';
import { Link, useServerNow } from '@basket/web';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import styles from './offers-in-flight.module.css';

/** The open offers, each with the seconds left to answer. Renders nothing when there is none. */
export function OffersInFlight({ offers }: { offers: readonly Assignment[] }) {
  if (offers.length === 0) return null;
  return (
    <Panel title={t('orderAssignment.offersInFlight')} padding="none">
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
            label={t('orderAssignment.offerTo', { partner: offer.partnerName })}
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
                t('orderAssignment.noAnswer', { number: offer.orderNumber })
              )}
            </Small>
          </div>
        </li>
      ))}
    </ul>
  );
}
