import { deliveryPartnerPath, refuse, updateLocation } from '@basket/domain';
import { RefusedError } from '../platform/errors';
import { unrecordedOperation } from '../platform/operation';
import { readPartner } from './offer-step';

/** A position is kept only while its partner is online. Reads 2, writes 1. */
export const updateLocationOperation = unrecordedOperation(
  updateLocation,
  ['delivery_partner'],
  async ({ input, actor, unit, now }) => {
    const partner = await readPartner(unit, actor.uid);
    if (!partner.isOnline) throw new RefusedError(refuse('partner_offline').refusal);
    unit.update(deliveryPartnerPath(partner.id), { currentLocation: { ...input, at: now }, updatedAt: now });
    return {};
  },
);
