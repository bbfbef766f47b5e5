/**
 * Plays a rush hour against a stack and checks what it leaves behind.
 * @module
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { loadChecks } from '../seed/load-domain.mjs';
import { dayAndNight } from '../seed/store.mjs';
import { projectId } from '../base/project.mjs';
import { Client } from './client.mjs';
import { Evening } from './evening.mjs';
import { figuresOf, reportOf } from './figures.mjs';
import { beAdmin, beCustomer, bePartner } from './people.mjs';

const run = promisify(execFile);

/** The evening ends when nothing is under way, at the latest so long after the last order. */
const patienceMs = { queue: 3 * 60_000, sweep: 6 * 60_000 };
/** How soon an offer that nobody answers has to end (rules: offer-30s, side-effects-delivered). */
const release = { queue: { limitMs: 5_000, share: 0.99 }, sweep: { limitMs: 95_000, share: 1 } };
/** So many accounts are made at the same time. */
const atOnce = 8;

/**
 * @typedef {object} Plan
 * @property {number} customers
 * @property {number} partners
 * @property {number} minutes in which orders are placed
 * @property {boolean} hasQueue tasks are delivered; else the sweep does everything
 * @property {boolean} restarts the functions end and start again in the middle
 * @property {AbortSignal} signal ends the evening at once
 * @property {(line: string) => void} say
 * @property {(line: string) => void} show the latest state, in the place of the one before
 */

/**
 * @param {import('../stack/stack.mjs').Stack} stack
 * @param {Plan} plan
 * @returns {Promise<boolean>} whether everything holds
 */
export async function playRush(stack, plan) {
  const app = initializeApp({ projectId }, 'rush');
  try {
    const db = getFirestore(app);
    const client = new Client(stack.ports);
    const checks = await loadChecks();
    const shop = await setUp(client, db, plan);
    const unitsBefore = await checks.readUnits(db);
    const known = new Set((await checks.checkShop(db, unitsBefore)).findings);
    const evening = await play(stack, client, db, { ...plan, ...shop });
    const { hands, findings } = await checks.checkShop(db, unitsBefore);
    return await report(evening, { ...plan, ...shop }, hands, [
      ...findings.filter((finding) => !known.has(finding)),
      ...(await checkHeard(evening, hands)),
      ...(await checkFigures(evening, shop.admin, hands)),
    ]);
  } finally {
    await deleteApp(app);
  }
}

/** @typedef {import('./client.mjs').Person} Person */
/** @typedef {{ admin: Person, customers: Person[], partners: Person[], wares: import('./evening.mjs').Ware[], settings: import('@basket/domain').PublicStoreSettings }} Shop */

/**
 * The people, each by the operations that a shop has for them, and the settings of the evening.
 * @param {Client} client
 * @param {import('firebase-admin/firestore').Firestore} db
 * @param {Plan} plan
 * @returns {Promise<Omit<Shop, 'customers' | 'partners'> & { people: { customers: Person[], partners: Person[] } }>}
 */
async function setUp(client, db, { customers, partners, say }) {
  say(`Making ${customers} customers and ${partners} partners…`);
  const admin = await client.signIn('admin@basket.example');
  const stored = (await db.doc('storeSettings/public').get()).data();
  const settings = {
    .../** @type {import('@basket/domain').PublicStoreSettings} */ (stored),
    ...{ ...dayAndNight, isOpen: true, automaticDispatch: true, unverifiedCashLimitPaise: 1_00_000_00 },
  };
  must(await client.ask(admin, 'store.saveSettings', { before: stored, settings }));
  const people = {
    customers: await several(customers, (index) => client.register(`customer${index}`)),
    partners: await several(partners, async (index) => {
      const partner = await client.register(`partner${index}`);
      const profile = { name: `Rush ${index + 1}`, phone: '9845012345', role: 'delivery_partner' };
      const place = { address: '', city: '', state: '', pincode: '' };
      const before = { ...place, name: 'User', phone: '', role: 'customer' };
      const edit = { uid: partner.uid, before, ...profile, ...place };
      must(await client.ask(admin, 'accounts.editCustomer', edit));
      const deposit = { deliveryPartnerId: partner.uid, amountPaise: 1_500_00, reason: 'Joining deposit' };
      must(await client.ask(admin, 'wallet.adjustWallet', deposit));
      return partner;
    }),
  };
  const { docs } = await db.collection('products').where('isActive', '==', true).get();
  const wares = docs
    .filter((product) => product.get('options').length === 0)
    .map((product) => ({ id: product.id, pricePaise: Number(product.get('pricePaise')) }));
  return { admin, people, wares, settings };
}

/** @param {import('./client.mjs').Answer} answer */
function must(answer) {
  if (!answer.ok) throw new Error(`The rush cannot be prepared: ${answer.code}`);
}

