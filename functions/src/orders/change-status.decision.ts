import {
  accept,
  creditMove,
  orderStatusFacts,
  postToWallet,
  quantityByProduct,
  refuse,
  reversalRowId,
  earningRowId,
  stockMove,
  type Assignment,
  type DeliveryPartner,
  type Order,
  type OrderAssignment,
  type OrderStatus,
  type Outcome,
  type PublicStoreSettings,
  type Stored,
  type WalletTransaction,
} from '@basket/domain';
import { moveRefund, type RefundMove } from './refund-owed.decision';

/** What a change of status starts from. The partner is the one whom the order names, if any. */
export interface OrderState {
  readonly order: Stored<Order>;
  readonly assignment: Assignment | null;
  readonly partner: Stored<DeliveryPartner> | null;
  /** Units left per product; needed only to take an order back from cancelled. */
  readonly stock: ReadonlyMap<string, number>;
  readonly settings: Pick<PublicStoreSettings, 'deliveryChargePaise'>;
}

/** What follows from it. Fields that are absent or null stay as they are. */
export interface OrderChange {
  readonly order: Order;
  readonly assignment: Assignment | null;
  readonly partner: DeliveryPartner | null;
  readonly stockAfter: ReadonlyMap<string, number>;
  readonly ledgerRow: { readonly id: string; readonly row: WalletTransaction } | null;
  readonly refund: RefundMove | null;
}

/**
 * Sets an order's status and derives every consequence from (before, after): stock, the partner's
 * credit, cash in hand, load and figures, payment of cash orders, refunds owed, what the partner may see
 * (decisions 5, 8, 20, 22). Any status may follow any other; what cannot be undone refuses.
 */
export function decideStatusChange(state: OrderState, to: OrderStatus, now: number): Outcome<OrderChange> {
  const before = withoutId(state.order);
  const stock = moveStock(state, to);
  if (!stock.ok) return stock;
  const keepsPartner = before.assignment?.acceptedAt != null && remainsWithPartner(to);
  const draft = draftOrder(before, to, keepsPartner, state, now);
  const partnerStep = movePartner(state, to, draft, keepsPartner, now);
  if (!partnerStep.ok) return partnerStep;
  const { partner, ledgerRow, order } = partnerStep.value;
  return accept({
    order,
    partner,
    ledgerRow,
    assignment: state.assignment ? mirrorAssignment(state.assignment, order, keepsPartner, now) : null,
    stockAfter: stock.value,
    refund: moveRefund(state.order, to, now),
  });
}

const withoutId = <T extends object>({ id: _id, ...data }: Stored<T>): Omit<Stored<T>, 'id'> => data;

/** A partner keeps an accepted order through all of its active statuses and once delivered. */
const remainsWithPartner = (status: OrderStatus): boolean =>
  orderStatusFacts[status].isInHand || status === 'delivered';

function moveStock(state: OrderState, to: OrderStatus): Outcome<Map<string, number>> {
  const move = stockMove(state.order.status, to);
  const after = new Map<string, number>();
  if (move === 'none') return accept(after);
  const sign = move === 'return' ? 1 : -1;
  for (const [productId, quantity] of quantityByProduct(state.order.items)) {
    const left = state.stock.get(productId);
    // A product that was deleted since has no stock to return to; one to take from is missing.
    if (left === undefined && move === 'return') continue;
    const next = (left ?? 0) + sign * quantity;
    if (next < 0) return refuse('stock_needed', { productId, available: left ?? 0 });
    after.set(productId, next);
  }
  return accept(after);
}

function draftOrder(
  before: Order,
  to: OrderStatus,
  keepsPartner: boolean,
  state: OrderState,
  now: number,
): Order {
  const { partner } = state;
  const isInHand = keepsPartner && orderStatusFacts[to].isInHand;
  return {
    ...before,
    ...paymentAfter(before, to, now),
    paymentDueAt: to === 'pending' ? before.paymentDueAt : null,
    refundId: refundAfter(state.order, to, now),
    status: to,
    statusTimes: { ...before.statusTimes, [to]: now },
    deliveryPartnerId: keepsPartner ? before.deliveryPartnerId : null,
    assignment:
      keepsPartner && before.assignment
        ? { ...before.assignment, ...sharedOfPartner(before.assignment, isInHand ? partner : null) }
        : null,
    estimatedDeliveryAt: keepsPartner ? before.estimatedDeliveryAt : null,
    historySeq: before.historySeq + 1,
    updatedAt: now,
  };
}

/** What the customer may know of the partner, who is null unless the order is in hand (decisions 22). */
const sharedOfPartner = (
  assignment: OrderAssignment,
  partner: DeliveryPartner | null,
): Pick<OrderAssignment, 'partnerPhone' | 'partnerLocation'> =>
  partner
    ? { partnerPhone: partner.phone, partnerLocation: assignment.partnerLocation }
    : { partnerPhone: null, partnerLocation: null };

/** The refund that the order owes from now on. */
function refundAfter(order: Stored<Order>, to: OrderStatus, now: number): string | null {
  if (to !== 'cancelled') return null;
  const move = moveRefund(order, to, now);
  return move ? move.id : order.refundId;
}

type Payment = Pick<Order, 'paymentMethod' | 'paymentStatus' | 'paidAt'>;

/** Cash is paid by delivery; an order taken back after its payment ended is collected in cash. */
function paymentAfter(before: Order, to: OrderStatus, now: number): Payment {
  const { paymentMethod, paymentStatus, paidAt } = before;
  if (paymentMethod === 'cod') {
    if (to === 'delivered') return { paymentMethod, paymentStatus: 'paid', paidAt: paidAt ?? now };
    if (before.status === 'delivered') return { paymentMethod, paymentStatus: 'pending', paidAt: null };
  }
  const isTakenBack = before.status === 'cancelled' && to !== 'cancelled';
  if (isTakenBack && (paymentStatus === 'refunded' || paymentStatus === 'failed'))
    return { paymentMethod: 'cod', paymentStatus: 'pending', paidAt: null };
  return { paymentMethod, paymentStatus, paidAt };
}

