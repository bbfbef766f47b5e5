import { chanceFrom } from '../chance.mjs';
import { partners } from '../people.mjs';
import { drawCart } from './carts.mjs';
import { planOrders } from './plan.mjs';
import { adminAuthor, customerAuthor, otherPartners, partnerAuthor, Replay } from './shop-history.mjs';
import {
  approveWithdrawal,
  handInCash,
  joiningDeposit,
  rejectWithdrawal,
  requestWithdrawal,
} from './wallets.mjs';

/**
 * Plays the shop's last weeks in the order in which they happened.
 *
 * @typedef {{ at: number, run: () => void }} Happening
 */

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const demoSeed = 20_261_120;

/**
 * @param {object} shop
 * @param {import('../load-domain.mjs').Domain} shop.domain
 * @param {import('../load-domain.mjs').Decisions} shop.decisions
 * @param {import('@basket/domain').PublicStoreSettings} shop.settings
 * @param {readonly import('../catalogue/read-catalogue.mjs').CatalogueProduct[]} shop.products
 * @param {number} shop.now
 * @returns {import('./shop-history.mjs').ShopHistory}
 */
export function playPast({ domain, decisions, settings, products: catalogue, now }) {
  const chance = chanceFrom(demoSeed);
  const products = new Map(
    catalogue.map((product) => [
      product.id,
      { ...product, stockQuantity: domain.defaultStockCap, imageId: domain.primaryImageId(product.images) },
    ]),
  );
  const replay = new Replay({ domain, decisions, settings, products });
  const plans = planOrders(now, domain.startOfIndiaDay(now), chance);
  const numbers = new Set();
  const happenings = [
    ...partnersJoin(replay, now),
    ...walletsMove(replay, now),
    ...plans.flatMap((plan, index) => {
      const orderId = chance.id();
      const orderNumber = drawNumber(domain, plan.at, numbers, chance);
      const lines = drawCart(catalogue, chance);
      const paymentId = plan.paymentMethod === 'online' ? `pay_${chance.id().slice(0, 14)}` : null;
      return orderHappens(replay, plan, { index, orderId, purchase: { orderNumber, lines, paymentId } });
    }),
  ].sort((a, b) => a.at - b.at);
  for (const { run } of happenings) run();
  goHome(replay, now);
  return replay.shop;
}

/** @param {import('../load-domain.mjs').Domain} domain @param {number} at @param {Set<string>} taken @param {import('../chance.mjs').Chance} chance */
function drawNumber(domain, at, taken, chance) {
  let number = domain.drawOrderNumber(at, 4, chance.int);
  while (taken.has(number)) number = domain.drawOrderNumber(at, 4, chance.int);
  taken.add(number);
  return number;
}

/** @param {Replay} replay @param {number} now @returns {Happening[]} */
const partnersJoin = (replay, now) =>
  partners.flatMap((person) => {
    const joinedAt = now - person.joinedDaysAgo * dayMs;
    const paidAt = joinedAt + 20 * minuteMs;
    return [
      { at: joinedAt, run: () => replay.hirePartner(person, joinedAt) },
      { at: paidAt, run: () => joiningDeposit(replay, person.uid, person.depositPaise, paidAt) },
    ];
  });

/** @param {Replay} replay @param {number} now @returns {Happening[]} */
function walletsMove(replay, now) {
  /** @type {(daysAgo: number, run: (at: number) => void) => Happening} */
  const daysAgo = (days, run) => ({ at: now - days * dayMs, run: () => run(now - days * dayMs) });
  const weekly = [42, 35, 28, 21, 14, 7].flatMap((days) =>
    partners.map(({ uid }) => daysAgo(days, (at) => handInCash(replay, `${uid}_cash-${days}`, uid, at))),
  );
  return [
    ...weekly,
    daysAgo(15.2, (at) =>
      requestWithdrawal(replay, 'demo-withdrawal-1', { uid: 'partner-manoj', amountPaise: 600_00 }, at),
    ),
    daysAgo(14.4, (at) => approveWithdrawal(replay, 'demo-withdrawal-1', at)),
    daysAgo(12.3, (at) =>
      requestWithdrawal(replay, 'demo-withdrawal-2', { uid: 'partner-imran', amountPaise: 250_00 }, at),
    ),
    daysAgo(11.6, (at) => approveWithdrawal(replay, 'demo-withdrawal-2', at)),
    daysAgo(6.3, (at) =>
      requestWithdrawal(replay, 'demo-withdrawal-3', { uid: 'partner-suresh', amountPaise: 200_00 }, at),
    ),
    daysAgo(5.5, (at) =>
      rejectWithdrawal(replay, 'demo-withdrawal-3', 'Account number does not match the name', at),
    ),
    daysAgo(0.1, (at) =>
      requestWithdrawal(replay, 'demo-withdrawal-4', { uid: 'partner-lakshmi', amountPaise: 300_00 }, at),
    ),
  ];
}

