import {
  assignmentPath,
  assignmentSchema,
  deliveryPartnerPath,
  deliveryPartnerSchema,
  heard,
  orderPath,
  reportUndelivered,
  resolveUndelivered,
  undeliveredReasonLabels,
  withoutId,
  type Order,
  type Stored,
} from '@basket/domain';
import {
  askForDispatch,
  authorOf,
  changeOrderStatus,
  readOrder,
  readOwnOrder,
  readStoreSettings,
  writeHistory,
  type Cause,
} from '../../orders';
import { refused } from '../../platform/errors';
import { operation, orRefuse, requireOtherOwner } from '../../platform/operation';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { decideReport, decideRetry, isUndecided, type Held } from './undelivered.decision';

/** The partner reports that an own order could not be handed over. */
export const reportUndeliveredOperation = operation(
  reportUndelivered,
  ['delivery_partner'],
  async ({ input: { orderId, reason, note }, actor, unit, now }) => {
    const order = await readOwnOrder(unit, orderId, actor.uid);
    const held = await readHeld(unit, order, order.assignment?.attempt ?? 0);
    const after = orRefuse(decideReport(held, { reason, note }, now));
    const words = [undeliveredReasonLabels[reason], note].filter(Boolean).join(': ');
    writeHeld(unit, order, after, { author: authorOf(actor), note: `Could not deliver. ${words}` });
    const partner = await unit.get(deliveryPartnerSchema, deliveryPartnerPath(actor.uid));
    if (!partner) throw refused('unknown_order');
    unit.update(deliveryPartnerPath(partner.id), { ...heard(now), updatedAt: now });
    if (partner.missedOffersInARow > 0)
      await askForDispatch(unit, `${orderId}-${after.order.historySeq}`, now);
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
    const author = authorOf(actor);
    const because = note && `. ${note}`;
    if (decision === 'retry') {
      const { deliveryTimeMinutes } = await readStoreSettings(unit);
      const after = orRefuse(decideRetry(held, { answer: note, deliveryTimeMinutes }, now));
      writeHeld(unit, order, after, { author, note: `To be tried again${because}` });
      return { status: order.status };
    }
    if (!isUndecided(held)) throw refused('nothing_to_decide');
    const to = 'cancelled' as const;
    await changeOrderStatus(unit, order, { to, author, note: `Back to the store${because}`, now });
    return { status: to };
  },
);

async function readHeld(unit: UnitOfWork, order: Stored<Order>, attempt: number): Promise<Held> {
  const assignment = await unit.get(assignmentSchema, assignmentPath(order.id, attempt));
  if (!assignment) throw refused('unknown_order');
  return { order: withoutId(order), assignment: withoutId(assignment) };
}

function writeHeld(unit: UnitOfWork, before: Stored<Order>, { order, assignment }: Held, cause: Cause): void {
  unit.update(orderPath(before.id), order);
  unit.update(assignmentPath(before.id, assignment.attempt), assignment);
  writeHistory(unit, before, order, cause);
}
