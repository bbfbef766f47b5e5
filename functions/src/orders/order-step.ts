import {
  assignmentPath,
  assignmentSchema,
  deliveryPartnerPath,
  deliveryPartnerSchema,
  orderHistoryPath,
  orderPath,
  orderSchema,
  productPath,
  refundPath,
  refundSchema,
  refuse,
  stockMove,
  walletTransactionPath,
  type Order,
  type OrderHistory,
  type OrderStatus,
  type Stored,
} from '@basket/domain';
import { RefusedError } from '../platform/errors';
import { orRefuse, type Actor } from '../platform/operation';
import type { UnitOfWork } from '../platform/unit-of-work';
import { decideStatusChange, type OrderState } from './change-status.decision';
import { readProducts, readStoreSettings } from './read-cart';

/** Who changes an order, for its history. */
export type Author = Pick<OrderHistory, 'actorId' | 'actorRole'>;
export const authorOf = (actor: Pick<Actor, 'uid' | 'role'>): Author => ({
  actorId: actor.uid,
  actorRole: actor.role,
});
export const systemAuthor: Author = { actorId: 'system', actorRole: 'system' };

export async function readOrder(unit: UnitOfWork, orderId: string): Promise<Stored<Order>> {
  const order = await unit.get(orderSchema, orderPath(orderId));
  if (!order) throw new RefusedError(refuse('unknown_order').refusal);
  return order;
}

/** Reads what the change needs, decides it and writes all of its consequences. */
export async function changeOrderStatus(
  unit: UnitOfWork,
  order: Stored<Order>,
  to: OrderStatus,
  author: Author,
  note: string,
  now: number,
): Promise<void> {
  const state = await readOrderState(unit, order, to);
  const change = orRefuse(decideStatusChange(state, to, now));
  unit.update(orderPath(order.id), change.order);
  for (const [productId, stockQuantity] of change.stockAfter)
    unit.update(productPath(productId), { stockQuantity });
  if (change.partner && state.partner) unit.update(deliveryPartnerPath(state.partner.id), change.partner);
  if (change.assignment && order.assignment)
    unit.update(assignmentPath(order.id, order.assignment.attempt), change.assignment);
  if (change.refund?.kind === 'owe') unit.create(refundPath(change.refund.id), change.refund.refund);
  if (change.refund?.kind === 'withdraw') unit.update(refundPath(change.refund.id), change.refund.refund);
  if (change.ledgerRow) unit.create(walletTransactionPath(change.ledgerRow.id), change.ledgerRow.row);
  writeHistory(unit, order.id, {
    seq: change.order.historySeq,
    at: now,
    ...author,
    from: order.status,
    to,
    note,
  });
}

export function writeHistory(unit: UnitOfWork, orderId: string, entry: OrderHistory): void {
  unit.create(orderHistoryPath(orderId, entry.seq), entry);
}

async function readOrderState(unit: UnitOfWork, order: Stored<Order>, to: OrderStatus): Promise<OrderState> {
  const partnerId = order.deliveryPartnerId;
  const attempt = order.assignment?.attempt;
  const needsStock = stockMove(order.status, to) !== 'none';
  const [settings, partner, stored, products] = await Promise.all([
    readStoreSettings(unit),
    partnerId ? unit.get(deliveryPartnerSchema, deliveryPartnerPath(partnerId)) : null,
    attempt ? unit.get(assignmentSchema, assignmentPath(order.id, attempt)) : null,
    needsStock ? readProducts(unit, order.items) : null,
    // Written when the order is taken back, and therefore read.
    order.refundId ? unit.get(refundSchema, refundPath(order.refundId)) : null,
  ]);
  const stock = new Map([...(products ?? [])].map(([id, product]) => [id, product.stockQuantity]));
  if (!stored) return { order, settings, partner, stock, assignment: null };
  const { id: _id, ...assignment } = stored;
  return { order, settings, partner, stock, assignment };
}
