import {
  assignmentPath,
  assignmentSchema,
  changedDayOf,
  changedDayPath,
  creditMove,
  deliveryPartnerPath,
  deliveryPartnerSchema,
  heard,
  itemsOnShelf,
  needsPartner,
  orderHistoryPath,
  orderPath,
  orderSchema,
  ordersInHand,
  paymentIntentPath,
  paymentIntentSchema,
  profilePath,
  profileSchema,
  refundPath,
  refundSchema,
  quantityByProduct,
  stockLaneCount,
  stockMove,
  withoutId,
  walletTransactionPath,
  type Assignment,
  type DeliveryPartner,
  type Order,
  type OrderHistory,
  type OrderStatus,
  type Stored,
} from '@basket/domain';
import { countAgainIfUnpaid } from '../limits';
import { refused } from '../platform/errors';
import { DoorUnheard, orRefuse, type Actor } from '../platform/operation';
import { closeCodeMessage, payRefundMessage, unpaidMessage } from '../platform/gateway/payment-messages';
import type { LaneChoice } from '../platform/instance/stock-lanes';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { readStock, type Stock } from '../stock';
import { askForDispatch } from './ask-for-dispatch';
import {
  decideStatusChange,
  undoesDelivery,
  type OrderChange,
  type OrderState,
  type ReturnTo,
} from './change-status.decision';
import { moveGoods, type Goods } from './goods';
import { moveOrderNumber } from './order-numbers';
import { readProducts, readStoreSettings } from './read-cart';
import { requirePayee } from './require-payee';
import { movePlace } from './slot-places';

/** Who changes an order, for its history. */
export type Author = Pick<OrderHistory, 'actorId' | 'actorRole'>;
export const authorOf = (actor: Pick<Actor, 'uid' | 'role'>): Author => ({
  actorId: actor.uid,
  actorRole: actor.role,
});
export const systemAuthor: Author = { actorId: 'system', actorRole: 'system' };

/** Why an order changes: by whom and, in words that admins read, for which reason. */
export interface Cause {
  readonly author: Author;
  readonly note: string;
}

export async function readOrder(unit: UnitOfWork, orderId: string): Promise<Stored<Order>> {
  const order = await unit.get(orderSchema, orderPath(orderId));
  if (!order) throw refused('unknown_order');
  return order;
}

/** An order that this partner has accepted; anybody else's looks like none (rule: partner-delivers). */
export async function readOwnOrder(unit: UnitOfWork, orderId: string, uid: string): Promise<Stored<Order>> {
  const order = await readOrder(unit, orderId);
  if (order.deliveryPartnerId !== uid || !order.assignment?.acceptedAt) throw refused('unknown_order');
  return order;
}

interface StatusChange extends Cause {
  readonly to: OrderStatus;
  readonly now: number;
  /** Cash is collected although the gateway did not say whether a code at the door was paid. @default false */
  readonly isUnheard?: boolean;
}

/** Sets an order's status: reads what the change needs, decides it and writes all of its consequences. */
export async function changeOrderStatus(
  unit: UnitOfWork,
  order: Stored<Order>,
  { to, author, note, now, isUnheard = false }: StatusChange,
): Promise<void> {
  if (to === 'delivered' && !isUnheard) await requireHeardDoor(unit, order);
  const goods = await moveGoods(unit, order, { to, actorId: author.actorId, now });
  const [{ state, stock }] = await Promise.all([
    readOrderState(unit, order, goods, { to, now }),
    moveOrderNumber(unit, order, to, now),
    movePlace(unit, order, to, now),
  ]);
  const change = orRefuse(decideStatusChange(state, to, now));
  if (change.refund?.kind === 'owe') await requirePayee(unit, order, change.refund.refund);
  unit.update(orderPath(order.id), change.order);
  stock.leave(change.stockAfter);
  goods.write();
  const partner = heardFrom(change.partner, state.partner?.id, author, now);
  if (partner && state.partner) unit.update(deliveryPartnerPath(state.partner.id), partner);
  if (change.assignment) unit.update(assignmentPath(order.id, change.assignment.attempt), change.assignment);
  writePayment(unit, order, change, now);
  await countAgainIfUnpaid(unit, order, change.order, now);
  if (change.ledgerRow) unit.create(walletTransactionPath(change.ledgerRow.id), change.ledgerRow.row);
  writeHistory(unit, order, change.order, { author, note: goods.packing ? withGoods(note) : note });
  if (needsPartner(change.order) || hasRoom(state.partner, partner))
    await askForDispatch(unit, `${order.id}-${change.order.historySeq}`, now);
}

/**
 * While a code is shown, only the gateway knows whether there is cash to collect (rule: door-asked).
 *
 * @throws DoorUnheard until it was asked
 */
async function requireHeardDoor(
  unit: UnitOfWork,
  { id, paymentMethod, payment }: Stored<Order>,
): Promise<void> {
  if (paymentMethod !== 'cod' || payment.codeId === null) return;
  const code = await unit.get(paymentIntentSchema, paymentIntentPath(payment.codeId));
  if (code?.state === 'open') throw new DoorUnheard(id);
}

