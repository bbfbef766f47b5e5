import { useState } from 'react';
import { minuteMs, type DeliveryPartner, type MissedOffer as Missed } from '@basket/domain';
import { Banner, formatRelativeMinutes } from '@basket/ui';
import { useServerNow } from '@basket/web';
import { t } from '../../texts';

const reasons: Readonly<Record<Missed['why'], () => string>> = {
  no_answer: () => t('assignments.missedNoAnswer'),
  withdrawn: () => t('assignments.missedWithdrawn'),
  cancelled: () => t('assignments.missedCancelled'),
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
      title={t('assignments.missedOffer')}
      text={t('assignments.missedOfferText', {
        number: missedOffer.orderNumber,
        ago: formatRelativeMinutes(missedOffer.at, now),
        reason: reasons[missedOffer.why](),
      })}
      onDismiss={() => setDismissedAt(missedOffer.at)}
    />
  );
}
