import { admin, customers, homeTown, partners } from '../people.mjs';

/**
 * Replays orders with the decisions of the functions, so that the demo shop's past cannot contradict the
 * product: prices, credits, cash and load come from the same code.
 *
 * @typedef {import('../load-domain.mjs').Domain} Domain
 * @typedef {import('../load-domain.mjs').Decisions} Decisions
 * @typedef {import('@basket/domain').Order} Order
 * @typedef {import('@basket/domain').Assignment} Assignment
 * @typedef {import('@basket/domain').DeliveryPartner} DeliveryPartner
 * @typedef {import('@basket/domain').OrderStatus} OrderStatus
 * @typedef {Pick<import('@basket/domain').OrderHistory, 'actorId' | 'actorRole'>} Author
 * @typedef {{ author: Author, note: string }} Entry who made a change, and what the order's history says about it
 *
 * @typedef {object} ShopHistory
 * @property {Map<string, Order>} orders By id.
 * @property {Map<string, Assignment>} assignments By order id and attempt (`assignmentId`).
 * @property {Map<string, import('@basket/domain').OrderHistory>} history By path.
 * @property {Map<string, DeliveryPartner>} partners By uid.
 * @property {Map<string, import('@basket/domain').WalletTransaction>} ledger By id.
 * @property {Map<string, import('@basket/domain').WithdrawalRequest>} withdrawals By id.
 * @property {Map<string, import('@basket/domain').CashDeposit>} cashDeposits By id.
 * @property {Map<string, import('@basket/domain').Refund>} refunds By id.
 */

/** @returns {ShopHistory} */
const emptyHistory = () => ({
  orders: new Map(),
  assignments: new Map(),
  history: new Map(),
  partners: new Map(),
  ledger: new Map(),
  withdrawals: new Map(),
  cashDeposits: new Map(),
  refunds: new Map(),
});

/** @type {Author} */
export const adminAuthor = { actorId: admin.uid, actorRole: 'admin' };
/** @type {Author} */
const systemAuthor = { actorId: 'system', actorRole: 'system' };
/** @param {string} uid @returns {Author} */
export const partnerAuthor = (uid) => ({ actorId: uid, actorRole: 'delivery_partner' });
/** @param {string} uid @returns {Author} */
export const customerAuthor = (uid) => ({ actorId: uid, actorRole: 'customer' });

/**
 * @template T
 * @param {Map<string, T>} map
 * @param {string} key
 * @returns {T}
 * @throws {Error} when it has no such key: the plan of the past contradicts itself
 */
export function need(map, key) {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The shop's past knows no '${key}'.`);
  return value;
}

/**
 * @template T
 * @param {import('@basket/domain').Outcome<T>} outcome
 * @param {string} what
 * @returns {T}
 * @throws {Error} when the product refuses what the plan wants
 */
function must(outcome, what) {
  if (outcome.ok) return outcome.value;
  throw new Error(`${what}: ${outcome.refusal.code} ${JSON.stringify(outcome.refusal.facts)}`);
}

/**
 * @typedef {object} Purchase
 * @property {string} orderNumber
 * @property {import('./carts.mjs').CartLine[]} lines
 * @property {string | null} paymentId of a paid online order
 */

export class Replay {
  /**
   * @param {object} shop
   * @param {Domain} shop.domain
   * @param {Decisions} shop.decisions
   * @param {import('@basket/domain').PublicStoreSettings} shop.settings
   * @param {ReadonlyMap<string, import('@basket/domain').PricedProduct>} shop.products
   */
  constructor({ domain, decisions, settings, products }) {
    this.domain = domain;
    this.decisions = decisions;
    this.settings = settings;
    this.products = products;
    this.shop = emptyHistory();
  }

