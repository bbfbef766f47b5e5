import { withdrawOffer } from '@basket/domain';
import { authorOf } from '../../orders';
import { refused } from '../../platform/errors';
import { operation, orRefuse } from '../../platform/operation';
import { decideTakeBack } from './offer.decision';
import { readOffer, withoutIds, writeOffer } from './offer-step';

/** Takes an open offer back; the partner is free for another one at once. */
export const withdrawOfferOperation = operation(
  withdrawOffer,
  ['admin'],
  async ({ input, actor, unit, now }) => {
    const offer = await readOffer(unit, input.orderId, input.attempt);
    if (!offer) throw refused('unknown_order');
    const after = orRefuse(decideTakeBack(withoutIds(offer), now));
    const facts = { code: 'offer_taken_back', partnerName: offer.partner.name } as const;
    return { status: await writeOffer(unit, offer, after, { author: authorOf(actor), facts, now }) };
  },
);
