import {
  etaMinutes,
  isPaidBack,
  minuteMs,
  unassignedStatuses,
  type Order,
  type OrderStatus,
} from '@basket/domain';
import { formatSlot } from '@basket/ui';
import { isUnpaidOnline } from '../../payment/payable';

type PaidOrder = Pick<Order, 'paymentMethod' | 'paymentStatus' | 'payment'>;
type ProgressingOrder = Pick<Order, 'status' | 'assignment' | 'slot' | 'packing'>;
type ArrivingOrder = Pick<Order, 'status' | 'statusTimes' | 'assignment' | 'estimatedDeliveryAt' | 'slot'>;

/**
 * Minutes until arrival, for the ETA box: only while the order is out for delivery and the time of acceptance is
 * known (rule: eta-30min), never below 0: until its forecast, which is the promise while that can be kept. An order for a slot counts
 * from when it left the store.
 *
 * @param deliveryTimeMinutes the store's, for orders that carry no forecast
 */
export function arrivalMinutes(
  order: ArrivingOrder,
  now: number,
  deliveryTimeMinutes: number,
): number | null {
  const acceptedAt = order.assignment?.acceptedAt ?? null;
  if (order.status !== 'out_for_delivery' || acceptedAt === null) return null;
  const leftAt = order.statusTimes.out_for_delivery;
  if (order.slot && leftAt !== undefined)
    return etaMinutes(leftAt, Math.max(now, leftAt), deliveryTimeMinutes);
  return order.estimatedDeliveryAt === null
    ? etaMinutes(acceptedAt, Math.max(now, acceptedAt), deliveryTimeMinutes)
    : Math.max(0, Math.ceil((order.estimatedDeliveryAt - Math.max(now, acceptedAt)) / minuteMs));
}

const headlines: Readonly<Record<OrderStatus, string>> = {
  pending: 'We have your order',
  assigned: 'We have your order',
  confirmed: 'Your order is confirmed',
  preparing: 'We are packing your order',
  out_for_delivery: 'Your order is on its way',
  delivered: 'Your order was delivered',
  cancelled: 'Your order was cancelled',
};

const inStore: readonly OrderStatus[] = [...unassignedStatuses, 'assigned'];

/** The headline of the tracking screen without a number of minutes: of an order in the store it says how far the goods are. */
export function headline(order: PaidOrder & Pick<Order, 'status' | 'packing'>): string {
  if (isPaidBack(order)) return 'Paid back, it will not be sent';
  if (order.packing === null || !inStore.includes(order.status)) return headlines[order.status];
  return order.packing.packedAt === null ? headlines.preparing : 'Your order is packed';
}

/** Packed, and nobody has it: an order for a slot is not looked for before its time comes near (rule: packed-said). */
const waitsPacked = ({ status, assignment, slot, packing }: ProgressingOrder): boolean =>
  packing?.packedAt != null &&
  inStore.includes(status) &&
  !assignment?.acceptedAt &&
  !(slot && status === 'pending');

/** One line below the progress bar. */
export function progressText(order: ProgressingOrder & PaidOrder, now: number): string {
  if (isPaidBack(order)) return 'Call the store if you still want it';
  if (order.status === 'pending' && isUnpaidOnline(order)) return 'Waiting for your payment';
  if (waitsPacked(order)) return 'Packed, we are finding a delivery partner';
  const partner = order.assignment?.acceptedAt ? order.assignment.partnerName.split(' ')[0] : '';
  const first = partner || 'Your delivery partner';
  const texts: Readonly<Record<OrderStatus, string>> = {
    pending: order.slot ? `Delivery: ${formatSlot(order.slot, now)}` : 'Waiting for a delivery partner',
    assigned: 'A delivery partner has been asked',
    confirmed: `${first} will bring it to you`,
    preparing: `${first} will bring it to you`,
    out_for_delivery: `${first} has picked up your order`,
    delivered: 'Enjoy!',
    cancelled: 'Nothing will be delivered',
  };
  return texts[order.status];
}
