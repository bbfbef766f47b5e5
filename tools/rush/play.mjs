/**
 * Plays a rush hour against a stack and checks what it leaves behind.
 * @module
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { loadChecks, loadDomain } from '../seed/load-domain.mjs';
import { dayAndNight } from '../seed/store.mjs';
import { projectId } from '../base/project.mjs';
import { run } from '../base/run.mjs';
import { mapBounded } from '../bounded.mjs';
import { Client } from './client.mjs';
import { Evening } from './evening.mjs';
import { figuresOf, isToCome, reportOf } from './figures.mjs';
import { beAdmin, beCustomer, bePartner, bePicker } from './people.mjs';

/** The evening ends when nothing is under way, at the latest so long after the last order. */
const patienceMs = { queue: 3 * 60_000, sweep: 6 * 60_000 };
/** How soon an offer that nobody answers has to end (rules: offer-30s, side-effects-delivered). */
const release = { queue: { limitMs: 5_000, share: 0.99 }, sweep: { limitMs: 95_000, share: 1 } };
/** So many accounts are made at the same time. */
const atOnce = 8;
/** Each is played by half of the customers, for half of the time, to its end. */
const halves = [
  { name: 'offered at once', dispatchWaitsForPacking: false },
  { name: 'offered once packed', dispatchWaitsForPacking: true },
];

/**
 * @typedef {object} Plan
 * @property {number} customers
 * @property {number} partners
 * @property {number} pickers
 * @property {number} minutes in which orders are placed
 * @property {boolean} hasQueue tasks are delivered; else the sweep does everything
 * @property {boolean} restarts the functions end and start again in the middle of each half
 * @property {AbortSignal} signal ends the evening at once
 * @property {(line: string) => void} say
 * @property {(line: string) => void} show the latest state, in the place of the one before
 */

/** @typedef {Awaited<ReturnType<typeof setUp>>} Shop */
/** @typedef {import('../../functions/src/testing/checks/shop').Hands} Hands */

/**
 * @param {import('../stack/stack.mjs').Stack} stack
 * @param {Plan} plan
 * @returns {Promise<boolean>} whether everything holds
 */
export async function playRush(stack, plan) {
  const app = initializeApp({ projectId }, 'rush');
  try {
    const db = getFirestore(app);
    const checks = await loadChecks();
    const shop = await setUp(new Client(stack.ports), db, plan);
    const unitsBefore = await checks.readUnits(db);
    const known = new Set((await checks.checkShop(db, unitsBefore)).findings);
    /** @type {Evening[]} */
    const evenings = [];
    for (const half of halves) if (!plan.signal.aborted) evenings.push(await play(stack, shop, half));
    const { hands, findings } = await checks.checkShop(db, unitsBefore);
    return report(shop, evenings, hands, [
      ...evenings.flatMap(({ setOffline }) => setOffline),
      ...findings.filter((finding) => !known.has(finding)),
      ...(await checkHeard(shop, evenings, hands)),
      ...(await checkFigures(shop, evenings, hands)),
    ]);
  } finally {
    await deleteApp(app);
  }
}

/**
 * The people, each by the operations that a shop has for them, and what they can buy.
 * @param {Client} client
 * @param {import('firebase-admin/firestore').Firestore} db
 * @param {Plan} plan
 */
async function setUp(client, db, plan) {
  const { customers, partners, pickers, say } = plan;
  say(`Making ${customers} customers, ${partners} partners and ${pickers} pickers…`);
  const admin = await client.signIn('admin@basket.example');
  /** @param {number} count @param {(index: number) => Promise<import('./client.mjs').Person>} make */
  const several = (count, make) =>
    mapBounded(Array.from({ length: count }), atOnce, (_, index) => make(index));
  const employ = async (/** @type {string} */ role, /** @type {string} */ name) => {
    const person = await client.register(role);
    const place = { address: '', city: '', state: '', pincode: '' };
    const before = { ...place, name: 'User', phone: '', role: 'customer' };
    const edit = { uid: person.uid, before, name, phone: '9845012345', role, ...place };
    must(await client.ask(admin, 'accounts.editCustomer', edit));
    return person;
  };
  const { docs } = await db.collection('products').where('isActive', '==', true).get();
  return {
    ...{ client, db, domain: await loadDomain(), plan, admin },
    wares: docs
      .filter((product) => product.get('options').length === 0)
      .map((product) => ({ id: product.id, pricePaise: Number(product.get('pricePaise')) })),
    customers: await several(customers, (index) => client.register(`customer${index}`)),
    pickers: await several(pickers, (index) => employ('admin', `Picker ${index + 1}`)),
    partners: await several(partners, async (index) => {
      const partner = await employ('delivery_partner', `Rush ${index + 1}`);
      const deposit = { deliveryPartnerId: partner.uid, amountPaise: 1_500_00, reason: 'Joining deposit' };
      must(await client.ask(admin, 'wallet.adjustWallet', deposit));
      return partner;
    }),
  };
}

