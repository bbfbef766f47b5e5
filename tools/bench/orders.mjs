/**
 * Orders of eight lines from several clients at once, over HTTP as browsers send them.
 * @module
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { Client } from '../rush/client.mjs';
import { orderOf } from '../rush/people.mjs';
import { median, percentile } from '../rush/table.mjs';
import { dayAndNight } from '../seed/store.mjs';
import { projectId } from '../base/project.mjs';

const lines = 8;
const products = 64;
const stockUnits = 100_000;
/** The number of accounts, which all clients take in turn: a single account may place 20 orders a minute. */
const accounts = 64;
/** No limit of an account is reached by chance. */
const liftedLimits = {
  maxUnpaidOrders: 1000,
  maxOrdersPerDay: 10_000,
  unverifiedCashLimitPaise: 100_000_000,
};

/**
 * @typedef {{ clients: number, perSecond: number, p50Ms: number, p95Ms: number, repeated: number }} OrderRound `repeated`: requests that
 *   were sent once more
 *
 * @typedef {{ tries: number, share: number, reads: number, writes: number }} OrderCost what the median order costs that went through at
 *   a try, and the share of such orders: more than one try where another request wrote one of its products at that moment
 */

/**
 * @param {import('../stack/stack.mjs').Stack} stack
 * @param {{ clientCounts: readonly number[], secondsEach: number }} options
 * @returns {Promise<{ rounds: OrderRound[], cost: OrderCost[] }>}
 */
export async function measureOrders(stack, { clientCounts, secondsEach }) {
  const app = initializeApp({ projectId }, 'bench');
  try {
    const catalogue = await plentyOfEverything(getFirestore(app));
    /** @type {OrderRound[]} */
    const rounds = [];
    for (const clients of clientCounts) rounds.push(await orderRound(stack, catalogue, clients, secondsEach));
    return { rounds, cost: await costByTries(stack) };
  } finally {
    await deleteApp(app);
  }
}

/** @typedef {{ wares: import('../rush/evening.mjs').Ware[], settings: import('@basket/domain').PublicStoreSettings }} Catalogue */

/** @param {import('firebase-admin/firestore').Firestore} db @returns {Promise<Catalogue>} */
async function plentyOfEverything(db) {
  const settings = db.doc('storeSettings/public');
  await settings.update({ ...liftedLimits, ...dayAndNight, isOpen: true });
  const { docs } = await db.collection('products').where('isActive', '==', true).limit(products).get();
  const wares = docs.filter((product) => product.get('options').length === 0);
  const batch = db.batch();
  for (const { ref } of wares) batch.update(ref, { stockQuantity: stockUnits });
  await batch.commit();
  return {
    wares: wares.map((product) => ({ id: product.id, pricePaise: product.get('pricePaise') })),
    settings: /** @type {Catalogue['settings']} */ ((await settings.get()).data()),
  };
}

/**
 * @param {import('../stack/stack.mjs').Stack} stack
 * @param {Catalogue} catalogue
 * @param {number} clients
 * @param {number} seconds
 * @returns {Promise<OrderRound>}
 */
async function orderRound({ ports }, { wares, settings }, clients, seconds) {
  const client = new Client(ports);
  const groups = await Promise.all(
    Array.from({ length: clients }, async () => {
      const group = [];
      for (let count = 0; count < accounts / clients; count += 1) group.push(await client.register('bench'));
      return group;
    }),
  );
  /** @type {number[]} */
  const times = [];
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  await Promise.all(
    groups.map(async (group, index) => {
      for (let count = 0; performance.now() < until; count += 1) {
        const chosen = Array.from(
          { length: lines },
          (_, line) => wares[(index * 7 + count * 5 + line) % wares.length],
        );
        const order = orderOf(
          chosen.flatMap((ware) => (ware ? { ...ware, quantity: 1 } : [])),
          settings,
          'cod',
        );
        const [customer] = group.splice(0, 1);
        if (!customer) throw new Error('No customer');
        group.push(customer);
        const sentAt = performance.now();
        const answer = await client.ask(customer, 'orders.place', order);
        if (!answer.ok) throw new Error(`No order: ${answer.code}`);
        times.push(performance.now() - sentAt);
      }
    }),
  );
  return {
    clients,
    perSecond: (times.length * 1000) / (performance.now() - startedAt),
    p50Ms: median(times),
    p95Ms: percentile(times, 0.95),
    repeated: client.repeated,
  };
}

/** @param {import('../stack/stack.mjs').Stack} stack @returns {Promise<OrderCost[]>} by tries; those that hardly any order needed are left out */
async function costByTries({ paths }) {
  const log = await readFile(path.join(paths.logs, 'emulators.log'), 'utf8');
  const orders = [...log.matchAll(/\{"operation":"orders\.place","result":"ok".*?\}/g)].map(([text]) =>
    JSON.parse(text),
  );
  const leastShare = 0.01;
  return [...new Set(orders.map(({ tries }) => tries))]
    .sort((a, b) => a - b)
    .map((tries) => {
      const some = orders.filter((order) => order.tries === tries);
      return {
        tries,
        share: some.length / orders.length,
        reads: median(some.map(({ reads }) => reads)),
        writes: median(some.map(({ writes }) => writes)),
      };
    })
    .filter(({ share }) => share >= leastShare);
}
