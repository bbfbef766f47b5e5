/**
 * The evening that the people of one rush hour share: the shop as it is seen live, chance, and when the evening ends.
 * @module
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isSetOffline } from './figures.mjs';

/** @typedef {import('@basket/domain').Order & { id: string }} Order */
/** @typedef {import('@basket/domain').Assignment & { id: string }} Assignment */
/** @typedef {import('@basket/domain').DeliveryPartner & { id: string }} Partner */
/** @typedef {{ id: string, pricePaise: number }} Ware */

export class Evening {
  /** Nobody orders any more, and everybody answers: what is under way comes to its end. */
  isOver = false;
  /** Everything has ended, or there is no more time for it. */
  isDone = false;
  /** @type {{ orderId: string, isOnline: boolean }[]} orders that the shop confirmed */
  placed = [];
  /** @type {Map<string, Order>} the orders of this evening */
  orders = new Map();
  /** @type {Map<string, Assignment>} open assignments */
  assignments = new Map();
  /** @type {Map<string, Partner>} */
  partners = new Map();
  /** @type {Set<string>} orders that a picker has in hand: those in one store see each other */
  beingPicked = new Set();
  /** @type {string[]} that a partner was, by the server, with orders in hand */
  setOffline = [];
  endedAt = Infinity;
  /** @type {(() => void)[]} */
  #unsubscribe = [];

  /**
   * @param {import('./client.mjs').Client} client
   * @param {import('firebase-admin/firestore').Firestore} db read only: everything that people do goes through operations
   * @param {import('../seed/load-domain.mjs').Domain} domain
   */
  constructor(client, db, domain) {
    this.client = client;
    this.db = db;
    this.domain = domain;
    this.startedAt = Date.now();
  }

  /** Follows orders, assignments and partners live, as screens do. */
  follow() {
    const { db } = this;
    const orders = db.collection('orders').where('createdAt', '>=', this.startedAt);
    const open = db.collection('assignments').where('state', 'in', ['offered', 'accepted']);
    this.#keep(orders, this.orders);
    this.#keep(open, this.assignments);
    this.#keep(db.collection('deliveryPartners'), this.partners, (/** @type {Partner} */ after) => {
      if (isSetOffline(this.partners.get(after.id), after))
        this.setOffline.push(`${after.name} was set offline with ${after.activeOrders} orders in hand`);
    });
  }

  /** @param {import('firebase-admin/firestore').Query} query @param {Map<string, any>} into @param {(next: any) => void} [look] */
  #keep(query, into, look) {
    const stop = query.onSnapshot((snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        const next = { id: doc.id, ...doc.data() };
        look?.(next);
        if (type === 'removed') into.delete(doc.id);
        else into.set(doc.id, next);
      }
    });
    this.#unsubscribe.push(stop);
  }

  /** Orders that are to be packed, as the board lists them: what is promised first comes first. */
  get toPack() {
    return [...this.orders.values()]
      .filter((one) => one.packing?.packedAt == null && this.domain.pickingObstacle(one) === null)
      .sort((a, b) => Number(a.promisedAt) - Number(b.promisedAt));
  }

  end() {
    [this.isDone, this.endedAt] = [true, Date.now()];
    for (const stop of this.#unsubscribe) stop();
  }

  /** @param {number} fromMs @param {number} toMs a pause of some length between them, shorter once everything has ended */
  async pause(fromMs, toMs) {
    const until = Date.now() + fromMs + Math.random() * (toMs - fromMs);
    while (!this.isDone && Date.now() < until) await sleep(Math.min(500, until - Date.now()));
  }

  /**
   * Acts again and again until everything has ended.
   * @param {number} everyMs
   * @param {() => Promise<void>} act
   */
  async again(everyMs, act) {
    while (!this.isDone) {
      await act();
      await this.pause(everyMs * 0.7, everyMs * 1.3);
    }
  }
}

/** @param {number} share @returns {boolean} true in so many cases */
export const perhaps = (share) => Math.random() < share;

/** @template T @param {readonly T[]} items @returns {T} */
export function oneOf(items) {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}
