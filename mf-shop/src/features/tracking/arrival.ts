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
import { t } from '../../texts';

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

const headlines: Readonly<Record<OrderStatus, () => string>> = {
  pending: () => t('tracking.hasOrder'),
  assigned: () => t('tracking.hasOrder'),
  confirmed: () => t('tracking.confirmed'),
  preparing: () => t('tracking.packing'),
  out_for_delivery: () => t('tracking.onItsWay'),
  delivered: () => t('tracking.delivered'),
  cancelled: () => t('tracking.cancelled'),
};

const inStore: readonly OrderStatus[] = [...unassignedStatuses, 'assigned'];

/** The headline of the tracking screen without a number of minutes: of an order in the store it says how far the goods are. */
export function headline(order: PaidOrder & Pick<Order, 'status' | 'packing'>): string {
  if (isPaidBack(order)) return t('tracking.paidBack');
  if (order.packing === null || !inStore.includes(order.status)) return headlines[order.status]();
  return order.packing.packedAt === null ? headlines.preparing() : t('tracking.packed');
}

/** Packed, and nobody has it: an order for a slot is not looked for before its time comes near (rule: packed-said). */
const waitsPacked = ({ status, assignment, slot, packing }: ProgressingOrder): boolean =>
  packing?.packedAt != null &&
  inStore.includes(status) &&
  !assignment?.acceptedAt &&
  !(slot && status === 'pending');

/** One line below the progress bar. */
export function progressText(order: ProgressingOrder & PaidOrder, now: number): string {
  if (isPaidBack(order)) return t('tracking.callIfWanted');
  if (order.status === 'pending' && isUnpaidOnline(order)) return t('tracking.waitsForPayment');
  if (waitsPacked(order)) return t('tracking.packedFinding');
  const name = order.assignment?.acceptedAt ? order.assignment.partnerName.split(' ')[0] : '';
  const brings = name ? t('tracking.brings', { name }) : t('tracking.partnerBrings');
  const texts: Readonly<Record<OrderStatus, string>> = {
    pending: order.slot
      ? t('tracking.inSlot', { slot: formatSlot(order.slot, now) })
      : t('tracking.waitsForPartner'),
    assigned: t('tracking.partnerAsked'),
    confirmed: brings,
    preparing: brings,
    out_for_delivery: name ? t('tracking.pickedUp', { name }) : t('tracking.partnerPickedUp'),
    delivered: t('tracking.enjoy'),
    cancelled: t('tracking.nothingComes'),
  };
  return texts[order.status];
}