/** @param {import('./client.mjs').Answer} answer */
function must(answer) {
  if (!answer.ok) throw new Error(`The rush cannot be prepared: ${answer.code}`);
}

/** @param {Shop} shop @param {(typeof halves)[number]} half @returns its settings */
async function openShop({ client, db, admin }, { dispatchWaitsForPacking }) {
  const stored = (await db.doc('storeSettings/public').get()).data();
  const settings = {
    .../** @type {import('@basket/domain').PublicStoreSettings} */ (stored),
    ...{ ...dayAndNight, isOpen: true, automaticDispatch: true, unverifiedCashLimitPaise: 1_00_000_00 },
    dispatchWaitsForPacking,
  };
  must(await client.ask(admin, 'store.saveSettings', { before: stored, settings }));
  return settings;
}

/**
 * @param {import('../stack/stack.mjs').Stack} stack
 * @param {Shop} shop
 * @param {(typeof halves)[number]} half
 */
async function play(stack, shop, half) {
  const { minutes, restarts, hasQueue, signal, say, show } = shop.plan;
  say(`\nOrders are ${half.name}.`);
  const settings = await openShop(shop, half);
  const evening = new Evening(shop.client, shop.db, shop.domain);
  evening.follow();
  signal.addEventListener('abort', () => evening.end(), { once: true });
  const orderingMs = (minutes * 60_000) / halves.length;
  const shown = setInterval(() => show(stateOf(evening)), 1_000);
  const roles = Promise.all([
    beAdmin(evening, shop.admin),
    ...shop.partners.map((partner) => bePartner(evening, partner)),
    ...shop.pickers.map((picker) => bePicker(evening, picker)),
  ]);
  const customers = shop.customers.filter((_, index) => index % halves.length === halves.indexOf(half));
  const ordering = Promise.all(
    customers.map((customer) => beCustomer(evening, customer, { wares: shop.wares, settings, orderingMs })),
  );
  if (restarts)
    void sleep(orderingMs / 2).then(async () =>
      say(`\nThe functions end: ${await endFunctions(stack)} processes`),
    );
  await Promise.race([ordering, evening.pause(orderingMs, orderingMs)]);
  evening.isOver = true;
  await Promise.race([ordering, evening.pause(60_000, 60_000)]);
  const until = Date.now() + (hasQueue ? patienceMs.queue : patienceMs.sweep);
  while (Date.now() < until && !evening.isDone && [...evening.orders.values()].some(isToCome))
    await evening.pause(1_000, 1_000);
  evening.end();
  clearInterval(shown);
  await Promise.all([roles, ordering]);
  // What a commit has asked for may come a moment after it.
  if (!signal.aborted) await sleep(hasQueue ? 3_000 : 65_000);
  return evening;
}

/** @param {Evening} evening */
function stateOf({ orders, toPack, assignments, startedAt, client }) {
  const all = [...orders.values()];
  const count = (/** @type {(order: import('./evening.mjs').Order) => boolean} */ is) =>
    all.filter(is).length;
  const open = [...assignments.values()];
  const time = Math.round((Date.now() - startedAt) / 1000);
  return [
    `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`,
    `${all.length} placed`,
    `${toPack.length} to pack`,
    `${count(({ status, deliveryPartnerId }) => deliveryPartnerId === null && ['pending', 'confirmed', 'preparing'].includes(status))} waiting`,
    `${open.filter(({ state }) => state === 'offered').length} offered`,
    `${open.filter(({ state }) => state === 'accepted').length} in hand`,
    `${count(({ status }) => status === 'delivered')} delivered`,
    `${count(({ status }) => status === 'cancelled')} cancelled`,
    `${count(({ dispatch, status }) => dispatch.stoppedBy !== null && status !== 'assigned')} ask for an admin`,
    `${client.repeated} requests repeated`,
  ].join(' · ');
}

