import {
  assignments,
  deliveryPartners,
  afterTap,
  reportUndelivered,
  resolveUndelivered,
  withoutId,
  type Order,
  type Stored,
} from '@basket/domain';
import { authorOf, changeOrderStatus, readOrder, readOwnOrder, writeOrder, written } from '../../orders';
import { refused } from '../../platform/errors';
import { operation, orRefuse, requireOtherOwner } from '../../platform/operation';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { readStoreSettings } from '../../platform/store-settings';
import { decideReport, decideRetry, isUndecided, type Held } from './undelivered.decision';

/** The partner reports that an own order could not be handed over. */
export const reportUndeliveredOperation = operation(
  reportUndelivered,
  ['delivery_partner'],
  async ({ input: { orderId, reason, note }, actor, unit, now }) => {
    const order = await readOwnOrder(unit, orderId, actor.uid);
    const held = await readHeld(unit, order, order.assignment?.attempt ?? 0);
    const after = orRefuse(decideReport(held, { reason, note }, now));
    const partner = await unit.get(deliveryPartners, actor.uid);
    if (!partner) throw refused('unknown_order');
    await writeOrder(unit, order, after.order, {
      author: authorOf(actor),
      facts: { code: 'undelivered', reason },
      note: written(note),
      now,
      assignment: after.assignment,
      partner: { before: partner, after: { ...withoutId(partner), ...afterTap(now), updatedAt: now } },
    });
    return {};
  },
);

/** An admin sends the partner again or has the order brought back, with all consequences of cancelling it. */
export const resolveUndeliveredOperation = operation(
  resolveUndelivered,
  ['admin'],
  async ({ input: { orderId, attempt, decision, note = '' }, actor, unit, now }) => {
    const order = await readOrder(unit, orderId);
    requireOtherOwner(actor, order.customerId);
    const held = await readHeld(unit, order, attempt);
    const why = { author: authorOf(actor), note: written(note), now };
    if (decision === 'retry') {
      const { deliveryTimeMinutes } = await readStoreSettings(unit);
      const after = orRefuse(decideRetry(held, { answer: note, deliveryTimeMinutes }, now));
      const facts = { code: 'to_be_tried_again' } as const;
      await writeOrder(unit, order, after.order, { ...why, facts, assignment: after.assignment });
      return { status: order.status };
    }
    if (!isUndecided(held)) throw refused('nothing_to_decide');
    const to = 'cancelled' as const;
    await changeOrderStatus(unit, order, { to, ...why, facts: { code: 'back_to_store' } });
    return { status: to };
  },
);

async function readHeld(unit: UnitOfWork, order: Stored<Order>, attempt: number): Promise<Held> {
  const assignment = await unit.get(assignments, order.id, attempt);
  if (!assignment) throw refused('unknown_order');
  return { order: withoutId(order), assignment: withoutId(assignment) };
}
