/**
 * What the people of one rush hour share: the shop as it is seen live, chance, and when the evening ends.
 * @module
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('@basket/domain').Order & { id: string }} Order */
/** @typedef {import('@basket/domain').Assignment & { id: string }} Assignment */
/** @typedef {import('@basket/domain').DeliveryPartner & { id: string }} Partner */
/** @typedef {{ id: string, pricePaise: number }} Ware */

/**
 * @typedef {object} Placed
 * @property {string} orderId
 * @property {boolean} isOnline
 */

export class Evening {
  /** Nobody orders any more, and everybody answers: what is under way comes to its end. */
  isOver = false;
  /** Everything has ended, or there is no more time for it. */
  isDone = false;
  /** @type {Placed[]} orders that the shop confirmed */
  placed = [];
  /** @type {Map<string, Order>} the orders of this evening */
  orders = new Map();
  /** @type {Map<string, Assignment>} open assignments */
  assignments = new Map();
  /** @type {Map<string, Partner>} */
  partners = new Map();
  /** @type {(() => void)[]} */
  #unsubscribe = [];

  /**
   * @param {import('./client.mjs').Client} client
   * @param {import('firebase-admin/firestore').Firestore} db read only: everything that people do goes through operations
   */
  constructor(client, db) {
    this.client = client;
    this.db = db;
    this.startedAt = Date.now();
  }

  /** Follows orders, assignments and partners live, as screens do. */
  follow() {
    const { db } = this;
    const orders = db.collection('orders').where('createdAt', '>=', this.startedAt);
    const open = db.collection('assignments').where('state', 'in', ['offered', 'accepted']);
    this.#keep(orders, this.orders);
    this.#keep(open, this.assignments);
    this.#keep(db.collection('deliveryPartners'), this.partners);
  }

  /** @param {import('firebase-admin/firestore').Query} query @param {Map<string, any>} into */
  #keep(query, into) {
    const stop = query.onSnapshot((snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        if (type === 'removed') into.delete(doc.id);
        else into.set(doc.id, { id: doc.id, ...doc.data() });
      }
    });
    this.#unsubscribe.push(stop);
  }

  end() {
    this.isDone = true;
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
