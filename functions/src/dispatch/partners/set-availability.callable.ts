import { deliveryPartners, setAvailability, type DeliveryPartner, type Stored } from '@basket/domain';
import { authorOf, writeFacts } from '../../orders';
import { askForDispatch } from '../../platform/background/ask-for-dispatch';
import { operation } from '../../platform/operation';
import { readPartner } from '../../platform/read-partner';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { readOrdersInHand } from './orders-in-hand';
import { readOpenOffers, withdrawOffers } from '../offers/offer-step';

/** Going offline gives open offers back at once; going online starts with a clean slate of misses. */
export const setAvailabilityOperation = operation(
  setAvailability,
  ['delivery_partner'],
  async ({ input, actor, unit, now }) => {
    const partner = await readPartner(unit, actor.uid);
    const offers = input.isOnline ? [] : await readOpenOffers(unit, partner);
    const left = await withdrawOffers(unit, partner, offers, {
      author: authorOf(actor),
      facts: { code: 'partner_offline' },
      now,
    });
    if (!input.isOnline) await forgetPositions(unit, partner);
    const isBack = input.isOnline && !partner.isOnline;
    unit.update(deliveryPartners.path(partner.id), {
      ...left,
      currentLocation: input.isOnline ? left.currentLocation : null,
      isOnline: input.isOnline,
      missedOffersInARow: input.isOnline ? 0 : left.missedOffersInARow,
      notice: '',
      noticeFacts: null,
      missedOffer: null,
      // Null until the page sends its first sign of life. Pages of release 1.0 never do.
      signOfLifeAt: isBack ? null : left.signOfLifeAt,
      notAsked: null,
      lastSeenAt: now,
      updatedAt: now,
    });
    if (input.isOnline) await askForDispatch(unit, `${partner.id}-${now}`, now);
    return { isOnline: input.isOnline };
  },
);

/** Customers do not see where a partner was who is offline (rule: position-in-hand). */
async function forgetPositions(unit: UnitOfWork, partner: Stored<DeliveryPartner>): Promise<void> {
  for (const { id, assignment } of await readOrdersInHand(unit, partner))
    if (assignment?.partnerLocation)
      writeFacts(unit, id, { assignment: { ...assignment, partnerLocation: null } });
}
