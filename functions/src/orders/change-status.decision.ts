import {
  done,
  cashOf,
  creditMove,
  dispatchAfter,
  inStatus,
  isNothingLeft,
  isPaidBack,
  itemsOnShelf,
  keepsPartner,
  lossOf,
  ordersInHand,
  paymentWaitMs,
  orderStatusFacts,
  quantityByProduct,
  receiverOf,
  refuse,
  stockMove,
  withLoad,
  withoutId,
  withValue,
  type Assignment,
  type DeliveryPartner,
  type Order,
  type OrderAssignment,
  type OrderStatus,
  type Outcome,
  type PutBackItem,
  type Refund,
  type Stored,
} from '@basket/domain';
import { decideStockMove } from '../stock/move-stock.decision';
import { decideEarning, type LedgerRow } from '../wallet/earning.decision';
import { movePayment, type PaymentMove } from './refund-owed.decision';

/** The start of a change of status, with the partner who has the order in hand or is asked, if any, and that assignment. */
export interface OrderState {
  readonly order: Stored<Order>;
  readonly assignment: Assignment | null;
  readonly partner: Stored<DeliveryPartner> | null;
  /** The refund that the order names. */
  readonly refund: Stored<Refund> | null;
  /** Units of the order that are on no shelf: they do not move with its stock. */
  readonly offShelf: readonly PutBackItem[];
  /** Units left per product; needed only to take an order back from cancelled. */
  readonly stock: ReadonlyMap<string, number>;
  /** Needed only to undo a delivery ({@link undoesDelivery}). */
  readonly returnTo: ReturnTo | null;
}

/** The facts that say whether a partner can carry a delivered order again. */
export interface ReturnTo {
  readonly isStillPartner: boolean;
  readonly maxOrdersPerPartner: number;
}

/** Whether the change gives a delivered order back to the partner who delivered it. */
export const undoesDelivery = (order: Pick<Order, 'status' | 'assignment'>, to: OrderStatus): boolean =>
  creditMove(order.status, to) === 'reverse' && keepsPartner(order, to) && orderStatusFacts[to].isInHand;

/** The outcome of the change. Fields that are absent or null stay as they are. */
export interface OrderChange {
  readonly order: Order;
  readonly assignment: Assignment | null;
  readonly partner: DeliveryPartner | null;
  readonly stockAfter: ReadonlyMap<string, number>;
  readonly ledgerRow: LedgerRow | null;
  readonly refund: PaymentMove['refund'];
}

/**
 * Sets an order's status and derives every consequence from (before, after): stock, the partner's
 * credit, cash in hand, load and figures, payment of cash orders, refunds owed, what the partner may see
 * (rules: status-free, stock-held, credit-while-delivered). Any status may follow any other; what cannot be undone refuses.
 */
export function decideStatusChange(state: OrderState, to: OrderStatus, now: number): Outcome<OrderChange> {
  // Nothing that the shop gives away by mistake: it can be cancelled, and waits until it is (rule: paid-back).
  if (to !== 'cancelled' && to !== 'pending' && isPaidBack(state.order)) return refuse('order_paid_back');
  const stock = moveStock(state, to);
  if (!stock.ok) return stock;
  // Who gave money back for a delivery cannot take all of its cash back as well.
  const { cashRefundOwedPaise, cashRefundedPaise } = state.order.payment;
  if (state.order.status === 'delivered' && cashRefundOwedPaise + cashRefundedPaise > 0)
    return refuse('cash_refunded');
  const obstacle = obstacleToReturn(state, to);
  if (obstacle) return refuse(obstacle);
  const payment = movePayment(state.order, state.refund, to, now);
  const move: Move = { state, to, keepsPartner: keepsPartner(state.order, to), now };
  const draft = draftOrder(move, { ...withoutId(state.order), ...payment.fields });
  const moved = movePartner(move);
  if (!moved.ok) return moved;
  return done({
    ...moved.value,
    order: withValue(draft),
    assignment: state.assignment ? assignmentAfter(move, state.assignment, draft) : null,
    stockAfter: stock.value,
    refund: payment.refund,
  });
}

/** One change of status. */
interface Move {
  readonly state: OrderState;
  readonly to: OrderStatus;
  readonly keepsPartner: boolean;
  readonly now: number;
}

const isInHandAfter = ({ to, keepsPartner }: Move): boolean => keepsPartner && orderStatusFacts[to].isInHand;

function moveStock({ order, offShelf, stock }: OrderState, to: OrderStatus): Outcome<Map<string, number>> {
  const move = stockMove(order.status, to);
  if (move === 'take' && isNothingLeft(order)) return refuse('nothing_left');
  if (move === 'none') return done(new Map<string, number>());
  return decideStockMove(move, quantityByProduct(itemsOnShelf(order.items, offShelf)), stock);
}

