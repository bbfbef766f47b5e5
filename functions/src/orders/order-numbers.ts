import {
  drawOrderNumber,
  indiaDateDigits,
  isOrderNumberOfDay,
  orderNumberDigits,
  orderNumbers,
  type Order,
  type OrderStatus,
  type Stored,
} from '@basket/domain';
import { refused } from '../platform/errors';
import type { Services } from '../platform/services';
import type { UnitOfWork } from '../platform/database/unit-of-work';

/** `orderNumbers/{number}`: reserves a number for one order. */

/** Where draws go on colliding although hardly a number of that length is given away, something else is wrong. */
const mostDraws = 12;

const isNumberTaken = async (unit: UnitOfWork, orderNumber: string): Promise<boolean> =>
  (await unit.get(orderNumbers, orderNumber)) !== null;

/**
 * A number that no order has (rule: order-number). A draw that collides is followed by one with a digit more. Draws start
 * at the length that has had room lately, so that also on a day with a million orders fewer than two are expected. The
 * reservation is created in the order's own commit: a race for the same number makes one of the two try again.
 */
export async function drawFreeOrderNumber(
  isTaken: (orderNumber: string) => Promise<boolean>,
  now: number,
  { randomInt, numberLengths }: Pick<Services, 'randomInt' | 'numberLengths'>,
): Promise<string> {
  const day = indiaDateDigits(now);
  let digits = numberLengths.digitsFor(day);
  for (let draws = 0; draws < mostDraws; draws += 1) {
    const drawn = drawOrderNumber(now, digits, randomInt);
    const collides = await isTaken(drawn);
    numberLengths.note(day, digits, collides);
    if (!collides) return drawn;
    digits = Math.min(digits + 1, orderNumberDigits.most);
  }
  throw refused('too_much_contention');
}

/**
 * The number for an order that is being placed. While hardly any number is taken, the first try does not look: creating one
 * that is taken makes the commit fail.
 */
export async function drawNumber(unit: UnitOfWork, now: number, services: Services): Promise<string> {
  const { numberLengths, randomInt } = services;
  const day = indiaDateDigits(now);
  return unit.tries === 1 && !numberLengths.isCrowded(day)
    ? drawOrderNumber(now, numberLengths.digitsFor(day), randomInt)
    : drawFreeOrderNumber((number) => isNumberTaken(unit, number), now, services);
}

/**
 * Nobody was charged for the order, and nobody was sent out with it: its number means nothing to anybody any more once it
 * is cancelled. The number of another day is not drawn again anyway.
 */
export const isNumberReleased = (order: Order, now: number): boolean =>
  order.status === 'pending' &&
  order.offerAttempts === 0 &&
  order.deliverySeq === 0 &&
  order.payment.attempts === 0 &&
  order.payment.receivedPaise === 0 &&
  isOrderNumberOfDay(order.orderNumber, now);

/**
 * Gives the number of an order back when it is cancelled before anything came of it, and reserves it again when the order
 * is taken back: no two living orders have one number (rule: order-number).
 *
 * @throws RefusedError `order_number_taken` when another order has got it meanwhile
 */
export async function moveOrderNumber(
  unit: UnitOfWork,
  order: Stored<Order>,
  to: OrderStatus,
  now: number,
): Promise<void> {
  const isReleased = to === 'cancelled' && isNumberReleased(order, now);
  const isTakenBack = order.status === 'cancelled' && to !== 'cancelled';
  if (!isReleased && !isTakenBack) return;
  const path = orderNumbers.path(order.orderNumber);
  const reserved = await unit.get(orderNumbers, order.orderNumber);
  if (isReleased && reserved?.orderId === order.id) unit.delete(path);
  if (!isTakenBack || reserved?.orderId === order.id) return;
  if (reserved) throw refused('order_number_taken', { orderNumber: order.orderNumber });
  unit.create(path, { orderId: order.id, at: now });
}
