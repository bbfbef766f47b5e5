import { deliveryPartnerPath, setAvailability } from '@basket/domain';
import { authorOf } from '../orders';
import { operation } from '../platform/operation';
import { readOpenOffers, readPartner, withdrawOffers } from './offer-step';

/** Going offline gives open offers back at once; going online starts with a clean slate of misses. */
export const setAvailabilityOperation = operation(
  setAvailability,
  ['delivery_partner'],
  async ({ input, actor, unit, now }) => {
    const partner = await readPartner(unit, actor.uid);
    const offers = input.isOnline ? [] : await readOpenOffers(unit, partner);
    const left = withdrawOffers(unit, partner, offers, {
      author: authorOf(actor),
      note: 'The partner went offline',
      now,
    });
    unit.update(deliveryPartnerPath(partner.id), {
      ...left,
      isOnline: input.isOnline,
      missedOffersInARow: input.isOnline ? 0 : left.missedOffersInARow,
      notice: '',
      missedOffer: null,
      lastSeenAt: now,
      updatedAt: now,
    });
    return { isOnline: input.isOnline };
  },
);
