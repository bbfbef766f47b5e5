import { useEffect } from 'react';
import { giveSign, isSignDue, type DeliveryPartner } from '@basket/domain';
import { call, useServerNow } from '@basket/web';

/** Tells the server that the page of a partner who is online lives, when nothing else has told it (rule: not-seen). */
export function SignsOfLife({ partner }: { readonly partner: DeliveryPartner }) {
  const now = useServerNow(30_000);
  const isDue = isSignDue(partner, now);
  useEffect(() => {
    if (!isDue) return;
    call(giveSign, {}).catch(() => {
      // No connection, or the partner went offline. The next look, half a minute later, tries again.
    });
  }, [isDue, now]);
  return null;
}
