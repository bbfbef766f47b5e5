import { orderStatuses, orderStatusFacts, type Order, type OrderStatus } from '@basket/domain';

type StepState = 'done' | 'now' | 'next';

export interface OrderStep {
  readonly status: OrderStatus;
  readonly label: string;
  readonly state: StepState;
  /** When the order reached the step; null if it has not, or if that was not recorded. */
  readonly at: number | null;
  readonly note: string | null;
}

type TimedOrder = Pick<Order, 'status' | 'statusTimes' | 'createdAt' | 'assignment'>;

const journey: readonly OrderStatus[] = orderStatuses.filter((status) => orderStatusFacts[status].isStep);

const stepLabel = (status: OrderStatus): string =>
  status === 'pending' ? 'Order placed' : orderStatusFacts[status].label;

/**
 * The steps of an order. An order whose status was taken back by an admin shows the steps
 * up to its current status; a cancelled one ends where it was cancelled.
 */
export function orderSteps(order: TimedOrder): OrderStep[] {
  if (order.status === 'cancelled') return cancelledSteps(order);
  // The customer stays at the first step until a partner has accepted.
  const reached = Math.max(0, journey.indexOf(order.status));
  return journey.map((status, index) => {
    const state =
      index < reached || order.status === 'delivered' ? 'done' : index === reached ? 'now' : 'next';
    return {
      status,
      label: stepLabel(status),
      state,
      at: state === 'next' ? null : timeOf(order, status),
      note: noteOf(order, status, state),
    };
  });
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
    { status: 'cancelled', label: 'Cancelled', state: 'now', at: cancelledAt, note: null },
  ];
}

/** `statusTimes.pending` changes when an offer expires; the order was placed at its creation. */
const timeOf = (order: TimedOrder, status: OrderStatus): number | null =>
  status === 'pending' ? order.createdAt : (order.statusTimes[status] ?? null);

function noteOf(order: TimedOrder, status: OrderStatus, state: StepState): string | null {
  const partner = order.assignment?.partnerName;
  if (status === 'pending' && state === 'now')
    return order.status === 'assigned'
      ? 'Waiting for a delivery partner to accept'
      : 'Waiting for confirmation';
  if (status === 'confirmed' && state !== 'next' && order.assignment?.acceptedAt && partner)
    return `${partner} accepted the delivery`;
  return null;
}

/** Percent of the tracking bar: 20, 40, 60, 80, 100. `assigned` counts as `pending`; a cancelled order has no bar. */
export function progressPercent(status: OrderStatus): number | null {
  return status === 'assigned' ? orderStatusFacts.pending.progress : orderStatusFacts[status].progress;
}
