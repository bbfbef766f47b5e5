import * as v from 'valibot';
import { minuteMs } from '../time/india';
import { t } from '../texts';

/**
 * Order status as one table (rule: status-free). What follows from a change is derived from
 * (before, after) by the questions below and nowhere else.
 */
export const orderStatuses = [
  'pending',
  'assigned',
  'confirmed',
  'preparing',
  'out_for_delivery',
  'delivered',
  'cancelled',
] as const;
export const orderStatusSchema = v.picklist(orderStatuses);
export type OrderStatus = v.InferOutput<typeof orderStatusSchema>;

interface StatusFacts {
  readonly label: string;
  /** Percent of the tracking bar; null for statuses without a bar. */
  readonly progress: number | null;
  /** An admin may choose it from the dropdown (all but assigned, which only an offer makes). */
  readonly isAdminChoice: boolean;
  /** Units are reserved for the order. */
  readonly holdsStock: boolean;
  /** The partner's credit exists. */
  readonly earnsCredit: boolean;
  /** A partner has accepted and still has the order in hand. */
  readonly isInHand: boolean;
  /** A partner who has accepted the order keeps it. */
  readonly keepsPartner: boolean;
  /** The order has ended. */
  readonly isFinal: boolean;
  readonly isCancellableByCustomer: boolean;
  /** A step of the timeline that the customer sees; steps follow one another as in {@link orderStatuses}. */
  readonly isStep: boolean;
}

export const orderStatusFacts: Readonly<Record<OrderStatus, StatusFacts>> = {
  pending: {
    get label() {
      return t('statuses.pending');
    },
    progress: 20,
    isAdminChoice: true,
    holdsStock: true,
    earnsCredit: false,
    isInHand: false,
    keepsPartner: false,
    isFinal: false,
    isCancellableByCustomer: true,
    isStep: true,
  },
  assigned: {
    get label() {
      return t('statuses.assigned');
    },
    progress: null,
    isAdminChoice: false,
    holdsStock: true,
    earnsCredit: false,
    isInHand: false,
    keepsPartner: false,
    isFinal: false,
    isCancellableByCustomer: false,
    isStep: false,
  },
  confirmed: {
    get label() {
      return t('statuses.confirmed');
    },
    progress: 40,
    isAdminChoice: true,
    holdsStock: true,
    earnsCredit: false,
    isInHand: true,
    keepsPartner: true,
    isFinal: false,
    isCancellableByCustomer: false,
    isStep: true,
  },
  preparing: {
    get label() {
      return t('statuses.preparing');
    },
    progress: 60,
    isAdminChoice: true,
    holdsStock: true,
    earnsCredit: false,
    isInHand: true,
    keepsPartner: true,
    isFinal: false,
    isCancellableByCustomer: false,
    isStep: true,
  },
  out_for_delivery: {
    get label() {
      return t('statuses.outForDelivery');
    },
    progress: 80,
    isAdminChoice: true,
    holdsStock: true,
    earnsCredit: false,
    isInHand: true,
    keepsPartner: true,
    isFinal: false,
    isCancellableByCustomer: false,
    isStep: true,
  },
  delivered: {
    get label() {
      return t('statuses.delivered');
    },
    progress: 100,
    isAdminChoice: true,
    holdsStock: true,
    earnsCredit: true,
    isInHand: false,
    keepsPartner: true,
    isFinal: true,
    isCancellableByCustomer: false,
    isStep: true,
  },
  cancelled: {
    get label() {
      return t('statuses.cancelled');
    },
    progress: null,
    isAdminChoice: true,
    holdsStock: false,
    earnsCredit: false,
    isInHand: false,
    keepsPartner: false,
    isFinal: true,
    isCancellableByCustomer: false,
    isStep: false,
  },
};

export type AdminOrderStatus = Exclude<OrderStatus, 'assigned'>;
export const adminOrderStatuses = orderStatuses.filter(
  (status): status is AdminOrderStatus => orderStatusFacts[status].isAdminChoice,
);

