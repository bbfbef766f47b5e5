import { offerDurationMs, withdrawOffer, type Assignment } from '@basket/domain';
import { Button, CountdownRing, Row, Small } from '@basket/ui';
import { useServerNow } from '@basket/web';
import { useTold } from '@basket/web/told';
import styles from './offer-in-flight.module.css';

/** An open offer: whom it went to, the seconds left, and the way to take it back. */
export function OfferInFlight({ offer }: { readonly offer: Assignment }) {
  const now = useServerNow(500);
  const { run, isBusy } = useTold(withdrawOffer, {
    done: 'Offer withdrawn',
    failed: 'Failed to withdraw the offer',
  });
  const { orderId, attempt, partnerName, deadlineAt } = offer;
  return (
    <Row gap={4} isOneLine isSmall>
      <CountdownRing
        label={`Offer to ${partnerName}`}
        deadlineAt={deadlineAt}
        nowAt={now}
        totalMs={offerDurationMs}
      />
      <div>
        <b>{partnerName}</b>
        <Small>{deadlineAt > now ? 'has been asked' : 'did not answer in time'}</Small>
      </div>
      {deadlineAt > now && (
        <Button
          size="s"
          variant="quiet"
          isBusy={isBusy}
          className={styles.withdraw}
          onClick={() => void run({ orderId, attempt })}
        >
          Withdraw offer
        </Button>
      )}
    </Row>
  );
}
