import {
  byHand,
  changePartner,
  deliveryPartners,
  type Assignment,
  type DeliveryPartner,
  type Order,
  type Stored,
} from '@basket/domain';
import { authorOf, withReadyTime, writeOrder, type Cause } from '../../orders';
import { refused } from '../../platform/errors';
import { operation, orRefuse } from '../../platform/operation';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { readStoreSettings } from '../../platform/store-settings';
import { decideLoss } from './change-partner.decision';
import { writeNewOffer } from './offer-order';
import { decideOffer } from './offer.decision';
import { readOffer, readPartner, withoutIds } from './offer-step';

/** Takes an accepted order from its partner and offers it to the next, or puts it back on the board (rule: partner-changed). */
export const changePartnerOperation = operation(
  changePartner,
  ['admin'],
  async ({ input, actor, unit, now }) => {
    const { orderId, attempt, deliveryPartnerId, note: why = '' } = input;
    const held = await readOffer(unit, orderId, attempt);
    if (!held) throw refused('unknown_order');
    if (held.partner.id === deliveryPartnerId) throw refused('same_partner');
    const loss = orRefuse(decideLoss(withoutIds(held), now));
    unit.update(deliveryPartners.path(held.partner.id), loss.partner);
    const note = `Taken from ${held.partner.name}${why && `: ${why}`}`;
    const taken = { ...loss, cause: { author: authorOf(actor), note, now } };
    if (deliveryPartnerId !== null) {
      await offerTo(unit, held.order, await readPartner(unit, deliveryPartnerId), taken);
      return { status: 'assigned' as const };
    }
    const { assignment } = loss;
    await writeOrder(unit, held.order, byHand(loss.order), { ...taken.cause, assignment, hasRoom: true });
    return { status: loss.order.status };
  },
);

interface Taken {
  readonly order: Order;
  readonly assignment: Assignment;
  readonly cause: Cause;
}

async function offerTo(
  unit: UnitOfWork,
  before: Stored<Order>,
  partner: Stored<DeliveryPartner>,
  { order, assignment, cause }: Taken,
): Promise<void> {
  const { now } = cause;
  const [settings, known] = await Promise.all([
    readStoreSettings(unit),
    withReadyTime(unit, { ...order, id: before.id }, now),
  ]);
  const offer = orRefuse(decideOffer(known, partner, settings, now));
  await writeNewOffer(unit, before, offer, { ...cause, first: { order, cause }, assignment, hasRoom: true });
}
