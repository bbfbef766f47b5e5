import {
  deliveryPartners,
  afterTap,
  itemsOnShelf,
  orders,
  paymentIntents,
  profiles,
  refunds,
  stockMove,
  withoutId,
  type DeliveryPartner,
  type Order,
  type OrderStatus,
  type Stored,
} from '@basket/domain';
import { countAgainIfUnpaid } from '../limits';
import { refused } from '../platform/errors';
import { AskOutside, orRefuse } from '../platform/operation';
import { readStoreSettings } from '../platform/store-settings';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { readStockToMove, type Stock } from '../stock';
import { decideStatusChange, undoesDelivery, type OrderState, type ReturnTo } from './change-status.decision';
import { moveGoods, type Goods } from './goods';
import { moveOrderNumber } from './order-numbers';
import { requirePayee } from './owe-refund';
import { movePlace } from './slot-places';
import { readAssignment, writeOrder, type Author, type Cause } from './write-order';

export async function readOrder(unit: UnitOfWork, orderId: string): Promise<Stored<Order>> {
  const order = await unit.get(orders, orderId);
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
  /** Fields that the same step has changed before. @default as stored */
  readonly changed?: Partial<Order>;
  /** Cash is collected although the gateway did not say whether a code at the door was paid. @default false */
  readonly isPaymentUnknown?: boolean;
}

/** Sets an order's status: reads what the change needs, decides it and writes all of its consequences. */
export async function changeOrderStatus(
  unit: UnitOfWork,
  stored: Stored<Order>,
  { to, changed, author, facts, note, now, isPaymentUnknown = false }: StatusChange,
): Promise<void> {
  const order = { ...stored, ...changed };
  if (to === 'delivered' && !isPaymentUnknown) await requireKnownDoorPayment(unit, order);
  const goods = await moveGoods(unit, order, { to, actorId: author.actorId, now });
  const [{ state, stock }] = await Promise.all([
    readOrderState(unit, order, goods, { to, now }),
    moveOrderNumber(unit, order, to, now),
    movePlace(unit, order, to, now),
  ]);
  const change = orRefuse(decideStatusChange(state, to, now));
  if (change.refund?.kind === 'owe') await requirePayee(unit, order, change.refund.refund);
  stock.leave(change.stockAfter);
  goods.write();
  const partner = afterStepOf(change.partner, state.partner?.id, author, now);
  const { refund, ledgerRow: row, assignment } = change;
  if (refund?.kind === 'withdraw') unit.update(refunds.path(refund.id), refund.refund);
  await countAgainIfUnpaid(unit, order, change.order, now);
  await writeOrder(unit, stored, change.order, {
    author,
    // Only an admin takes an order back, and says why in words.
    facts: goods.packing ? { code: 'taken_back_with_goods' } : facts,
    note,
    now,
    assignment,
    refunds: refund?.kind === 'owe' ? [refund] : [],
    partner: state.partner && partner && { before: state.partner, after: partner, row },
  });
}

/**
 * While a code is shown, only the gateway knows whether there is cash to collect (rule: door-asked).
 *
 * @throws AskOutside until it was asked
 */
async function requireKnownDoorPayment(
  unit: UnitOfWork,
  { id, paymentMethod, payment }: Stored<Order>,
): Promise<void> {
  if (paymentMethod !== 'cod' || payment.codeId === null) return;
  const code = await unit.get(paymentIntents, payment.codeId);
  if (code?.state === 'open')
    throw new AskOutside((run) => run.askAboutDoorPayment(run, id), 'payment_being_checked');
}

/** The partner as changed; a step that the partner took is a sign of life (rule: three-misses). */
const afterStepOf = (
  partner: DeliveryPartner | null,
  uid: string | undefined,
  { actorId }: Author,
  now: number,
): DeliveryPartner | null => (partner && uid === actorId ? { ...partner, ...afterTap(now) } : partner);

async function readReturnTo(unit: UnitOfWork, partnerId: string): Promise<ReturnTo> {
  const [profile, { maxOrdersPerPartner }] = await Promise.all([
    unit.get(profiles, partnerId),
    readStoreSettings(unit),
  ]);
  return { isStillPartner: profile?.role === 'delivery_partner', maxOrdersPerPartner };
}

async function readOrderState(
  unit: UnitOfWork,
  order: Stored<Order>,
  { offShelf, packing }: Goods,
  { to, now }: Pick<StatusChange, 'to' | 'now'>,
): Promise<{ readonly state: OrderState; readonly stock: Stock }> {
  const stored = await readAssignment(unit, order);
  const partnerId = stored?.deliveryPartnerId ?? order.deliveryPartnerId;
  const onShelf = itemsOnShelf(order.items, offShelf).filter(({ quantity }) => quantity > 0);
  const [returnTo, partner, stock, refund] = await Promise.all([
    partnerId && undoesDelivery(order, to) ? readReturnTo(unit, partnerId) : null,
    partnerId ? unit.get(deliveryPartners, partnerId) : null,
    readStockToMove(unit, stockMove(order.status, to), { orderId: order.id, onShelf }, now),
    // Written when the order is taken back, and therefore read.
    order.refundId ? unit.get(refunds, order.refundId) : null,
  ]);
  const { available } = stock;
  return {
    state: {
      order: packing ? { ...order, packing } : order,
      assignment: stored && withoutId(stored),
      partner,
      refund,
      offShelf,
      stock: available,
      returnTo,
    },
    stock,
  };
}
