import { offerDurationMs, type Assignment } from '@basket/domain';
import { Button, CountdownRing } from '@basket/ui';
import { useServerNow } from '@basket/web';
import { useOfferChanges } from '../use-offer-changes';
import styles from './offer-in-flight.module.css';

/** An open offer: whom it went to, the seconds left, and the way to take it back. */
export function OfferInFlight({ offer }: { readonly offer: Assignment }) {
  const now = useServerNow(500);
  const { isBusy, withdraw } = useOfferChanges();
  const { partnerName, deadlineAt } = offer;
  return (
    <div className={styles.offer}>
      <CountdownRing
        label={`Offer to ${partnerName}`}
        deadlineAt={deadlineAt}
        nowAt={now}
        totalMs={offerDurationMs}
      />
      <div>
        <b>{partnerName}</b>
        <small>{deadlineAt > now ? 'has been asked' : 'did not answer in time'}</small>
      </div>
      {deadlineAt > now && (
        <Button
          size="s"
          variant="quiet"
          isBusy={isBusy}
          className={styles.withdraw}
          onClick={() => void withdraw(offer)}
        >
          Withdraw offer
        </Button>
      )}
    </div>
  );
}