  /** @param {import('../people.mjs').Partner} person @param {number} at */
  hirePartner(person, at) {
    const { name, phone, email, vehicleNumber, rating, latitude, longitude } = person;
    this.shop.partners.set(person.uid, {
      ...this.domain.newDeliveryPartner({ name, phone, email }, at),
      vehicleNumber,
      rating,
      isOnline: true,
      currentLocation: { latitude, longitude, at },
    });
  }

  /**
   * @param {string} orderId @param {import('./plan.mjs').OrderPlan} plan @param {Purchase} purchase
   */
  place(orderId, plan, { orderNumber, lines, paymentId }) {
    const person = customers.find(({ uid }) => uid === plan.customerId);
    if (!person) throw new Error(`There is no customer '${plan.customerId}'.`);
    const { totalPaise } = must(
      this.domain.priceCart(lines, this.products, this.settings),
      'A basket of the past',
    );
    const { address, pincode, phone, latitude, longitude } = person;
    const command = {
      lines,
      delivery: {
        address,
        ...homeTown,
        pincode,
        phone,
        instructions: plan.instructions,
        latitude,
        longitude,
      },
      paymentMethod: /** @type {const} */ ('cod'),
      expectedTotalPaise: totalPaise,
    };
    const state = {
      settings: this.settings,
      products: this.products,
      customer: { uid: person.uid, name: person.name, placedBy: null },
      paymentMethods: /** @type {const} */ (['cod']),
      place: null,
    };
    const { order } = must(
      this.decisions.decidePlaceOrder(command, state, orderNumber, plan.at),
      'An order of the past',
    );
    // Paid orders come from a time when the gateway was connected; this shop starts without keys.
    const paid = paymentId === null ? {} : this.#paidOnline(order, paymentId, plan.at);
    this.shop.orders.set(orderId, { ...order, ...paid });
  }

