import { useState } from 'react';
import { minuteMs, type DeliveryPartner, type MissedOffer as Missed } from '@basket/domain';
import { Banner, formatRelativeMinutes } from '@basket/ui';
import { useServerNow } from '@basket/web';

const reasons: Readonly<Record<Missed['why'], string>> = {
  no_answer: 'There was no answer within 30 seconds.',
  withdrawn: 'The store withdrew it before you answered.',
  cancelled: 'The order was cancelled before you answered.',
};

/** An offer missed longer ago than this is nothing new. */
const newsMs = 30 * minuteMs;

/** Which offer was missed, and why, until it is dismissed (rule: miss-told). */
export function MissedOffer({ partner }: { readonly partner: Pick<DeliveryPartner, 'missedOffer'> }) {
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const now = useServerNow(30_000);
  const { missedOffer } = partner;
  if (!missedOffer || missedOffer.at === dismissedAt || now - missedOffer.at > newsMs) return null;
  return (
    <Banner
      tone="warning"
      title="You missed an offer"
      text={`${missedOffer.orderNumber}, ${formatRelativeMinutes(missedOffer.at, now)}. ${reasons[missedOffer.why]}`}
      onDismiss={() => setDismissedAt(missedOffer.at)}
    />
  );
}
