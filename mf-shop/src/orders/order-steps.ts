import {
  isPaidBack,
  orderStatuses,
  orderStatusFacts,
  unassignedStatuses,
  type Order,
  type OrderStatus,
} from '@basket/domain';
import { isUnpaidOnline } from '../payment/payable';
import { t } from '../texts';

type StepState = 'done' | 'now' | 'next' | 'ended';

/** A status that customers see as a step, or the closing of the bags, which no status tells (rule: packed-said). */
type StepName = OrderStatus | 'packed';

export interface OrderStep {
  readonly status: StepName;
  readonly label: string;
  readonly state: StepState;
  /** When the order reached the step; null if it has not, or if that was not recorded. */
  readonly at: number | null;
  readonly note: string | null;
}

type TimedOrder = Pick<
  Order,
  | 'status'
  | 'statusTimes'
  | 'createdAt'
  | 'assignment'
  | 'packing'
  | 'slot'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'payment'
>;

const journey: readonly OrderStatus[] = orderStatuses.filter((status) => orderStatusFacts[status].isStep);

function stepLabel(status: StepName): string {
  if (status === 'packed') return t('orders.stepPacked');
  return status === 'pending' ? t('orders.stepPlaced') : orderStatusFacts[status].label;
}

/**
 * The step that an order has reached. One that is offered to a partner stays at the step that it had before, which its times
 * tell: a new offer of an order in preparation takes nothing back (rule: progress-steps).
 */
function stepOf({ status, statusTimes }: Pick<Order, 'status' | 'statusTimes'>): OrderStatus {
  if (status !== 'assigned') return status;
  const timeAt = (each: OrderStatus): number => statusTimes[each] ?? -1;
  return unassignedStatuses.reduce((latest, each) => (timeAt(each) > timeAt(latest) ? each : latest));
}

const hasReached = (order: TimedOrder, status: OrderStatus): boolean =>
  journey.indexOf(stepOf(order)) >= journey.indexOf(status);

/** Goods that are picked or packed are so whatever the status says: nobody may have the order yet (rule: packed-said). */
function isReached(order: TimedOrder, step: StepName): boolean {
  if (step === 'packed') return order.packing?.packedAt != null;
  return (step === 'preparing' && order.packing !== null) || hasReached(order, step);
}

/**
 * The steps in their order: what was done with the goods before the confirmation stands before it. The bags are a step of orders that are
 * picked, as long as they can be packed.
 */
function stepNames(order: TimedOrder): readonly StepName[] {
  const { packing } = order;
  if (packing === null) return journey;
  const canBePacked = packing.packedAt !== null || !hasReached(order, 'out_for_delivery');
  const goods: readonly StepName[] = canBePacked ? ['preparing', 'packed'] : ['preparing'];
  const confirmedAt = hasReached(order, 'confirmed') ? (timeOf(order, 'confirmed') ?? -Infinity) : Infinity;
  const isEarly = (step: StepName): boolean => (timeOf(order, step) ?? Infinity) <= confirmedAt;
  return [
    'pending',
    ...goods.filter(isEarly),
    'confirmed',
    ...goods.filter((step) => !isEarly(step)),
    'out_for_delivery',
    'delivered',
  ];
}

/**
 * The steps of an order. An order whose status was taken back by an admin shows the steps
 * up to its current status; a cancelled one ends where it was cancelled.
 */
export function orderSteps(order: TimedOrder): OrderStep[] {
  if (order.status === 'cancelled') return cancelledSteps(order);
  const names = stepNames(order);
  const reached = names.filter((name) => isReached(order, name)).length - 1;
  return names.map((status, index) => {
    const isLatest = index === reached && order.status !== 'delivered';
    const state = index > reached ? 'next' : isLatest && status !== 'packed' ? 'now' : 'done';
    const isTimed = state !== 'next' && !isFromBefore(order, names.slice(0, index), status);
    return {
      status,
      label: stepLabel(status),
      state,
      at: isTimed ? timeOf(order, status) : null,
      note: noteOf(order, status, { state, isLatest }),
    };
  });
}

/** Whether the time of a step is from before an admin took the order back to an earlier one. */
function isFromBefore(order: TimedOrder, earlier: readonly StepName[], status: StepName): boolean {
  const at = timeOf(order, status) ?? Infinity;
  return earlier.some((each) => (timeOf(order, each) ?? 0) > at);
}

function cancelledSteps(order: TimedOrder): OrderStep[] {
  const cancelledAt = order.statusTimes.cancelled ?? null;
  const before = journey.filter((status) => {
    const at = timeOf(order, status);
    return status !== 'delivered' && at !== null && (cancelledAt === null || at <= cancelledAt);
  });
  return [
    ...before.map((status) => ({
      status,
      label: stepLabel(status),
      state: 'done' as const,
      at: timeOf(order, status),
      note: null,
    })),
    { status: 'cancelled', label: t('orders.stepCancelled'), state: 'ended', at: cancelledAt, note: null },
  ];
}

/**
 * When a step was reached, in epoch milliseconds; null if that was not recorded. `statusTimes.pending` changes when an offer expires; the
 * order was placed at its creation.
 */
function timeOf(order: TimedOrder, step: StepName): number | null {
  const { createdAt, statusTimes, packing } = order;
  switch (step) {
    case 'pending':
      return createdAt;
    case 'confirmed':
      return statusTimes.confirmed ?? (packing && acceptedInStoreAt(order));
    case 'preparing':
      return packing?.startedAt ?? statusTimes.preparing ?? null;
    case 'packed':
      return packing?.packedAt ?? null;
    default:
      return statusTimes[step] ?? null;
  }
}

/** The acceptance confirms an order whose goods are picked, which is in preparation from then on; not one that is on the road. */
function acceptedInStoreAt({ assignment, statusTimes }: TimedOrder): number | null {
  const acceptedAt = assignment?.acceptedAt ?? null;
  return acceptedAt !== null && acceptedAt <= (statusTimes.out_for_delivery ?? Infinity) ? acceptedAt : null;
}

function noteOf(
  order: TimedOrder,
  status: StepName,
  { state, isLatest }: { readonly state: StepState; readonly isLatest: boolean },
): string | null {
  const partner = order.assignment?.partnerName;
  // It waits for nothing that the store would do (rule: paid-back).
  if (isLatest && isPaidBack(order)) return null;
  if (isLatest && order.status === 'assigned') return t('orders.waitsForAcceptance');
  if (isLatest && order.status === 'pending') return pendingNote(order);
  if (status === 'confirmed' && state !== 'next' && order.assignment?.acceptedAt && partner)
    return t('orders.accepted', { partner });
  return null;
}

function pendingNote(order: TimedOrder): string | null {
  if (isUnpaidOnline(order)) return t('orders.waitsForPayment');
  if (order.packing === null) return t('orders.waitsForConfirmation');
  // Nobody is looked for before the time of a slot comes near (rule: slot-dispatch).
  return order.slot ? null : t('orders.findingPartner');
}

/** Percent of the tracking bar: 20, 40, 60, 80, 100. A cancelled order has no bar; one that is picked is in preparation. */
export function progressPercent(order: Pick<Order, 'status' | 'statusTimes' | 'packing'>): number | null {
  const { progress } = orderStatusFacts[stepOf(order)];
  if (progress === null || order.packing === null) return progress;
  return Math.max(progress, orderStatusFacts.preparing.progress ?? 0);
}
