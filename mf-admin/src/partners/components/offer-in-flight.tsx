import { offerDurationMs, withdrawOffer, type Assignment } from '@basket/domain';
import { Button, CountdownRing, Row, Small } from '@basket/ui';
import { useServerNow } from '@basket/web';
import { useTold } from '@basket/web/told';
import { t } from '../../texts';
import styles from './offer-in-flight.module.css';

/** An open offer: whom it went to, the seconds left, and the way to take it back. */
export function OfferInFlight({ offer }: { readonly offer: Assignment }) {
  const now = useServerNow(500);
  const { run, isBusy } = useTold(withdrawOffer, {
    done: t('partners.offerWithdrawn'),
    failed: t('partners.withdrawFailed'),
  });
  const { orderId, attempt, partnerName, deadlineAt } = offer;
  return (
    <Row gap={4} isOneLine isSmall>
      <CountdownRing
        label={t('partners.offerTo', { name: partnerName })}
        deadlineAt={deadlineAt}
        nowAt={now}
        totalMs={offerDurationMs}
      />
      <div>
        <b>{partnerName}</b>
        <Small>{t(deadlineAt > now ? 'partners.hasBeenAsked' : 'partners.noAnswerInTime')}</Small>
      </div>
      {deadlineAt > now && (
        <Button
          size="s"
          variant="quiet"
          isBusy={isBusy}
          className={styles.withdraw}
          onClick={() => void run({ orderId, attempt })}
        >
          {t('partners.withdrawOffer')}
        </Button>
      )}
    </Row>
  );
}