/**
 * Ends the processes of the functions, as a crash does; the emulator starts others with the next request.
 * @param {import('../stack/stack.mjs').Stack} stack
 * @returns {Promise<number>} how many
 */
async function endFunctions({ paths }) {
  const parent = (await readFile(path.join(paths.firebase, 'emulators.pid'), 'utf8')).trim();
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  const own = stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => match?.[2] === parent && match[3]?.includes('functionsEmulatorRuntime'));
  for (const match of own) process.kill(Number(match?.[1]), 'SIGKILL');
  return own.length;
}

/** @param {Shop} shop @param {readonly Evening[]} evenings @param {Hands} hands what people were told is stored, and paid as the provider says */
async function checkHeard({ client }, evenings, { orders }) {
  const placed = evenings.flatMap((evening) => evening.placed);
  const { payments } = await client.gatewayState();
  /** @type {Map<string, number>} */
  const captured = new Map();
  for (const { notes, captured: isCaptured, amount } of Object.values(payments)) {
    const orderId = 'shop_order_id' in notes ? String(notes.shop_order_id) : '';
    if (isCaptured) captured.set(orderId, (captured.get(orderId) ?? 0) + Number(amount));
  }
  return [
    ...placed.flatMap(({ orderId }) => (orders.has(orderId) ? [] : [`${orderId}: confirmed and lost`])),
    ...placed.flatMap(({ orderId }) => {
      const known = orders.get(orderId)?.payment?.receivedPaise ?? 0;
      const taken = captured.get(orderId) ?? 0;
      return known === taken ? [] : [`${orderId}: ${taken} paise were captured, the order knows ${known}`];
    }),
    ...client.unanswered.map((name) => `${name} got no answer`),
  ];
}

/** @param {Shop} shop @param {readonly Evening[]} evenings @param {Hands} hands against the figures that admins see */
async function checkFigures({ client, admin }, evenings, { orders }) {
  const startedAt = Math.min(...evenings.map((evening) => evening.startedAt));
  const window = { fromAt: startedAt, untilAt: Date.now() + 1_000 };
  const [shift, dashboard] = [
    await client.ask(admin, 'store.readShift', window),
    await client.ask(admin, 'store.readDashboard', {}),
  ];
  if (!shift.ok || !dashboard.ok) return ['The figures of the evening cannot be read'];
  const own = [...orders.values()].filter(({ createdAt }) => createdAt >= startedAt);
  const delivered = own.filter(({ status }) => status === 'delivered');
  const expected = {
    orders: own.length,
    revenuePaise: delivered.reduce((sum, { valuePaise }) => sum + (valuePaise ?? 0), 0),
    totalOrders: orders.size,
  };
  const { orders: shiftOrders, revenuePaise } = shift.value;
  const read = { orders: shiftOrders, revenuePaise, totalOrders: dashboard.value['totalOrders'] };
  return JSON.stringify(read) === JSON.stringify(expected)
    ? []
    : [`figures: ${JSON.stringify(read)} shown, ${JSON.stringify(expected)} counted`];
}

/**
 * @param {Shop} shop
 * @param {readonly Evening[]} evenings
 * @param {Hands} hands
 * @param {readonly string[]} findings
 * @returns {boolean} whether everything holds
 */
function report({ client, partners, plan: { hasQueue, say } }, evenings, hands, findings) {
  const partnerIds = partners.map(({ uid }) => uid);
  const figures = evenings.map(({ startedAt, endedAt }) => {
    const own = [...hands.orders].filter(([, { createdAt: at }]) => at >= startedAt && at <= endedAt);
    return figuresOf(new Map(own), hands.assignments, { partnerIds, startedAt, endedAt });
  });
  const { lines, faults } = reportOf(
    halves.map(({ name }) => name),
    figures,
    hasQueue ? release.queue : release.sweep,
  );
  const placed = evenings.flatMap((evening) => evening.placed);
  const online = placed.filter(({ isOnline }) => isOnline).length;
  for (const line of ['', ...lines]) say(line);
  say(
    `Confirmed ${placed.length}, of them ${online} online; ${client.repeated} requests sent again. Refused:`,
  );
  for (const [reason, count] of [...client.refusals].sort((a, b) => b[1] - a[1]))
    say(`  ${String(count).padStart(5)}  ${reason}`);
  const wrong = [...faults, ...findings];
  say(wrong.length === 0 ? 'Everything agrees.' : `${wrong.length} faults:`);
  for (const fault of wrong.slice(0, 50)) say(`  ${fault}`);
  return wrong.length === 0;
}