/** The obstacle to giving a delivered order back to its partner (rule: undo-delivery). */
function obstacleToReturn(
  { order, partner, returnTo }: OrderState,
  to: OrderStatus,
): 'partner_left' | 'partner_busy' | null {
  if (!partner || !undoesDelivery(order, to)) return null;
  if (!returnTo?.isStillPartner) return 'partner_left';
  return ordersInHand(partner) >= returnTo.maxOrdersPerPartner ? 'partner_busy' : null;
}

function draftOrder(move: Move, before: Order): Order {
  const { state, to, keepsPartner, now } = move;
  const partner = isInHandAfter(move) ? state.partner : null;
  const slot = slotAfter(before, to, now);
  return {
    ...inStatus(before, to, now),
    slot,
    ...(before.credit && { credit: null, cashCollectedPaise: 0 }),
    deliverySeq: before.deliverySeq + Number(creditMove(state.order.status, to) === 'post'),
    paymentDueAt: paymentDueAfter(state.order, before, to, now),
    deliveryPartnerId: keepsPartner ? before.deliveryPartnerId : null,
    assignment:
      keepsPartner && before.assignment
        ? { ...before.assignment, ...sharedOfPartner(before.assignment, partner) }
        : null,
    estimatedDeliveryAt: keepsPartner ? before.estimatedDeliveryAt : (slot?.endsAt ?? null),
    dispatch: dispatchAfter(before, to),
    packing: to === 'cancelled' ? null : before.packing,
  };
}

/** Until when it waits for an online payment: an order that comes back to pending waits anew (rule: pay-15min). */
function paymentDueAfter(
  before: Pick<Order, 'status' | 'paymentDueAt'>,
  after: Order,
  to: OrderStatus,
  now: number,
): number | null {
  if (to !== 'pending' || after.paymentMethod !== 'online' || after.paymentStatus !== 'pending') return null;
  return before.status === 'pending' ? before.paymentDueAt : now + paymentWaitMs;
}

/** An order that is taken back after its slot has begun comes as soon as possible. */
const slotAfter = ({ slot, status }: Order, to: OrderStatus, now: number): Order['slot'] =>
  slot && slot.startsAt <= now && stockMove(status, to) === 'take' ? null : slot;

/** The partner's facts for the customer; the partner is null unless the order is in hand (rule: phones-in-hand). */
const sharedOfPartner = (
  assignment: OrderAssignment,
  partner: DeliveryPartner | null,
): Pick<OrderAssignment, 'partnerPhone' | 'partnerLocation'> =>
  partner
    ? { partnerPhone: partner.phone, partnerLocation: assignment.partnerLocation }
    : { partnerPhone: null, partnerLocation: null };

/** The partner's load, and what they earn or give back, follow the order. */
function movePartner({
  state,
  to,
  keepsPartner,
  now,
}: Move): Outcome<Pick<OrderChange, 'partner' | 'ledgerRow'>> {
  const { order, partner } = state;
  if (!partner) return done({ partner: null, ledgerRow: null });
  const loaded = withLoad(withoutId(partner), order.status, keepsPartner ? to : null, now);
  const why = to === 'cancelled' ? ('cancelled' as const) : ('withdrawn' as const);
  const hadOffer = order.status === 'assigned';
  const told = hadOffer
    ? { ...loaded, missedOffer: { orderNumber: order.orderNumber, why, at: now } }
    : loaded;
  return decideEarning({ ...state, partner: { ...told, id: partner.id } }, { to, keepsPartner, now });
}

/** The assignment that a partner loses with the order: one that was only offered leaves nothing to read. */
function stateAfter({ keepsPartner, to }: Move, before: Assignment): Assignment['state'] {
  if (keepsPartner) return to === 'delivered' ? 'delivered' : 'accepted';
  return before.state === 'offered' ? 'withdrawn' : 'lost';
}

/** The assignment after the change; it has the customer's phone only while the order is in the partner's hands. */
function assignmentAfter(move: Move, assignment: Assignment, order: Order): Assignment {
  const { now } = move;
  const state = stateAfter(move, assignment);
  const isDelivered = state === 'delivered';
  return {
    ...assignment,
    state,
    lost: state === 'lost' ? lossOf(move.state.order.status, order.status, now) : null,
    isLossUnseen: state === 'lost',
    // Told until it is read, whatever the order does meanwhile in the same hands (rule: undo-told).
    undoneAt: state === 'accepted' ? (assignment.state === 'delivered' ? now : assignment.undoneAt) : null,
    undelivered: null,
    awaitsDecision: false,
    cashCollectedPaise: isDelivered ? cashOf(move.state.order) : 0,
    customerPhone: isInHandAfter(move) ? receiverOf(order).phone : null,
    deliveredAt: isDelivered ? now : null,
  };
}
