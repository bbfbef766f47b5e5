import { useEffect } from 'react';
import { giveSign, isSignDue, type DeliveryPartner } from '@basket/domain';
import { call, useServerNow, type Live } from '@basket/web';

export interface SignsOfLifeProps {
  readonly partner: DeliveryPartner;
  readonly offers: Live<unknown>;
}

/**
 * Tells the server that the page of a partner who is online lives, when nothing else has told it (rule: not-seen). A page that offers do
 * not reach is silent, so that none is missed there; its first sign, by which the server knows that it gives any, it gives all the same.
 */
export function SignsOfLife({ partner, offers }: SignsOfLifeProps) {
  const now = useServerNow(30_000);
  const isReached = offers.status === 'ready' && !offers.isFromCache;
  const isDue = (isReached || partner.signOfLifeAt === null) && isSignDue(partner, now);
  useEffect(() => {
    if (!isDue) return;
    call(giveSign, {}).catch(() => {
      // No connection, or the partner went offline. The next look, half a minute later, tries again.
    });
  }, [isDue, now]);
  return null;
}
