import { deliveryPartners, giveSign, isNotSeen, signOfLife } from '@basket/domain';
import { askForDispatch } from '../../platform/background/ask-for-dispatch';
import { refused } from '../../platform/errors';
import { unrecordedOperation } from '../../platform/operation';
import { readPartner } from '../../platform/read-partner';

/** Notes that the page of a partner who is online lives. Reads 2, writes 1; the sign that ends a silence asks for waiting orders. */
export const giveSignOperation = unrecordedOperation(
  giveSign,
  ['delivery_partner'],
  async ({ actor, unit, now }) => {
    const partner = await readPartner(unit, actor.uid);
    if (!partner.isOnline) throw refused('partner_offline');
    if (isNotSeen(partner, now)) await askForDispatch(unit, `${partner.id}-${now}`, now);
    unit.update(deliveryPartners.path(partner.id), { ...signOfLife(partner, now), updatedAt: now });
    return {};
  },
);
