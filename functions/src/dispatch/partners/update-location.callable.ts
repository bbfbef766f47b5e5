import { deliveryPartners, isNotSeen, signOfLife, updateLocation } from '@basket/domain';
import { writeFacts } from '../../orders';
import { askForDispatch } from '../../platform/background/ask-for-dispatch';
import { refused } from '../../platform/errors';
import { unrecordedOperation } from '../../platform/operation';
import { readPartner } from '../../platform/read-partner';
import { readOrdersInHand } from './orders-in-hand';
import { decideLocation } from './partner-location.decision';

/**
 * A position is taken only while its partner is online, and shown to the customers whose orders the partner carries. Reads
 * 2 and twice the orders in hand, writes 1 and the orders in hand; those are few (`maxOrdersPerPartner`).
 */
export const updateLocationOperation = unrecordedOperation(
  updateLocation,
  ['delivery_partner'],
  async ({ input, actor, unit, now }) => {
    const partner = await readPartner(unit, actor.uid);
    if (!partner.isOnline) throw refused('partner_offline');
    const location = { ...input, at: now };
    for (const order of await readOrdersInHand(unit, partner)) {
      const assignment = decideLocation(order, partner.id, location);
      if (assignment) writeFacts(unit, order.id, { assignment });
    }
    // A position that ends a silence is told and asks for orders as a sign does; others leave the signs to the page.
    const silence = isNotSeen(partner, now) ? signOfLife(partner, now) : {};
    if (isNotSeen(partner, now)) await askForDispatch(unit, `${partner.id}-${now}`, now);
    unit.update(deliveryPartners.path(partner.id), { currentLocation: location, ...silence, updatedAt: now });
    return {};
  },
);
