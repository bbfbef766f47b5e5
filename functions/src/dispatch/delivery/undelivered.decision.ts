import {
  done,
  forecastAt,
  isPaidBack,
  orderStatusFacts,
  refuse,
  type Assignment,
  type Order,
  type Outcome,
  type UndeliveredReason,
} from '@basket/domain';

/** An accepted order and its partner's assignment. */
export interface Held {
  readonly order: Order;
  readonly assignment: Assignment;
}

/** Whether the order is in the hands that the assignment gave it to, and in no others. */
export const isHeld = ({ order, assignment }: Held): boolean =>
  assignment.state === 'accepted' &&
  orderStatusFacts[order.status].isInHand &&
  order.assignment?.attempt === assignment.attempt;

interface Report {
  readonly reason: UndeliveredReason;
  readonly note: string;
}

/** The partner could not deliver. Neither stock nor money moves before an admin decides (rule: undelivered-decided). */
export function decideReport(held: Held, { reason, note }: Report, now: number): Outcome<Held> {
  const { order, assignment } = held;
  if (!isHeld(held) || order.status !== 'out_for_delivery')
    return refuse('not_out_for_delivery', { status: order.status });
  if (assignment.awaitsDecision) return refuse('already_reported');
  return done({
    order,
    assignment: {
      ...assignment,
      undelivered: { reason, note, at: now, answer: '' },
      awaitsDecision: true,
    },
  });
}

/** Whether a report of this assignment waits for a decision. */
export const isUndecided = (held: Held): boolean => isHeld(held) && held.assignment.awaitsDecision;

export interface Retry {
  /** The admin's words to the partner. */
  readonly answer: string;
  /** The store's. */
  readonly deliveryTimeMinutes: number;
}

/**
 * An admin sends the partner to the customer again. The promise stays, and the forecast while another ride fits before it; a time
 * that has passed is told to nobody (rule: first-promise).
 */
export function decideRetry(held: Held, { answer, deliveryTimeMinutes }: Retry, now: number): Outcome<Held> {
  const { order, assignment } = held;
  const { undelivered } = assignment;
  if (!undelivered || !isUndecided(held)) return refuse('nothing_to_decide');
  if (isPaidBack(order)) return refuse('order_paid_back');
  const expectedAt = forecastAt(order, { deliveryTimeMinutes }, now);
  return done({
    order: { ...order, estimatedDeliveryAt: expectedAt },
    assignment: {
      ...assignment,
      expectedAt,
      undelivered: { ...undelivered, answer },
      awaitsDecision: false,
    },
  });
}
