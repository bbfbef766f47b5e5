import { offerDurationMs, type Assignment, type Stored } from '@basket/domain';
import { CountdownRing, rupees } from '@basket/ui';
import { t } from '../../../texts';
import styles from './other-offers.module.css';

export interface OtherOffersProps {
  readonly offers: readonly Stored<Assignment>[];
  readonly now: number;
  readonly onChoose: (assignmentId: string) => void;
}

/** Further offers, each with its own clock. A press selects one. */
export function OtherOffers({ offers, now, onChoose }: OtherOffersProps) {
  return (
    <ul className={styles.offers} aria-label={t('orderAssignment.moreOffers')}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <button type="button" className={styles.offer} onClick={() => onChoose(offer.id)}>
            <CountdownRing
              label={t('orderAssignment.offerOf', { customer: offer.customerName })}
              isOnBrand
              deadlineAt={offer.deadlineAt}
              nowAt={now}
              totalMs={offerDurationMs}
            />
            <span>
              <b>{rupees(offer.earningPaise)}</b>
              <small>
                {offer.customerName}, {offer.pincode}
              </small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
