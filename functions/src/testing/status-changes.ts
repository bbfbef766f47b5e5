import { orderStatusFacts, withoutId, type OrderStatus } from '@basket/domain';
import { anAssignment, anOrder, aPartner, someInstant } from '@basket/domain/testing';
import { decideStatusChange, type OrderState } from '../orders/change-status.decision';

/** Orders in every status and what changing it leads to, for tests of the decision. */
export const now = someInstant + 60_000;

/** An order that its partner has accepted, in the given status. */
export function inHand(status: OrderStatus): OrderState {
  const assignment = {
    attempt: 1,
    partnerName: 'Imran Khan',
    partnerPhone: '9845012345',
    partnerLocation: { latitude: 12.97, longitude: 77.64, at: someInstant + 10_000 },
    assignedAt: someInstant,
    deadlineAt: someInstant + 30_000,
    acceptedAt: someInstant + 5_000,
  };
  const accepted = withoutId(
    anAssignment({ state: 'accepted', orderStatus: status, customerPhone: '9901833270' }),
  );
  return {
    order: anOrder({ status, deliveryPartnerId: 'partner1', assignment, offerAttempts: 1 }),
    partner: aPartner({ activeOrders: orderStatusFacts[status].isInHand ? 1 : 0 }),
    assignment: accepted,
    offShelf: [],
    stock: new Map([['tomato', 10]]),
    refund: null,
    returnTo: { isStillPartner: true, maxOrdersPerPartner: 3 },
  };
}

/** The outcome of the change; fails when it is refused. */
export function change(state: OrderState, to: OrderStatus) {
  const outcome = decideStatusChange(state, to, now);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

/** Applies a change to the state it came from. */
export function after(state: OrderState, made: ReturnType<typeof change>): OrderState {
  const stock = new Map([...state.stock, ...made.stockAfter]);
  const keepsPartner = made.order.deliveryPartnerId !== null;
  return {
    ...state,
    stock,
    order: { id: state.order.id, ...made.order },
    partner: keepsPartner && made.partner ? { id: 'partner1', ...made.partner } : null,
    assignment: keepsPartner ? made.assignment : null,
  };
}
