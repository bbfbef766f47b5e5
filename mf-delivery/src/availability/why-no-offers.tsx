import { useState } from 'react';
import {
  minuteMs,
  whyNoOffers,
  type DeliveryPartner,
  type OfferLimits,
  type PartnerObstacle,
} from '@basket/domain';
import { Banner, Button, formatTime } from '@basket/ui';
import { useServerNow } from '@basket/web';
import { t } from '../texts';
import { noOffersText } from './no-offers-text';
import { useAvailability } from './use-availability';

export interface WhyNoOffersProps {
  readonly partner: DeliveryPartner;
  /** The store's settings; null until they are known. */
  readonly limits: OfferLimits | null;
  /** The reasons that the screen says elsewhere. */
  readonly except?: readonly PartnerObstacle[];
}

/** Why no offers come, with the way out of it, and a silence of the phone that is over (rules: no-offers-told, not-seen). */
export function WhyNoOffers({ partner, limits, except = [] }: WhyNoOffersProps) {
  const now = useServerNow(10_000);
  const why = limits && whyNoOffers(partner, limits, now);
  const text = limits && why && !except.includes(why) ? noOffersText(partner, why, limits) : null;
  return (
    <>
      {text !== null && (
        <Banner
          tone="warning"
          text={text}
          action={why === 'partner_missed_offers' ? <ComeBack /> : undefined}
        />
      )}
      <Silence partner={partner} now={now} />
    </>
  );
}

function ComeBack() {
  const { isBusy, run } = useAvailability();
  return (
    <Button size="s" isBusy={isBusy} onClick={() => void run({ isOnline: true })}>
      {t('availability.iAmHere')}
    </Button>
  );
}

/** A silence that ended longer ago than this is nothing new. */
const newsMs = 30 * minuteMs;

function Silence({ partner, now }: { readonly partner: DeliveryPartner; readonly now: number }) {
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const { notAsked } = partner;
  if (!notAsked || notAsked.untilAt === dismissedAt || now - notAsked.untilAt > newsMs) return null;
  return (
    <Banner
      tone="warning"
      title={t('availability.wereNotAsked', { time: formatTime(notAsked.fromAt) })}
      text={t('availability.phoneSilent', { time: formatTime(notAsked.untilAt) })}
      onDismiss={() => setDismissedAt(notAsked.untilAt)}
    />
  );
}
