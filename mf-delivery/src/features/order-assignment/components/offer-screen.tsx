import { useEffect, useState } from 'react';
import type { Assignment, PublicStoreSettings, Stored } from '@basket/domain';
import { useLocation, useNavigate } from '@basket/web';
import { readCalledFrom } from '../../../assignments/called-from';
import { paths } from '../../../paths';
import { useAnswer } from '../use-answer';
import { Offer } from './offer';
import { OtherOffers } from './other-offers';
import styles from './offer-screen.module.css';

export interface OfferScreenProps {
  /** Open offers, most urgent first; at least one. */
  readonly offers: readonly Stored<Assignment>[];
  readonly now: number;
  readonly store: PublicStoreSettings | null;
  /** An acceptance waits for the network, or for a server that works again. */
  readonly onAcceptWaits: (offer: Stored<Assignment>) => void;
}

/** A screen that opened by itself takes no answer yet: a touch may have been meant for the one before it. */
const settlingMs = 600;

/** One offer that fills the screen: the most urgent one, unless another was chosen. The others are listed above it. */
export function OfferScreen({ offers, now, store, onAcceptWaits }: OfferScreenProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { sending, answer } = useAnswer();
  const navigate = useNavigate();
  const call = readCalledFrom(useLocation().state);
  const calledAt = call?.at ?? null;
  const [isSettling, setSettling] = useState(calledAt !== null);
  useEffect(() => {
    if (calledAt === null) return;
    const timer = setTimeout(() => setSettling(false), calledAt + settlingMs - Date.now());
    return () => clearTimeout(timer);
  }, [calledAt]);
  const current = offers.find(({ id }) => id === chosen) ?? offers[0];
  if (!current) return null;
  const others = offers.filter((offer) => offer !== current);

  async function accept(offer: Stored<Assignment>) {
    const outcome = await answer(offer, 'accept');
    if (outcome === 'waiting') onAcceptWaits(offer);
    // Go to the dashboard, which shows the accepted order. Further offers come first.
    if (outcome === 'sent' && others.length === 0) void navigate(paths.dashboard);
  }

  async function reject(offer: Stored<Assignment>) {
    const outcome = await answer(offer, 'reject');
    // Back to what the offer interrupted.
    if (outcome === 'sent' && others.length === 0 && call) void navigate(call.pathname);
  }

  return (
    <div className={styles.screen}>
      {others.length > 0 && <OtherOffers offers={others} now={now} onChoose={setChosen} />}
      <Offer
        key={current.id}
        offer={current}
        now={now}
        store={store}
        sending={sending}
        isSettling={isSettling}
        onAccept={() => void accept(current)}
        onReject={() => void reject(current)}
      />
    </div>
  );
}
