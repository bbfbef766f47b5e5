import { customers, demoCustomerId } from '../people.mjs';

/**
 * The orders of the demo shop: about forty over 45 days, mostly delivered, and the open ones of today.
 *
 * @typedef {'delivered' | 'cancelled-by-customer' | 'cancelled-by-admin' | 'refunded'
 *   | 'pending' | 'confirmed' | 'preparing' | 'out_for_delivery'} Ending
 *
 * @typedef {object} OrderPlan
 * @property {number} at When it is placed.
 * @property {string} customerId
 * @property {'cod' | 'online'} paymentMethod
 * @property {Ending} ending
 * @property {string | null} partnerId Who delivers it; null: whoever is free.
 * @property {'rejected' | 'expired' | null} firstOffer What became of an offer to somebody else before.
 * @property {string} instructions
 *
 * @typedef {{ now: number, startOfToday: number }} Today
 */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Days ago, for each past order; more of them lately, as in a shop that grows. */
const pastDays = [
  44, 42, 41, 39, 37, 36, 34, 33, 31, 30, 28, 27, 25, 24, 22, 21, 19, 18, 16, 14, 13, 11, 10, 9, 7, 6, 5, 4,
  3, 2, 2, 1, 1, 0, 0,
];

/** Past orders that ended otherwise, by their place in the list above. @type {Readonly<Record<number, Ending>>} */
const otherEndings = { 9: 'cancelled-by-customer', 20: 'refunded', 27: 'cancelled-by-admin' };

const notes = [
  '',
  '',
  '',
  'Please ring the bell twice.',
  'Leave with security at the gate.',
  'Second floor, no lift. Thank you!',
];

/**
 * @param {number} now
 * @param {number} startOfToday first millisecond of today in the store's town
 * @param {import('../chance.mjs').Chance} chance
 * @returns {OrderPlan[]}
 */
export function planOrders(now, startOfToday, chance) {
  return [
    ...pastDays.map((daysAgo, index) => pastOrder(daysAgo, index, { now, startOfToday }, chance)),
    ...openOrders(now),
  ];
}

/** @param {number} daysAgo @param {number} index @param {Today} today @param {import('../chance.mjs').Chance} chance @returns {OrderPlan} */
function pastOrder(daysAgo, index, today, chance) {
  const members = customers.filter((customer) => customer.joinedDaysAgo > daysAgo + 1);
  const customerId = index % 5 === 2 ? demoCustomerId : chance.pick(members).uid;
  const method = chance.percent(55) ? 'online' : 'cod';
  const ending = otherEndings[index] ?? 'delivered';
  return {
    at: timeOfOrder(daysAgo, today, chance),
    customerId,
    paymentMethod: ending === 'refunded' ? 'online' : ending.startsWith('cancelled') ? 'cod' : method,
    ending,
    partnerId: daysAgo >= 16 && daysAgo <= 40 && index % 7 === 3 ? 'partner-manoj' : null,
    firstOffer: index % 11 === 6 ? 'rejected' : index % 13 === 8 ? 'expired' : null,
    instructions: chance.pick(notes),
  };
}

/**
 * A time between opening and closing; for today before now or, early in the morning, yesterday evening.
 *
 * @param {number} daysAgo @param {Today} today @param {import('../chance.mjs').Chance} chance
 */
function timeOfOrder(daysAgo, { now, startOfToday }, chance) {
  const minutesIntoDay = 7 * 60 + 20 + chance.int(14 * 60);
  const offset = chance.int(minuteMs);
  const at = startOfToday - daysAgo * 24 * hourMs + minutesIntoDay * minuteMs + offset;
  const latest = now - 2 * hourMs;
  if (at <= latest) return at;
  const opening = startOfToday + 7 * hourMs;
  return latest > opening
    ? opening + chance.int(latest - opening)
    : startOfToday - 3 * hourMs - chance.int(hourMs);
}

/** What is going on right now: every status that a screen can show, but for an offer, which lasts only 30 seconds. @param {number} now @returns {OrderPlan[]} */
function openOrders(now) {
  /** @type {(minutesAgo: number, customer: string, ending: Ending, more?: Partial<OrderPlan>) => OrderPlan} */
  const open = (minutesAgo, customer, ending, more = {}) => ({
    at: now - minutesAgo * minuteMs,
    customerId: `customer-${customer}`,
    paymentMethod: 'cod',
    ending,
    partnerId: null,
    firstOffer: null,
    instructions: '',
    ...more,
  });
  return [
    open(25, 'ananya', 'out_for_delivery', {
      partnerId: 'partner-imran',
      instructions: 'Please ring the bell twice.',
    }),
    open(17, 'rahul', 'preparing', { partnerId: 'partner-lakshmi', paymentMethod: 'online' }),
    open(12, 'fatima', 'confirmed', { partnerId: 'partner-imran' }),
    open(10, 'vikram', 'pending', { firstOffer: 'rejected' }),
    open(6, 'priya', 'pending', { paymentMethod: 'online' }),
    open(2, 'meera', 'pending', { instructions: 'Leave with security at the gate.' }),
  ];
}
