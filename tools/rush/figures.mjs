/**
 * What a rush hour came to, from its documents.
 * @module
 */
import { figure, percentile } from './table.mjs';

/** @typedef {import('@basket/domain').Order} Order */
/** @typedef {import('@basket/domain').Assignment} Assignment */
/** @typedef {Pick<Order, 'status' | 'createdAt' | 'paidAt' | 'paymentMethod' | 'statusTimes' | 'promisedAt' | 'estimatedDeliveryAt'>} Judged */
/** @typedef {Pick<Assignment, 'orderId' | 'deliveryPartnerId' | 'state' | 'deadlineAt' | 'answeredAt' | 'updatedAt'>} Answered */

/**
 * @typedef {object} Figures
 * @property {number} placed
 * @property {number} delivered
 * @property {number} cancelled
 * @property {number} open neither delivered nor cancelled
 * @property {number[]} acceptMs from when an order could be offered to its first acceptance
 * @property {number[]} releaseMs from the deadline of an offer that nobody answered to its end
 * @property {number} offers
 * @property {number} late share of the orders, but cancelled ones, that are delivered after, or still open past, what was promised
 * @property {number} wronglySorry orders that came in time, and whose customers had read of a later minute
 * @property {number} utilisation share of the time in which partners had orders in hand
 */

/**
 * @param {ReadonlyMap<string, Judged>} orders by id
 * @param {readonly Answered[]} assignments of these orders
 * @param {{ partnerIds: readonly string[], startedAt: number, endedAt: number }} evening
 * @returns {Figures}
 */
export function figuresOf(orders, assignments, { partnerIds, startedAt, endedAt }) {
  const all = [...orders.values()];
  const count = (/** @type {(order: Judged) => boolean} */ is) => all.filter(is).length;
  const delivered = count(({ status }) => status === 'delivered');
  const cancelled = count(({ status }) => status === 'cancelled');
  const accepted = assignments.filter(isAccepted);
  const acceptMs = [...orders].flatMap(([id, { createdAt, paymentMethod, paidAt }]) => {
    const answers = accepted
      .filter(({ orderId }) => orderId === id)
      .map(({ answeredAt }) => Number(answeredAt));
    const offeredFrom = paymentMethod === 'online' ? (paidAt ?? createdAt) : createdAt;
    return answers.length > 0 ? [Math.min(...answers) - offeredFrom] : [];
  });
  const promised = all.filter(({ promisedAt, status }) => promisedAt !== null && status !== 'cancelled');
  const isLate = (/** @type {Judged} */ { promisedAt, statusTimes }) =>
    (statusTimes.delivered ?? endedAt) > Number(promisedAt);
  const late = promised.filter(isLate);
  const wronglySorry = promised.filter(
    (order) =>
      order.status === 'delivered' &&
      !isLate(order) &&
      Number(order.estimatedDeliveryAt) > Number(order.promisedAt),
  );
  const busyMs = partnerIds.reduce((sum, id) => {
    const own = accepted.filter(({ deliveryPartnerId }) => deliveryPartnerId === id);
    return (
      sum +
      lengthOf(own.map((one) => [Number(one.answeredAt), one.state === 'accepted' ? endedAt : one.updatedAt]))
    );
  }, 0);
  return {
    placed: orders.size,
    delivered,
    cancelled,
    open: orders.size - delivered - cancelled,
    acceptMs,
    releaseMs: assignments
      .filter(({ state }) => state === 'expired')
      .map(({ updatedAt, deadlineAt }) => updatedAt - deadlineAt),
    offers: assignments.length,
    late: promised.length === 0 ? 0 : late.length / promised.length,
    wronglySorry: wronglySorry.length,
    utilisation: busyMs / (partnerIds.length * (endedAt - startedAt)),
  };
}

/** @param {Answered} assignment */
const isAccepted = ({ state }) => state === 'accepted' || state === 'delivered' || state === 'lost';

/** @param {readonly (readonly [from: number, to: number])[]} spans @returns {number} the time that they cover together */
export function lengthOf(spans) {
  let length = 0;
  let until = -Infinity;
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    length += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return length;
}

const seconds = (/** @type {number} */ ms) => `${figure(ms / 1000, 1)} s`;
const percent = (/** @type {number} */ share) => `${figure(share * 100, 1)} %`;

/**
 * @param {Figures} figures
 * @param {{ limitMs: number, share: number }} release within which time so many offers must end
 * @returns {{ lines: string[], isInTime: boolean }}
 */
export function reportOf(figures, { limitMs, share }) {
  const { acceptMs, releaseMs, placed, delivered, cancelled, open, offers, late, wronglySorry, utilisation } =
    figures;
  const inTime = releaseMs.filter((ms) => ms <= limitMs).length;
  const isInTime = inTime >= releaseMs.length * share;
  const ended =
    releaseMs.length === 0 ? 'none' : `${inTime} of ${releaseMs.length} within ${seconds(limitMs)}`;
  return {
    isInTime,
    lines: [
      `Orders              ${placed} placed, ${delivered} delivered, ${cancelled} cancelled, ${open} open`,
      `Time to accept      p50 ${seconds(percentile(acceptMs, 0.5))}, p95 ${seconds(percentile(acceptMs, 0.95))}`,
      `Offers              ${offers}, ${figure(offers / Math.max(placed, 1), 2)} per order`,
      `Unanswered offers   ${ended}, p99 ${seconds(percentile(releaseMs, 0.99))}, last ${seconds(Math.max(...releaseMs))} after the deadline${isInTime ? '' : ': TOO LATE'}`,
      `Late                ${percent(late)} of the orders, ${wronglySorry} in time and told of a later minute${wronglySorry === 0 ? '' : ': WRONG'}`,
      `Partners in use     ${percent(utilisation)} of the time`,
    ],
  };
}
