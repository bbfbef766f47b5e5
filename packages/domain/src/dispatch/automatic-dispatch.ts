import {
  awaitsPayment,
  isPaidBack,
  maxAutomaticPasses,
  newDispatch,
  type Order,
  type OrderDispatch,
} from '../orders/order';
import { isTimeToOffer } from '../orders/order-slot';
import { needsPartner, orderStatusFacts, type OrderStatus } from '../orders/order-status';
import { hasLeftStore } from '../orders/put-back';
import type { PublicStoreSettings } from '../store/store-settings';

type Offered = Pick<Order, 'status' | 'deliveryPartnerId' | 'paymentMethod' | 'paymentStatus' | 'payment'>;
/** The fields of an order that say whether it waits for a partner now. */
export type WaitingOrder = Offered & Pick<Order, 'dispatch' | 'slot'>;
type Setting = Pick<PublicStoreSettings, 'automaticDispatch' | 'dispatchWaitsForPacking'>;

/** Whether the server offers the order by itself now (rules: automatic-dispatch, packed-first). */
export const isDispatchedAutomatically = (
  order: WaitingOrder & Pick<Order, 'packing' | 'statusTimes'>,
  settings: Setting,
  now: number,
): boolean =>
  settings.automaticDispatch &&
  isOfferable(order, now) &&
  order.dispatch.stoppedBy === null &&
  !waitsForPacking(order, settings);

/** Whether the server keeps the order until it is packed (rule: packed-first). Goods that have left the store are packed, whoever has them. */
export const waitsForPacking = (
  order: Pick<Order, 'packing' | 'status' | 'statusTimes'>,
  { dispatchWaitsForPacking }: Pick<PublicStoreSettings, 'dispatchWaitsForPacking'>,
): boolean => dispatchWaitsForPacking && order.packing?.packedAt == null && !hasLeftStore(order);

/** Whether the order is offered to nobody unless an admin does it (rule: asks-for-admin). */
export const asksForAdmin = (
  order: WaitingOrder,
  { automaticDispatch }: Pick<Setting, 'automaticDispatch'>,
  now: number,
): boolean => isOfferable(order, now) && (!automaticDispatch || order.dispatch.stoppedBy !== null);

/** Whether the order may be offered by hand: it is paid or paid in cash, and its money did not go back (rule: paid-back). */
export const canBeOffered = (order: Offered): boolean =>
  needsPartner(order) && !awaitsPayment(order) && !isPaidBack(order);

/** Whether the order waits for a partner now: it may be offered, and its slot is near (rule: slot-dispatch). */
export const isOfferable = (order: WaitingOrder, now: number): boolean =>
  canBeOffered(order) && isTimeToOffer(order, now);

/** After one more partner has rejected the order or let it pass. */
export function afterPass({ passes, stoppedBy }: OrderDispatch): OrderDispatch {
  const isLast = passes + 1 >= maxAutomaticPasses;
  return { passes: passes + 1, stoppedBy: stoppedBy ?? (isLast ? 'passes' : null) };
}

/** The order, which from now on only an admin offers. */
export const byHand = <O extends Pick<Order, 'dispatch'>>(order: O): O => ({
  ...order,
  dispatch: { ...order.dispatch, stoppedBy: 'admin' },
});

/**
 * After an admin or the customer has changed the status. Setting an order to pending that was asked for or in hand takes it
 * back, so that the partner who has just lost it is not asked again at once; one that ends begins anew if it is taken back.
 */
export function dispatchAfter(
  before: Pick<Order, 'status' | 'deliveryPartnerId' | 'dispatch'>,
  to: OrderStatus,
): OrderDispatch {
  if (orderStatusFacts[to].isFinal) return newDispatch;
  const hadPartner = before.status === 'assigned' || before.deliveryPartnerId !== null;
  return to === 'pending' && hadPartner ? byHand(before).dispatch : before.dispatch;
}