/**
 * @param {Replay} replay
 * @param {import('./plan.mjs').OrderPlan} plan
 * @param {{ index: number, orderId: string, purchase: import('./shop-history.mjs').Purchase }} drawn
 * @returns {Happening[]}
 */
function orderHappens(replay, plan, { index, orderId, purchase }) {
  /** @type {(minutes: number, run: (at: number) => void) => Happening} */
  const after = (minutes, run) => {
    const at = plan.at + Math.round(minutes * minuteMs);
    return { at, run: () => run(at) };
  };
  const steps = [after(0, () => replay.place(orderId, plan, purchase))];
  const byCustomer = { author: customerAuthor(plan.customerId), note: 'Cancelled by the customer' };
  /** @type {(minutes: number, to: import('@basket/domain').OrderStatus) => Happening} */
  const storeSets = (minutes, to) =>
    after(minutes, (at) => replay.setStatus(orderId, to, { author: adminAuthor, note: '' }, at));
  switch (plan.ending) {
    case 'cancelled-by-customer':
      return [...steps, after(2, (at) => replay.setStatus(orderId, 'cancelled', byCustomer, at))];
    case 'cancelled-by-admin': {
      const entry = { author: adminAuthor, note: 'Customer could not be reached' };
      return [...steps, after(9, (at) => replay.setStatus(orderId, 'cancelled', entry, at))];
    }
    case 'refunded':
      steps.push(after(4, (at) => replay.setStatus(orderId, 'cancelled', byCustomer, at)));
      return [...steps, after(16, (at) => replay.refund(orderId, at))];
  }

  // The partner who is asked first changes from order to order.
  const turn = ['partner-imran', 'partner-lakshmi', 'partner-suresh'];
  const asked = plan.partnerId ? [plan.partnerId] : [...turn.slice(index % 3), ...turn.slice(0, index % 3)];
  if (plan.firstOffer) {
    const unwilling = otherPartners(asked[0] ?? '').filter((uid) => uid !== 'partner-manoj');
    const { firstOffer } = plan;
    steps.push(after(1.5, (at) => replay.offer(orderId, replay.freePartner(orderId, unwilling), at)));
    steps.push(after(firstOffer === 'expired' ? 2.05 : 1.8, (at) => replay.answer(orderId, firstOffer, at)));
  }
  if (plan.ending === 'pending') return steps;

  steps.push(after(3, (at) => replay.offer(orderId, replay.freePartner(orderId, asked), at)));
  steps.push(after(3.2, (at) => replay.answer(orderId, 'accepted', at)));
  if (plan.ending === 'confirmed') return steps;
  steps.push(storeSets(6, 'preparing'));
  if (plan.ending === 'preparing') return steps;
  steps.push(storeSets(13, 'out_for_delivery'));
  if (plan.ending === 'out_for_delivery') return steps;
  const arrival = 22 + ((index * 7) % 11);
  return [
    ...steps,
    after(arrival, (at) =>
      replay.setStatus(orderId, 'delivered', { author: deliverer(replay, orderId), note: '' }, at),
    ),
  ];
}

/** @param {Replay} replay @param {string} orderId */
const deliverer = (replay, orderId) =>
  partnerAuthor(replay.shop.orders.get(orderId)?.deliveryPartnerId ?? '');

/** Who works now works, and everybody was seen a minute ago; before, all were at work. @param {Replay} replay @param {number} now */
function goHome(replay, now) {
  for (const { uid, isOnline, latitude, longitude } of partners) {
    const partner = replay.shop.partners.get(uid);
    if (!partner) continue;
    const seenAt = isOnline ? now - minuteMs : now - dayMs;
    replay.shop.partners.set(uid, {
      ...partner,
      isOnline,
      missedOffersInARow: 0,
      currentLocation: { latitude, longitude, at: seenAt },
      updatedAt: now,
    });
    if (isOnline) replay.seen(uid, { latitude, longitude, at: seenAt });
  }
}