/** @template T @param {number} count @param {(index: number) => Promise<T>} make @returns {Promise<T[]>} */
async function several(count, make) {
  /** @type {T[]} */
  const made = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next++;
      made[index] = await make(index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return made;
}

/**
 * @param {import('../stack/stack.mjs').Stack} stack
 * @param {Client} client
 * @param {import('firebase-admin/firestore').Firestore} db
 * @param {Plan & Awaited<ReturnType<typeof setUp>>} plan
 */
async function play(
  stack,
  client,
  db,
  { people, admin, wares, settings, minutes, restarts, hasQueue, signal, say, show },
) {
  const evening = new Evening(client, db);
  evening.follow();
  signal.addEventListener('abort', () => evening.end(), { once: true });
  const orderingMs = minutes * 60_000;
  const shop = { wares, settings, orderingMs };
  const shown = setInterval(() => show(stateOf(evening)), 1_000);
  const roles = Promise.all([
    beAdmin(evening, admin),
    ...people.partners.map((partner) => bePartner(evening, partner)),
  ]);
  const ordering = Promise.all(people.customers.map((customer) => beCustomer(evening, customer, shop)));
  if (restarts)
    void sleep(orderingMs / 2).then(async () =>
      say(`\nThe functions end: ${await endFunctions(stack)} processes`),
    );
  await Promise.race([ordering, evening.pause(orderingMs, orderingMs)]);
  evening.isOver = true;
  await Promise.race([ordering, evening.pause(60_000, 60_000)]);
  const until = Date.now() + (hasQueue ? patienceMs.queue : patienceMs.sweep);
  while (Date.now() < until && !evening.isDone && isUnderWay(evening)) await evening.pause(1_000, 1_000);
  evening.end();
  clearInterval(shown);
  await Promise.all([roles, ordering]);
  // What a commit has asked for may come a moment after it.
  if (!signal.aborted) await sleep(hasQueue ? 3_000 : 65_000);
  return evening;
}

/** @param {Evening} evening */
const isUnderWay = ({ orders }) =>
  [...orders.values()].some(
    ({ status, paymentMethod, paymentStatus }) =>
      status !== 'delivered' &&
      status !== 'cancelled' &&
      (paymentMethod === 'cod' || paymentStatus === 'paid'),
  );

/** @param {Evening} evening */
function stateOf({ orders, assignments, startedAt, client }) {
  const all = [...orders.values()];
  const count = (/** @type {(order: import('./evening.mjs').Order) => boolean} */ is) =>
    all.filter(is).length;
  const open = [...assignments.values()];
  const time = Math.round((Date.now() - startedAt) / 1000);
  return [
    `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`,
    `${all.length} placed`,
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

/** @typedef {import('../../functions/src/testing/checks/shop').Hands} Hands */

/**
 * What people were told is stored, and the provider's money is what the orders know.
 * @param {Evening} evening
 * @param {Hands} hands
 * @returns {Promise<string[]>}
 */
async function checkHeard({ placed, client }, { orders }) {
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

/**
 * The figures that admins see, against a count of the documents.
 * @param {Evening} evening
 * @param {Person} admin
 * @param {Hands} hands
 */
async function checkFigures({ client, startedAt }, admin, { orders }) {
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
 * @param {Evening} evening
 * @param {Plan & Awaited<ReturnType<typeof setUp>>} plan
 * @param {Hands} hands
 * @param {readonly string[]} findings
 */
async function report({ client, startedAt, placed }, { people, hasQueue, say }, hands, findings) {
  const orders = new Map([...hands.orders].filter(([, { createdAt }]) => createdAt >= startedAt));
  const figures = figuresOf(
    orders,
    hands.assignments.filter(({ orderId }) => orders.has(orderId)),
    { partnerIds: people.partners.map(({ uid }) => uid), startedAt, endedAt: Date.now() },
  );
  const { lines, isInTime } = reportOf(figures, hasQueue ? release.queue : release.sweep);
  const isComplete = figures.open === [...orders.values()].filter(isUnpaid).length;
  say('');
  for (const line of lines) say(line);
  say(
    `Confirmed           ${placed.length}, of them ${placed.filter(({ isOnline }) => isOnline).length} online; ${client.repeated} requests sent again`,
  );
  say('Refused');
  for (const [reason, count] of [...client.refusals].sort((a, b) => b[1] - a[1]))
    say(`  ${String(count).padStart(5)}  ${reason}`);
  say(findings.length === 0 ? 'Everything agrees.' : `${findings.length} contradictions:`);
  for (const finding of findings.slice(0, 50)) say(`  ${finding}`);
  if (!isComplete) say(`${figures.open} orders have not come to an end.`);
  return findings.length === 0 && isInTime && isComplete && figures.wronglySorry === 0;
}

/** @param {import('@basket/domain').Order} order */
const isUnpaid = ({ status, paymentMethod, paymentStatus }) =>
  status === 'pending' && paymentMethod === 'online' && paymentStatus === 'pending';
