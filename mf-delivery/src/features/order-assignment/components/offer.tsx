import {
  isFree,
  offerDurationMs,
  type Assignment,
  type PublicStoreSettings,
  type Stored,
} from '@basket/domain';
import { Button, CountdownRing, formatCount, formatDistanceKm, rupees } from '@basket/ui';
import { cashToCollectPaise, tripKm, unitCount } from '../../../assignments/assignment-facts';
import { CollectCash } from '../../../assignments/components/collect-cash';
import { ItemList } from '../../../assignments/components/item-list';
import { useWaitingStep } from '../../../waiting-steps/use-steps';
import { WaitingNote } from '../../../waiting-steps/waiting-note';
import type { Answer } from '../use-answer';
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
  const items = formatCount(unitCount(offer), 'item');
  return (
    <article className={styles.offer} aria-label={`Offer ${offer.orderNumber}`}>
      <header className={styles.top}>
        <div className={styles.title}>
          <h1 tabIndex={-1}>New order</h1>
          <span>{offer.orderNumber}</span>
        </div>
        <div className={styles.pay}>
          <CountdownRing
            label="Time to answer"
            size="l"
            isOnBrand
            deadlineAt={offer.deadlineAt}
            nowAt={now}
            totalMs={offerDurationMs}
          />
          <div>
            <p className={styles.earn}>You earn</p>
            <p className={styles.amount}>{rupees(offer.earningPaise)}</p>
            {trip !== null && <p className={styles.trip}>{formatDistanceKm(trip)} in all</p>}
          </div>
        </div>
      </header>
      <div className={styles.body}>
        <OfferRoute offer={offer} store={store} now={now} />
        <section className={styles.items} aria-label={items}>
          <h2>{items}</h2>
          <ItemList items={offer.items} />
          <p className={styles.total}>
            Order total <b>{rupees(offer.totalPaise)}</b>
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
              {isFree(offer) ? 'Nothing to collect' : 'Paid online: nothing to collect'}
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
          Accept
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
          Reject
        </Button>
      </div>
    </article>
  );
}