/** Tracking is offered until the order has ended. */
export const isTrackable = (status: OrderStatus): boolean => !orderStatusFacts[status].isFinal;
export const isCancellableByCustomer = (status: OrderStatus): boolean =>
  orderStatusFacts[status].isCancellableByCustomer;

/** Whether the order's partner still has it after a change to this status: only one who has accepted keeps it. */
export const keepsPartner = (
  { assignment }: { readonly assignment: { readonly acceptedAt: number | null } | null },
  after: OrderStatus,
): boolean => assignment?.acceptedAt != null && orderStatusFacts[after].keepsPartner;

/** The statuses of an order that looks for a partner; it returns to them when nobody takes it. */
export const unassignedStatuses = ['pending', 'confirmed', 'preparing'] as const;
export const unassignedStatusSchema = v.picklist(unassignedStatuses);
export type UnassignedStatus = v.InferOutput<typeof unassignedStatusSchema>;

/**
 * The status of an order while it looks for a partner; null when it needs none. One that was out for delivery has to be
 * picked up again.
 */
export function statusWithoutPartner(status: OrderStatus): UnassignedStatus | null {
  switch (status) {
    case 'pending':
    case 'confirmed':
    case 'preparing':
      return status;
    case 'out_for_delivery':
      return 'preparing';
    case 'assigned':
    case 'delivered':
    case 'cancelled':
      return null;
  }
}

/** Statuses in which an order without a partner needs one (rule: no-dead-end). */
export const statusesToDispatch = orderStatuses.filter((status) => statusWithoutPartner(status) !== null);

/** Statuses of an order whose goods may be collected, see `pickingObstacle`. */
export const statusesToPick = [
  'pending',
  'assigned',
  'confirmed',
  'preparing',
] as const satisfies OrderStatus[];

/** Whether the order has to be offered to a partner, whatever brought it into its status (rule: no-dead-end). */
export const needsPartner = ({
  status,
  deliveryPartnerId,
}: {
  readonly status: OrderStatus;
  readonly deliveryPartnerId: string | null;
}): boolean => deliveryPartnerId === null && statusWithoutPartner(status) !== null;

export type StockMove = 'take' | 'return' | 'none';
export const stockMove = (before: OrderStatus, after: OrderStatus): StockMove => {
  const held = orderStatusFacts[before].holdsStock;
  const holds = orderStatusFacts[after].holdsStock;
  return held === holds ? 'none' : holds ? 'take' : 'return';
};

/** Whether an order that has ended goes on, or a cancelled one was delivered after all. */
export const isTakenBack = (before: OrderStatus, after: OrderStatus): boolean =>
  orderStatusFacts[before].isFinal && before !== after && after !== 'cancelled';

export type CreditMove = 'post' | 'reverse' | 'none';
export const creditMove = (before: OrderStatus, after: OrderStatus): CreditMove => {
  const earned = orderStatusFacts[before].earnsCredit;
  const earns = orderStatusFacts[after].earnsCredit;
  return earned === earns ? 'none' : earns ? 'post' : 'reverse';
};

export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded'] as const;
export const paymentStatusSchema = v.picklist(paymentStatuses);
export type PaymentStatus = v.InferOutput<typeof paymentStatusSchema>;

export const paymentMethods = ['cod', 'online'] as const;
export const paymentMethodSchema = v.picklist(paymentMethods);
export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>;

/** How long an order waits for its online payment before it is cancelled (rule: pay-15min). */
export const paymentWaitMs = 15 * minuteMs;

/** Minutes until arrival: 30 (the store's promise) minus minutes since acceptance, never below 0. */
export function etaMinutes(acceptedAt: number, now: number, deliveryTimeMinutes: number): number {
  return Math.max(0, deliveryTimeMinutes - Math.floor((now - acceptedAt) / minuteMs));
}
