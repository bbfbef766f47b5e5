import {
  awaitsPayment,
  maxAutomaticPasses,
  newDispatch,
  type Order,
  type OrderDispatch,
} from '../orders/order';
import { isTimeToOffer } from '../orders/order-slot';
import { needsPartner, orderStatusFacts, type OrderStatus } from '../orders/order-status';
import type { PublicStoreSettings } from '../store/store-settings';

type Waiting = Pick<
  Order,
  'status' | 'deliveryPartnerId' | 'paymentMethod' | 'paymentStatus' | 'dispatch' | 'slot'
>;
type Setting = Pick<PublicStoreSettings, 'automaticDispatch'>;

/** Whether the server offers the order by itself now (rule: automatic-dispatch). */
export const isDispatchedAutomatically = (
  order: Waiting,
  { automaticDispatch }: Setting,
  now: number,
): boolean => automaticDispatch && isOfferable(order, now) && order.dispatch.stoppedBy === null;

/** Whether the order is offered to nobody unless an admin does it (rule: asks-for-admin). */
export const asksForAdmin = (order: Waiting, settings: Setting, now: number): boolean =>
  isOfferable(order, now) && !isDispatchedAutomatically(order, settings, now);

/** Whether the order waits for a partner now: it is paid or paid in cash, and its slot is near (rule: slot-dispatch). */
export const isOfferable = (order: Waiting, now: number): boolean =>
  needsPartner(order) && !awaitsPayment(order) && isTimeToOffer(order, now);

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
