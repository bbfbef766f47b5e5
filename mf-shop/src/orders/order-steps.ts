import {
  isPaidBack,
  orderStatuses,
  orderStatusFacts,
  unassignedStatuses,
  type Order,
  type OrderStatus,
} from '@basket/domain';
import { isUnpaidOnline } from '../payment/payable';

type StepState = 'done' | 'now' | 'next' | 'ended';

export interface OrderStep {
  readonly status: OrderStatus;
  readonly label: string;
  readonly state: StepState;
  /** When the order reached the step; null if it has not, or if that was not recorded. */
  readonly at: number | null;
  readonly note: string | null;
}

type TimedOrder = Pick<
  Order,
  'status' | 'statusTimes' | 'createdAt' | 'assignment' | 'paymentMethod' | 'paymentStatus' | 'payment'
>;

const journey: readonly OrderStatus[] = orderStatuses.filter((status) => orderStatusFacts[status].isStep);

const stepLabel = (status: OrderStatus): string =>
  status === 'pending' ? 'Order placed' : orderStatusFacts[status].label;

/**
 * The step that an order has reached. One that is offered to a partner stays at the step that it had before, which its times
 * tell: a new offer of an order in preparation takes nothing back (rule: progress-steps).
 */
function stepOf({ status, statusTimes }: Pick<Order, 'status' | 'statusTimes'>): OrderStatus {
  if (status !== 'assigned') return status;
  const timeAt = (each: OrderStatus): number => statusTimes[each] ?? -1;
  return unassignedStatuses.reduce((latest, each) => (timeAt(each) > timeAt(latest) ? each : latest));
}

/**
 * The steps of an order. An order whose status was taken back by an admin shows the steps
 * up to its current status; a cancelled one ends where it was cancelled.
 */
export function orderSteps(order: TimedOrder): OrderStep[] {
  if (order.status === 'cancelled') return cancelledSteps(order);
  const reached = Math.max(0, journey.indexOf(stepOf(order)));
  return journey.map((status, index) => {
    const state =
      index < reached || order.status === 'delivered' ? 'done' : index === reached ? 'now' : 'next';
    return {
      status,
      label: stepLabel(status),
      state,
      at: state === 'next' || isFromBefore(order, index) ? null : timeOf(order, status),
      note: noteOf(order, status, state),
    };
  });
}

/** Whether the time of a step is from before an admin took the order back to an earlier one. */
function isFromBefore(order: TimedOrder, index: number): boolean {
  const at = timeOf(order, journey[index] ?? 'pending') ?? Infinity;
  return journey.slice(0, index).some((earlier) => (timeOf(order, earlier) ?? 0) > at);
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
    { status: 'cancelled', label: 'Cancelled', state: 'ended', at: cancelledAt, note: null },
  ];
}

/** `statusTimes.pending` changes when an offer expires; the order was placed at its creation. */
const timeOf = (order: TimedOrder, status: OrderStatus): number | null =>
  status === 'pending' ? order.createdAt : (order.statusTimes[status] ?? null);

function noteOf(order: TimedOrder, status: OrderStatus, state: StepState): string | null {
  const partner = order.assignment?.partnerName;
  // It waits for nothing that the store would do (rule: paid-back).
  if (state === 'now' && isPaidBack(order)) return null;
  if (state === 'now' && order.status === 'assigned') return 'Waiting for a delivery partner to accept';
  if (status === 'pending' && state === 'now')
    return isUnpaidOnline(order) ? 'Waiting for your payment' : 'Waiting for confirmation';
  if (status === 'confirmed' && state !== 'next' && order.assignment?.acceptedAt && partner)
    return `${partner} accepted the delivery`;
  return null;
}

/** Percent of the tracking bar: 20, 40, 60, 80, 100. A cancelled order has no bar. */
export const progressPercent = (order: Pick<Order, 'status' | 'statusTimes'>): number | null =>
  orderStatusFacts[stepOf(order)].progress;
