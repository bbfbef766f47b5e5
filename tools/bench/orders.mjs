/**
 * Orders of eight lines from several clients at once, over HTTP as browsers send them.
 * @module
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { dayAndNight } from '../seed/store.mjs';
import { projectId, region } from '../stack/project.mjs';
import { median, percentile } from './table.mjs';

const lines = 8;
const products = 64;
const stockUnits = 100_000;
/** The number of accounts, which all clients take in turn: a single account may place 20 orders a minute. */
const accounts = 64;
/** No limit of an account is reached by chance. */
const liftedLimits = {
  ...{ maxUnpaidOrders: 1000, maxOrdersPerDay: 10_000, unverifiedCashLimitPaise: 100_000_000 },
};

/**
 * @typedef {object} OrderRound
 * @property {number} clients
 * @property {number} perSecond
 * @property {number} p50Ms
 * @property {number} p95Ms
 * @property {number} refused
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

/** @typedef {{ id: string, pricePaise: number }} Ware */
/** @typedef {import('@basket/domain').PublicStoreSettings} Settings */

/** @param {import('firebase-admin/firestore').Firestore} db @returns {Promise<{ wares: Ware[], settings: Settings }>} */
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
    settings: /** @type {Settings} */ ((await settings.get()).data()),
  };
}

/**
 * @param {import('../stack/stack.mjs').Stack} stack
 * @param {{ wares: Ware[], settings: Settings }} catalogue
 * @param {number} clients
 * @param {number} seconds
 * @returns {Promise<OrderRound>}
 */
async function orderRound({ ports }, { wares, settings }, clients, seconds) {
  const groups = await Promise.all(
    Array.from({ length: clients }, () => registerGroup(ports, accounts / clients)),
  );
  /** @type {number[]} */
  const times = [];
  let refused = 0;
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  await Promise.all(
    groups.map(async (group, index) => {
      for (let count = 0; performance.now() < until; count += 1) {
        const sentAt = performance.now();
        const chosen = Array.from(
          { length: lines },
          (_, line) => wares[(index * 7 + count * 5 + line) % wares.length],
        );
        const order = orderOf(
          chosen.flatMap((ware) => ware ?? []),
          settings,
        );
        const isPlaced = await place(ports, group[count % group.length], order);
        if (isPlaced) times.push(performance.now() - sentAt);
        else refused += 1;
      }
    }),
  );
  const elapsedS = (performance.now() - startedAt) / 1000;
  return {
    clients,
    perSecond: times.length / elapsedS,
    p50Ms: median(times),
    p95Ms: percentile(times, 0.95),
    refused,
  };
}

/** @param {readonly Ware[]} chosen @param {Settings} settings */
function orderOf(chosen, settings) {
  const subtotalPaise = chosen.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  const isFree = subtotalPaise >= settings.freeDeliveryThresholdPaise;
  return {
    lines: chosen.map(({ id }) => ({ productId: id, optionIds: [], quantity: 1 })),
    delivery: {
      ...{ address: '27, 5th Cross, Indiranagar', city: settings.storeCity, state: settings.storeState },
      ...{ pincode: settings.storePincode, phone: '9845012345', instructions: '' },
      ...{ latitude: null, longitude: null },
    },
    paymentMethod: 'cod',
    expectedTotalPaise: subtotalPaise + (isFree ? 0 : settings.deliveryChargePaise),
  };
}

/** @typedef {{ token: string, address: string }} Customer `address`: of a network of their own */

let networks = 0;

/** @param {import('../ports.mjs').Ports} ports @param {number} size @returns {Promise<Customer[]>} */
async function registerGroup(ports, size) {
  const group = [];
  for (let count = 0; count < size; count += 1) {
    networks += 1;
    group.push(await register(ports, `10.0.${networks >> 8}.${networks & 255}`));
  }
  return group;
}

/** @param {import('../ports.mjs').Ports} ports @param {string} address @returns {Promise<Customer>} */
async function register(ports, address) {
  const url = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const account = { email: `${randomUUID()}@basket.example`, password: 'basket123', returnSecureToken: true };
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`No account: ${await answer.text()}`);
  const customer = {
    token: /** @type {{ idToken: string }} */ (await answer.json()).idToken,
    address,
  };
  const response = await call(ports, customer, ['accounts', 'ensureProfile'], {});
  if (!response.ok) throw new Error(`No profile: ${await response.text()}`);
  return customer;
}

/** @param {import('../ports.mjs').Ports} ports @param {Customer | undefined} customer @param {object} order @returns {Promise<boolean>} */
async function place(ports, customer, order) {
  if (!customer) throw new Error('No customer');
  const answer = await call(ports, customer, ['orders', 'place'], order);
  const text = await answer.text();
  // Refused for contention, or not at all: anything else is a fault of this measurement.
  if (!answer.ok && answer.status !== 503 && answer.status !== 409) throw new Error(`No order: ${text}`);
  return answer.ok;
}

/**
 * @param {import('../ports.mjs').Ports} ports
 * @param {Customer} customer
 * @param {readonly [name: string, operation: string]} what function and operation
 * @param {object} input
 */
const call = (ports, { token, address }, [name, operation], input) =>
  fetch(`http://127.0.0.1:${ports.functions}/${projectId}/${region}/${name}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'X-Forwarded-For': address,
    },
    body: JSON.stringify({
      data: { operation, operationId: randomUUID(), correlationId: randomUUID(), input },
    }),
  });

/**
 * What orders cost that went through at a try: more than one where another request wrote one of their products at that moment.
 * @typedef {object} OrderCost
 * @property {number} tries
 * @property {number} share of all orders
 * @property {number} reads documents of the median order
 * @property {number} writes
 */

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
