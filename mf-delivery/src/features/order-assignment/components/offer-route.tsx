import type { Assignment, PublicStoreSettings, Stored } from '@basket/domain';
import { formatDistanceKm, formatSlot, IconMapPin, IconStore } from '@basket/ui';
import { readinessText } from '../../../assignments/assignment-facts';
import { t } from '../../../texts';
import styles from './offer.module.css';

export interface OfferRouteProps {
  readonly offer: Stored<Assignment>;
  readonly store: PublicStoreSettings | null;
  readonly now: number;
}

/** Pick-up and drop, each with its distance. */
export function OfferRoute({ offer, store, now }: OfferRouteProps) {
  const readiness = readinessText(offer, now);
  return (
    <ol className={styles.route}>
      <li>
        <IconStore />
        <div>
          <b>{store?.storeName ?? t('orderAssignment.store')}</b>
          <Leg km={offer.pickupDistanceKm} place={store?.storeAddress ?? ''} />
          {readiness !== null && (
            <p>
              <strong>{readiness}</strong>
            </p>
          )}
        </div>
      </li>
      <li>
        <IconMapPin />
        <div>
          <b>{offer.customerName}</b>
          <Leg km={offer.dropDistanceKm} place={`${offer.address}, ${offer.city} ${offer.pincode}`} />
          {offer.slot && (
            <p>
              <strong>{formatSlot(offer.slot, offer.offeredAt)}</strong>
            </p>
          )}
          {offer.instructions && <p className={styles.instructions}>{offer.instructions}</p>}
        </div>
      </li>
    </ol>
  );
}

function Leg({ km, place }: { km: number | null; place: string }) {
  return (
    <p>
      <strong>{km === null ? t('orderAssignment.distanceUnknown') : formatDistanceKm(km)}</strong>
      {place && ` · ${place}`}
    </p>
  );
}