  /** @param {Order} order @param {string} paymentId @param {number} placedAt @returns {Partial<Order>} */
  #paidOnline({ payment, totalPaise }, paymentId, placedAt) {
    return {
      paymentMethod: 'online',
      paymentStatus: 'paid',
      paymentId,
      paidAt: placedAt + 38_000,
      payment: { ...payment, channel: 'checkout', attempts: 1, receivedPaise: totalPaise },
    };
  }

  /** @param {string} orderId @param {string} uid @param {number} at */
  offer(orderId, uid, at) {
    const order = need(this.shop.orders, orderId);
    const partner = need(this.shop.partners, uid);
    const offer = this.decisions.decideOffer(
      { id: orderId, ...order },
      { id: uid, ...partner },
      this.settings,
      at,
    );
    this.#keep(orderId, uid, must(offer, `Offer to ${uid}`), {
      author: adminAuthor,
      note: `Offered to ${partner.name}`,
    });
  }

  /** @param {string} orderId @param {'accepted' | 'rejected' | 'expired'} answer @param {number} at */
  answer(orderId, answer, at) {
    const order = need(this.shop.orders, orderId);
    const assignment = need(this.shop.assignments, this.domain.assignmentId(orderId, order.offerAttempts));
    const uid = assignment.deliveryPartnerId;
    const offer = { order, assignment, partner: need(this.shop.partners, uid) };
    const author = partnerAuthor(uid);
    switch (answer) {
      case 'accepted': {
        const taken = this.decisions.decideAccept(offer, this.settings.deliveryTimeMinutes, at);
        return this.#keep(orderId, uid, must(taken, 'Accepting'), { author, note: 'Accepted' });
      }
      case 'rejected': {
        const ended = this.decisions.decideReject(offer, at);
        return this.#keep(orderId, uid, must(ended, 'Rejecting'), { author, note: 'Rejected' });
      }
      case 'expired': {
        const ended = this.decisions.decideExpiry(offer, at);
        if (!ended) throw new Error('The offer has not expired yet.');
        return this.#keep(orderId, uid, ended, { author: systemAuthor, note: 'No answer in time' });
      }
    }
  }

  /** @param {string} orderId @param {OrderStatus} to @param {Entry} entry @param {number} at */
  setStatus(orderId, to, entry, at) {
    const before = need(this.shop.orders, orderId);
    const uid = before.deliveryPartnerId;
    const state = {
      order: { id: orderId, ...before },
      partner: uid === null ? null : { id: uid, ...need(this.shop.partners, uid) },
      assignment: before.assignment
        ? need(this.shop.assignments, this.domain.assignmentId(orderId, before.assignment.attempt))
        : null,
      refund: null,
      // Stock figures are today's: past sales have been replenished.
      stock: new Map(),
      // No delivery of the past is undone.
      returnTo: null,
    };
    const change = must(this.decisions.decideStatusChange(state, to, at), `To ${to}`);
    this.shop.orders.set(orderId, change.order);
    if (uid !== null && change.partner) this.shop.partners.set(uid, change.partner);
    if (before.assignment && change.assignment)
      this.shop.assignments.set(
        this.domain.assignmentId(orderId, before.assignment.attempt),
        change.assignment,
      );
    if (change.refund?.kind === 'owe') this.shop.refunds.set(change.refund.id, change.refund.refund);
    if (change.ledgerRow) this.shop.ledger.set(change.ledgerRow.id, change.ledgerRow.row);
    this.#remember(orderId, before.status, change.order, entry);
  }

  /** Customers see where the partner of their order is. @param {string} uid @param {import('@basket/domain').PartnerLocation} location */
  seen(uid, location) {
    for (const [orderId, order] of this.shop.orders) {
      const assignment = this.decisions.decideLocation(order, uid, location);
      if (assignment) this.shop.orders.set(orderId, { ...order, assignment });
    }
  }

  /** The money of a cancelled online order went back. @param {string} orderId @param {number} at */
  refund(orderId, at) {
    const order = need(this.shop.orders, orderId);
    const refundId = order.refundId ?? '';
    const owed = need(this.shop.refunds, refundId);
    this.shop.refunds.set(refundId, {
      ...owed,
      status: 'refunded',
      nextTryAt: null,
      refundedAt: at,
      updatedAt: at,
    });
    const payment = {
      ...order.payment,
      refundOwedPaise: 0,
      refundedPaise: order.payment.refundOwedPaise,
      refundState: /** @type {const} */ ('refunded'),
    };
    this.shop.orders.set(orderId, { ...order, payment, paymentStatus: 'refunded', updatedAt: at });
  }

  /** The first of these partners who may get the order. @param {string} orderId @param {readonly string[]} uids @returns {string} */
  freePartner(orderId, uids) {
    const order = need(this.shop.orders, orderId);
    const uid = uids.find(
      (id) =>
        this.domain.partnerObstacle({ id, ...need(this.shop.partners, id) }, order, this.settings) === null,
    );
    if (uid === undefined) throw new Error(`Nobody of ${uids.join(', ')} is free for an order of the past.`);
    return uid;
  }

  /** @param {string} orderId @param {string} uid @param {import('../../../functions/src/dispatch/offers/offer.decision').Offer} after @param {Entry} entry */
  #keep(orderId, uid, after, entry) {
    const before = need(this.shop.orders, orderId);
    this.shop.orders.set(orderId, after.order);
    this.shop.partners.set(uid, after.partner);
    this.shop.assignments.set(this.domain.assignmentId(orderId, after.assignment.attempt), after.assignment);
    this.#remember(orderId, before.status, after.order, entry);
  }

  /** @param {string} orderId @param {OrderStatus | null} from @param {Order} after @param {Entry} entry */
  #remember(orderId, from, after, { author, note }) {
    const row = { seq: after.historySeq, at: after.updatedAt, ...author, from, to: after.status, note };
    this.shop.history.set(this.domain.orderHistoryPath(orderId, after.historySeq), row);
  }
}

/** @param {string} uid */
export const otherPartners = (uid) => partners.map((person) => person.uid).filter((other) => other !== uid);
