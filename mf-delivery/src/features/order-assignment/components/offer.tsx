import {
  isFree,
  offerDurationMs,
  type Assignment,
  type PublicStoreSettings,
  type Stored,
} from '@basket/domain';
import { bold, Button, CountdownRing, formatDistanceKm, rupees } from '@basket/ui';
import { cashToCollectPaise, tripKm, unitCount } from '../../../assignments/assignment-facts';
import { CollectCash } from '../../../assignments/components/collect-cash';
import { ItemList } from '../../../assignments/components/item-list';
import { useWaitingStep } from '../../../waiting-steps/use-steps';
import { WaitingNote } from '../../../waiting-steps/waiting-note';
import type { Answer } from '../use-answer';
import { rich, t } from '../../../texts';
import styles from './offer.module.css';
import { OfferRoute } from './offer-route';

export interface OfferProps {
  readonly offer: Stored<Assignment>;
  readonly now: number;
  readonly store: PublicStoreSettings | null;
  readonly sending: Answer | null;
  /** The offer has just appeared by itself and takes no answer yet. */
  readonly isSettling?: boolean;
  readonly onAccept: () => void;
  readonly onReject: () => void;
}

/** An offer: clock, pay, route, items and, within reach of the thumb, the two answers. */
export function Offer({ offer, now, store, sending, isSettling = false, onAccept, onReject }: OfferProps) {
  const waiting = useWaitingStep(offer);
  const trip = tripKm(offer);
  const cashPaise = cashToCollectPaise(offer);
  const items = t('common.items', { n: unitCount(offer) });
  return (
    <article className={styles.offer} aria-label={t('orderAssignment.offer', { number: offer.orderNumber })}>
      <header className={styles.top}>
        <div className={styles.title}>
          <h1 tabIndex={-1}>{t('common.newOrder')}</h1>
          <span>{offer.orderNumber}</span>
        </div>
        <div className={styles.pay}>
          <CountdownRing
            label={t('orderAssignment.timeToAnswer')}
            size="l"
            isOnBrand
            deadlineAt={offer.deadlineAt}
            nowAt={now}
            totalMs={offerDurationMs}
          />
          <div>
            <p className={styles.earn}>{t('orderAssignment.youEarn')}</p>
            <p className={styles.amount}>{rupees(offer.earningPaise)}</p>
            {trip !== null && (
              <p className={styles.trip}>
                {t('orderAssignment.tripInAll', { trip: formatDistanceKm(trip) })}
              </p>
            )}
          </div>
        </div>
      </header>
      <div className={styles.body}>
        <OfferRoute offer={offer} store={store} now={now} />
        <section className={styles.items} aria-label={items}>
          <h2>{items}</h2>
          <ItemList items={offer.items} />
          <p className={styles.total}>
            {rich('orderAssignment.orderTotal', { amount: rupees(offer.totalPaise), b: bold })}
          </p>
        </section>
      </div>
      <div className={styles.answers}>
        <div className={styles.before}>
          {waiting && <WaitingNote step={waiting} />}
          {cashPaise > 0 ? (
            <CollectCash paise={cashPaise} note={items} />
          ) : (
            <p className={styles.paid}>
              {t(isFree(offer) ? 'orderAssignment.nothingToCollect' : 'orderAssignment.paidOnline')}
            </p>
          )}
        </div>
        <Button
          size="xl"
          isBlock
          isBusy={sending === 'accept'}
          disabled={isSettling || waiting !== null || sending === 'reject'}
          onClick={onAccept}
        >
          {t('common.accept')}
        </Button>
        <Button
          variant="ghost"
          size="m"
          isBlock
          className={styles.reject}
          isBusy={sending === 'reject'}
          disabled={isSettling || waiting !== null || sending === 'accept'}
          onClick={onReject}
        >
          {t('common.reject')}
        </Button>
      </div>
    </article>
  );
}
