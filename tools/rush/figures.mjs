/**
 * The figures of the halves of a rush hour, from their documents.
 * @module
 */
import { figure, percentile, table } from './table.mjs';

/** @typedef {import('@basket/domain').Order} Order */
/** @typedef {import('@basket/domain').Assignment} Assignment */
/** @typedef {Pick<Order, 'status' | 'createdAt' | 'paidAt' | 'paymentMethod' | 'statusTimes' | 'packing' | 'promisedAt' | 'estimatedDeliveryAt'>} Judged */
/** @typedef {Pick<Assignment, 'orderId' | 'deliveryPartnerId' | 'state' | 'deadlineAt' | 'answeredAt' | 'updatedAt'>} Answered */
/** @typedef {ReturnType<typeof figuresOf>} Figures */

/**
 * Its times run from when an order was placed, or paid if it is paid online: it can be packed and offered from then on.
 * @param {ReadonlyMap<string, Judged>} orders by id
 * @param {readonly Answered[]} assignments of these orders and others
 * @param {{ partnerIds: readonly string[], startedAt: number, endedAt: number }} evening
 */
export function figuresOf(orders, assignments, { partnerIds, startedAt, endedAt }) {
  const all = [...orders.values()];
  const delivered = all.filter(({ status }) => status === 'delivered');
  const packed = delivered.filter(({ packing }) => packing?.packedAt != null);
  const leftOf = (/** @type {Judged} */ order) =>
    Number(order.promisedAt) - (order.status === 'delivered' ? doorAt(order) : endedAt);
  const offers = assignments.filter(({ orderId }) => orders.has(orderId));
  const accepted = offers.filter(isAccepted);
  const busyMs = partnerIds.map((id) =>
    lengthOf(
      accepted
        .filter(({ deliveryPartnerId }) => deliveryPartnerId === id)
        .map((one) => [Number(one.answeredAt), one.state === 'accepted' ? endedAt : one.updatedAt]),
    ),
  );
  return {
    placed: orders.size,
    delivered: delivered.length,
    cancelled: all.filter(({ status }) => status === 'cancelled').length,
    open: all.filter(isToCome).length,
    packedMs: packed.map((order) => packedAt(order) - startOf(order)),
    doorMs: packed.map((order) => doorAt(order) - packedAt(order)),
    wholeMs: delivered.map((order) => doorAt(order) - startOf(order)),
    /** Until the first acceptance. */
    acceptMs: [...orders].flatMap(([id, order]) => {
      const answers = accepted.filter(({ orderId }) => orderId === id).map((one) => Number(one.answeredAt));
      return answers.length > 0 ? [Math.min(...answers) - startOf(order)] : [];
    }),
    /** From the deadline of an offer that nobody answered to its end. */
    releaseMs: offers
      .filter(({ state }) => state === 'expired')
      .map(({ updatedAt, deadlineAt }) => updatedAt - deadlineAt),
    offers: offers.length,
    /** The time that was left of the promise as the customer was told it, when the order came, or now; below zero of a late one. */
    leftMs: all.filter(isPromised).map(leftOf),
    /** Orders that came in time, and whose customers had read of a later minute. */
    wronglySorry: delivered.filter(
      (order) =>
        isPromised(order) &&
        leftOf(order) >= 0 &&
        Number(order.estimatedDeliveryAt) > Number(order.promisedAt),
    ).length,
    /** The share of the time in which partners had orders in hand. */
    utilisation: busyMs.reduce((sum, ms) => sum + ms, 0) / (partnerIds.length * (endedAt - startedAt)),
  };
}

/** @param {Judged} order */
const startOf = ({ paymentMethod, paidAt, createdAt }) =>
  paymentMethod === 'online' ? (paidAt ?? createdAt) : createdAt;
const packedAt = (/** @type {Judged} */ { packing }) => Number(packing?.packedAt);
const doorAt = (/** @type {Judged} */ { statusTimes }) => Number(statusTimes.delivered);

/** @param {Pick<Order, 'status' | 'paymentMethod' | 'paidAt'>} order neither delivered nor cancelled, nor waiting for its payment */
export const isToCome = ({ status, paymentMethod, paidAt }) =>
  status !== 'delivered' && status !== 'cancelled' && (paymentMethod === 'cod' || paidAt !== null);
const isPromised = (/** @type {Judged} */ order) =>
  order.promisedAt !== null && (order.status === 'delivered' || isToCome(order));

/**
 * Whether the server has set a partner offline who had accepted orders, which it never may (rule: three-misses). One who goes
 * offline of their own accord has no notice.
 * @typedef {Pick<import('@basket/domain').DeliveryPartner, 'isOnline' | 'activeOrders' | 'notice'>} Available
 * @param {Available | undefined} before undefined: seen for the first time
 * @param {Available} after
 */
export const isSetOffline = (before, after) =>
  before?.isOnline === true && !after.isOnline && after.activeOrders > 0 && after.notice !== '';

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
const isLate = (/** @type {number} */ leftMs) => leftMs < 0;
const spread = (/** @type {readonly number[]} */ ms, most = 0.9) =>
  `${seconds(percentile(ms, 0.5))}, ${seconds(percentile(ms, most))}`;

/** @type {readonly (readonly [name: string, cell: (figures: Figures) => string])[]} */
const rows = [
  ['Orders', ({ placed }) => `${placed}`],
  ['delivered, cancelled, not ended', (of) => `${of.delivered}, ${of.cancelled}, ${of.open}`],
  ['Order to packed, p50 and p90', ({ packedMs }) => spread(packedMs)],
  ['Packed to door, p50 and p90', ({ doorMs }) => spread(doorMs)],
  ['Order to door, p50 and p90', ({ wholeMs }) => spread(wholeMs)],
  ['Order to accepted, p50 and p90', ({ acceptMs }) => spread(acceptMs)],
  ['Offers per order', ({ offers, placed }) => figure(offers / placed, 2)],
  ['Offers without an answer', ({ releaseMs }) => `${releaseMs.length}`],
  ['ended after the deadline, p50 and last', ({ releaseMs: ms }) => spread(ms, 1)],
  ['Late by the promise as told', ({ leftMs }) => percent(leftMs.filter(isLate).length / leftMs.length)],
  ['least time left of it', ({ leftMs }) => seconds(Math.min(...leftMs))],
  ['In time and told of a later minute', ({ wronglySorry }) => `${wronglySorry}`],
  ['Partners in use', ({ utilisation }) => percent(utilisation)],
];

/**
 * @param {readonly string[]} names of halves of the evening
 * @param {readonly Figures[]} halves side by side
 * @param {{ limitMs: number, share: number }} release within which time so many offers must end
 * @returns {{ lines: string[], faults: string[] }} faults: what fails the run
 */
export function reportOf(names, halves, { limitMs, share }) {
  const releaseMs = halves.flatMap((half) => half.releaseMs);
  const inTime = releaseMs.filter((ms) => ms <= limitMs).length;
  const open = halves.reduce((sum, half) => sum + half.open, 0);
  const sorry = halves.reduce((sum, half) => sum + half.wronglySorry, 0);
  const faults = [
    inTime < releaseMs.length * share &&
      `${releaseMs.length - inTime} of ${releaseMs.length} offers ended more than ${seconds(limitMs)} too late`,
    open > 0 && `${open} orders have not come to an end`,
    sorry > 0 && `${sorry} customers were served in time and told of a later minute`,
  ];
  const body = rows.map(([name, cell]) => [name, ...halves.map(cell)]);
  return {
    lines: table(['', ...names], body).split('\n'),
    faults: faults.filter((fault) => fault !== false),
  };
}
