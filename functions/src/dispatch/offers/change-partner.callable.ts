import {
  assignmentPath,
  byHand,
  changePartner,
  deliveryPartnerPath,
  orderPath,
  withoutId,
  type DeliveryPartner,
  type Order,
  type Stored,
} from '@basket/domain';
import {
  askForDispatch,
  authorOf,
  readStoreSettings,
  withReadyTime,
  writeHistory,
  type Author,
} from '../../orders';
import { refused } from '../../platform/errors';
import { operation, orRefuse } from '../../platform/operation';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { decideLoss } from './change-partner.decision';
import { writeNewOffer } from './offer-order';
import { decideOffer } from './offer.decision';
import { readOffer, readPartner, withoutIds } from './offer-step';

/** Takes an accepted order from its partner and offers it to the next, or puts it back on the board (rule: partner-changed). */
export const changePartnerOperation = operation(
  changePartner,
  ['admin'],
  async ({ input, actor, unit, now }) => {
    const { orderId, attempt, deliveryPartnerId, note = '' } = input;
    const held = await readOffer(unit, orderId, attempt);
    if (!held) throw refused('unknown_order');
    if (held.partner.id === deliveryPartnerId) throw refused('same_partner');
    const loss = orRefuse(decideLoss(withoutIds(held), now));
    const free = { id: orderId, ...(deliveryPartnerId === null ? byHand(loss.order) : loss.order) };
    const author = authorOf(actor);
    await askForDispatch(unit, `${orderId}-${free.historySeq}`, now);
    unit.update(assignmentPath(orderId, attempt), loss.assignment);
    unit.update(deliveryPartnerPath(held.partner.id), loss.partner);
    writeHistory(unit, held.order, free, {
      author,
      note: `Taken from ${held.partner.name}${note && `: ${note}`}`,
    });
    if (deliveryPartnerId === null) {
      unit.update(orderPath(orderId), withoutId(free));
      return { status: free.status };
    }
    const next = await readPartner(unit, deliveryPartnerId);
    await offerTo(unit, { order: free, partner: next, author, now });
    return { status: 'assigned' as const };
  },
);

interface Next {
  readonly order: Stored<Order>;
  readonly partner: Stored<DeliveryPartner>;
  readonly author: Author;
  readonly now: number;
}

async function offerTo(unit: UnitOfWork, { order, partner, author, now }: Next): Promise<void> {
  const [settings, known] = await Promise.all([readStoreSettings(unit), withReadyTime(unit, order, now)]);
  writeNewOffer(unit, order, orRefuse(decideOffer(known, partner, settings, now)), author);
}