/** The refund that the change owes or withdraws, the end of a wait for a payment, and a code that nobody may pay any more. */
function writePayment(unit: UnitOfWork, before: Stored<Order>, change: OrderChange, now: number): void {
  if (change.refund?.kind === 'owe') {
    const { id, refund } = change.refund;
    unit.create(refundPath(id), refund);
    unit.send(payRefundMessage(id, refund.round, refund.tries, now));
  }
  if (change.refund?.kind === 'withdraw') unit.update(refundPath(change.refund.id), change.refund.refund);
  const { paymentDueAt } = change.order;
  if (paymentDueAt !== null && paymentDueAt !== before.paymentDueAt)
    unit.send(unpaidMessage(before.id, paymentDueAt));
  if (change.closedCodeId !== null) unit.send(closeCodeMessage(change.closedCodeId, now));
}

const withGoods = (note: string): string =>
  [note, 'Taken back with its goods'].filter(Boolean).join('. ').slice(0, 300);

/** The partner as changed; a step that the partner took is a sign of life (rule: three-misses). */
const heardFrom = (
  partner: DeliveryPartner | null,
  uid: string | undefined,
  { actorId }: Author,
  now: number,
): DeliveryPartner | null => (partner && uid === actorId ? { ...partner, ...heard(now) } : partner);

/** Whether a partner may be offered more than before: holds fewer orders, or is back after missed offers. */
const hasRoom = (before: DeliveryPartner | null, after: DeliveryPartner | null): boolean =>
  before !== null &&
  after !== null &&
  (ordersInHand(after) < ordersInHand(before) || after.missedOffersInARow < before.missedOffersInARow);

/**
 * Writes the line of an order's history that a change of its status or money takes. If it changes what the order brought, the figures
 * of its day count anew (rule: revenue-net).
 */
export function writeHistory(
  unit: UnitOfWork,
  before: Stored<Order>,
  after: Order,
  { author, note }: Cause,
): void {
  unit.create(orderHistoryPath(before.id, after.historySeq), {
    seq: after.historySeq,
    at: after.updatedAt,
    ...author,
    from: before.status,
    to: after.status,
    note,
  } satisfies OrderHistory);
  const isMoved =
    before.valuePaise !== after.valuePaise || creditMove(before.status, after.status) !== 'none';
  const changedDay = isMoved ? changedDayOf(before, after.updatedAt) : null;
  if (changedDay) unit.create(changedDayPath(before.id, after.historySeq), changedDay);
}

async function readReturnTo(unit: UnitOfWork, partnerId: string): Promise<ReturnTo> {
  const [profile, { maxOrdersPerPartner }] = await Promise.all([
    unit.get(profileSchema, profilePath(partnerId)),
    readStoreSettings(unit),
  ]);
  return { isStillPartner: profile?.role === 'delivery_partner', maxOrdersPerPartner };
}

/** The assignment of the partner who has the order in hand or is asked; null for nobody. */
export async function readAssignment(
  unit: UnitOfWork,
  order: Stored<Order>,
): Promise<Stored<Assignment> | null> {
  const attempt = order.status === 'assigned' ? order.offerAttempts : order.assignment?.attempt;
  return attempt ? unit.get(assignmentSchema, assignmentPath(order.id, attempt)) : null;
}

async function readOrderState(
  unit: UnitOfWork,
  order: Stored<Order>,
  { offShelf, packing }: Goods,
  { to, now }: Pick<StatusChange, 'to' | 'now'>,
): Promise<{ readonly state: OrderState; readonly stock: Stock }> {
  const stored = await readAssignment(unit, order);
  const partnerId = stored?.deliveryPartnerId ?? order.deliveryPartnerId;
  const [returnTo, partner, stock, refund] = await Promise.all([
    partnerId && undoesDelivery(order, to) ? readReturnTo(unit, partnerId) : null,
    partnerId ? unit.get(deliveryPartnerSchema, deliveryPartnerPath(partnerId)) : null,
    readStockToMove(unit, order, offShelf, { to, now }),
    // Written when the order is taken back, and therefore read.
    order.refundId ? unit.get(refundSchema, refundPath(order.refundId)) : null,
  ]);
  const { available } = stock;
  return {
    state: {
      ...{ order: packing ? { ...order, packing } : order, offShelf, returnTo, partner, refund },
      stock: available,
      assignment: stored && withoutId(stored),
    },
    stock,
  };
}

async function readStockToMove(
  unit: UnitOfWork,
  order: Stored<Order>,
  offShelf: Goods['offShelf'],
  { to, now }: Pick<StatusChange, 'to' | 'now'>,
): Promise<Stock> {
  const move = stockMove(order.status, to);
  const onShelf = itemsOnShelf(order.items, offShelf).filter(({ quantity }) => quantity > 0);
  const products = await readProducts(unit, move === 'none' ? [] : onShelf);
  const wanted = quantityByProduct(move === 'take' ? onShelf : []);
  return readStock(unit, products, wanted, { choice: anyLane(order.id), maySplit: false, now });
}

/** Orders that end spread what they return over all lanes. */
export function anyLane(orderId: string): LaneChoice {
  const lane = [...orderId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % stockLaneCount;
  const nothing = (): void => undefined;
  return { isSplit: () => false, noteWhole: nothing, lanesOf: () => [lane], prefer: nothing, avoid: nothing };
}