interface PartnerStep {
  readonly partner: DeliveryPartner | null;
  readonly ledgerRow: OrderChange['ledgerRow'];
  readonly order: Order;
}

function movePartner(
  state: OrderState,
  to: OrderStatus,
  draft: Order,
  keepsPartner: boolean,
  now: number,
): Outcome<PartnerStep> {
  if (!state.partner) {
    const deliverySeq = draft.deliverySeq + Number(creditMove(state.order.status, to) === 'post');
    return accept({ partner: null, ledgerRow: null, order: { ...draft, deliverySeq } });
  }
  const loaded = moveLoad(withoutId(state.partner), state.order, to, keepsPartner, now);
  switch (creditMove(state.order.status, to)) {
    case 'post':
      return keepsPartner
        ? postEarning(state, loaded, draft, now)
        : accept({
            partner: loaded,
            ledgerRow: null,
            order: { ...draft, deliverySeq: draft.deliverySeq + 1 },
          });
    case 'reverse':
      return reverseEarning(state, loaded, draft, now);
    case 'none':
      return accept({ partner: loaded, ledgerRow: null, order: draft });
  }
}

/** Open offers and orders in hand, as the status before and after say. */
function moveLoad(
  partner: DeliveryPartner,
  order: Order,
  to: OrderStatus,
  keepsPartner: boolean,
  now: number,
): DeliveryPartner {
  const hadOffer = order.status === 'assigned';
  const hadInHand = orderStatusFacts[order.status].isInHand;
  const hasInHand = keepsPartner && orderStatusFacts[to].isInHand;
  return {
    ...partner,
    openOffers: partner.openOffers - Number(hadOffer),
    activeOrders: partner.activeOrders - Number(hadInHand) + Number(hasInHand),
    updatedAt: now,
  };
}

function postEarning(
  { order, partner, settings }: OrderState,
  loaded: DeliveryPartner,
  draft: Order,
  now: number,
): Outcome<PartnerStep> {
  const deliveryPartnerId = partner?.id ?? '';
  const deliverySeq = draft.deliverySeq + 1;
  const amountPaise = settings.deliveryChargePaise;
  const posting = postToWallet(loaded, {
    deliveryPartnerId,
    transactionType: 'credit',
    amountPaise,
    orderId: order.id,
    orderNumber: order.orderNumber,
    description: `Delivery of order #${order.orderNumber}`,
    createdAt: now,
  });
  if (!posting) throw new Error(`A credit of ${amountPaise} paise cannot overdraw a wallet`);
  const cashCollectedPaise = order.paymentMethod === 'cod' ? order.totalPaise : 0;
  return accept({
    order: {
      ...draft,
      deliverySeq,
      cashCollectedPaise,
      credit: { deliveryPartnerId, amountPaise, deliverySeq },
    },
    ledgerRow: { id: earningRowId(order.id, deliverySeq), row: posting.row },
    partner: {
      ...loaded,
      ...posting.wallet,
      totalDeliveries: loaded.totalDeliveries + 1,
      completedOrders: loaded.completedOrders + 1,
      totalEarningsPaise: loaded.totalEarningsPaise + amountPaise,
      cashInHandPaise: loaded.cashInHandPaise + cashCollectedPaise,
    },
  });
}

function reverseEarning(
  { order }: OrderState,
  loaded: DeliveryPartner,
  draft: Order,
  now: number,
): Outcome<PartnerStep> {
  const credit = order.credit;
  if (!credit) return accept({ partner: loaded, ledgerRow: null, order: draft });
  const posting = postToWallet(loaded, {
    deliveryPartnerId: credit.deliveryPartnerId,
    transactionType: 'debit',
    amountPaise: -credit.amountPaise,
    orderId: order.id,
    orderNumber: order.orderNumber,
    description: `Delivery of order #${order.orderNumber} taken back`,
    createdAt: now,
  });
  if (!posting) return refuse('credit_already_withdrawn', { balancePaise: loaded.walletBalancePaise });
  const cashInHandPaise = loaded.cashInHandPaise - order.cashCollectedPaise;
  if (cashInHandPaise < 0)
    return refuse('cash_already_deposited', { cashInHandPaise: loaded.cashInHandPaise });
  return accept({
    order: { ...draft, credit: null, cashCollectedPaise: 0 },
    ledgerRow: { id: reversalRowId(order.id, credit.deliverySeq), row: posting.row },
    partner: {
      ...loaded,
      ...posting.wallet,
      totalDeliveries: Math.max(0, loaded.totalDeliveries - 1),
      completedOrders: Math.max(0, loaded.completedOrders - 1),
      totalEarningsPaise: Math.max(0, loaded.totalEarningsPaise - credit.amountPaise),
      cashInHandPaise,
    },
  });
}

/** What the partner sees of it; the customer's phone only while the order is in the partner's hands. */
function mirrorAssignment(
  assignment: Assignment,
  order: Order,
  keepsPartner: boolean,
  now: number,
): Assignment {
  const isInHand = keepsPartner && orderStatusFacts[order.status].isInHand;
  return {
    ...assignment,
    state: !keepsPartner ? 'withdrawn' : order.status === 'delivered' ? 'delivered' : 'accepted',
    orderStatus: order.status,
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    customerPhone: isInHand ? order.delivery.phone : null,
    deliveredAt: keepsPartner && order.status === 'delivered' ? now : null,
    updatedAt: now,
  };
}
