import {
  byHand,
  changePartner,
  type Assignment,
  type DeliveryPartner,
  type Order,
  type Stored,
} from '@basket/domain';
import { authorOf, withReadyTime, writeOrder, written, type Cause, type PartnerChange } from '../../orders';
import { refused } from '../../platform/errors';
import { operation, orRefuse } from '../../platform/operation';
import { readPartner } from '../../platform/read-partner';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { readStoreSettings } from '../../platform/store-settings';
import { decideLoss } from './change-partner.decision';
import { writeNewOffer } from './offer-order';
import { decideOffer } from './offer.decision';
import { readOffer, withoutIds } from './offer-step';

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
    const facts = { code: 'partner_changed', partnerName: held.partner.name } as const;
    const freed = { before: held.partner, after: loss.partner };
    const taken = { ...loss, freed, cause: { author: authorOf(actor), facts, note: written(note), now } };
    if (deliveryPartnerId !== null) {
      await offerTo(unit, held.order, await readPartner(unit, deliveryPartnerId), taken);
      return { status: 'assigned' as const };
    }
    const { assignment } = loss;
    await writeOrder(unit, held.order, byHand(loss.order), { ...taken.cause, assignment, partner: freed });
    return { status: loss.order.status };
  },
);

interface Taken {
  readonly order: Order;
  readonly assignment: Assignment;
  readonly freed: PartnerChange;
  readonly cause: Cause;
}

async function offerTo(
  unit: UnitOfWork,
  before: Stored<Order>,
  partner: Stored<DeliveryPartner>,
  { order, assignment, freed, cause }: Taken,
): Promise<void> {
  const { author, now } = cause;
  const [settings, known] = await Promise.all([
    readStoreSettings(unit),
    withReadyTime(unit, { ...order, id: before.id }, now),
  ]);
  const offer = orRefuse(decideOffer(known, partner, settings, now));
  const first = { order, cause, partner: freed };
  await writeNewOffer(unit, { order: before, partner }, offer, { author, now, first, assignment });
}
