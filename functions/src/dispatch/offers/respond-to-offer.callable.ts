import { respondToOffer } from '@basket/domain';
import { authorOf } from '../../orders';
import { refused } from '../../platform/errors';
import { operation, orRefuse } from '../../platform/operation';
import { readStoreSettings } from '../../platform/store-settings';
import { decideAccept, decideReject } from './offer.decision';
import { readOffer, withoutIds, writeOffer } from './offer-step';

/** Somebody else's offer looks like no offer at all. */
export const respondToOfferOperation = operation(
  respondToOffer,
  ['delivery_partner'],
  async ({ input, actor, unit, now }) => {
    const [settings, offer] = await Promise.all([
      readStoreSettings(unit),
      readOffer(unit, input.orderId, input.attempt),
    ]);
    if (offer?.assignment.deliveryPartnerId !== actor.uid) throw refused('unknown_order');
    const isAccepted = input.answer === 'accept';
    const after = orRefuse(
      isAccepted
        ? decideAccept(withoutIds(offer), settings.deliveryTimeMinutes, now)
        : decideReject(withoutIds(offer), now),
    );
    const facts = { code: isAccepted ? 'offer_accepted' : 'offer_rejected' } as const;
    return { status: await writeOffer(unit, offer, after, { author: authorOf(actor), facts, now }) };
  },
);
