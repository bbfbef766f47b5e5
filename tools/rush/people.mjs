/**
 * The actions of customers, pickers, partners and admins in a rush hour.
 * @module
 */
import { oneOf, perhaps } from './evening.mjs';

/** A practised picker's, with short ways, in ms from and to: a ride of minutes takes seconds here, but nobody picks faster. */
const pace = /** @type {const} */ ({ line: [3_000, 7_000], bags: [4_000, 8_000] });

/** @typedef {import('./evening.mjs').Evening} Evening */
/** @typedef {import('./evening.mjs').Ware} Ware */
/** @typedef {import('./client.mjs').Person} Person */
/** @typedef {import('@basket/domain').PublicStoreSettings} Settings */

/**
 * Orders once or twice, pays online or in cash, and sometimes thinks better of it.
 * @param {Evening} evening
 * @param {Person} person
 * @param {{ wares: readonly Ware[], settings: Settings, orderingMs: number }} shop
 */
export async function beCustomer(evening, person, { wares, settings, orderingMs }) {
  const orders = perhaps(0.3) ? 2 : 1;
  for (let count = 0; count < orders; count += 1) {
    await evening.pause(0, (orderingMs / orders) * 2 * Math.random());
    if (evening.isOver) return;
    const isOnline = perhaps(0.3);
    const chosen = new Set(Array.from({ length: 1 + Math.floor(Math.random() * 4) }, () => oneOf(wares)));
    const lines = [...chosen].map((ware) => ({ ...ware, quantity: perhaps(0.3) ? 2 : 1 }));
    const order = orderOf(lines, settings, isOnline ? 'online' : 'cod');
    const answer = await evening.client.ask(person, 'orders.place', order);
    if (!answer.ok) continue;
    const { orderId } = answer.value;
    evening.placed.push({ orderId, isOnline });
    if (isOnline) await payFor(evening, person, orderId);
    else if (perhaps(0.08)) await evening.client.ask(person, 'orders.cancel', { orderId });
  }
}

/** @param {readonly (Ware & { quantity: number })[]} lines @param {Settings} settings @param {'cod' | 'online'} paymentMethod */
export function orderOf(lines, settings, paymentMethod) {
  const subtotalPaise = lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);
  const isFree = subtotalPaise >= settings.freeDeliveryThresholdPaise;
  return {
    lines: lines.map(({ id, quantity }) => ({ productId: id, optionIds: [], quantity })),
    delivery: {
      ...{ address: '27, 5th Cross, Indiranagar', city: settings.storeCity, state: settings.storeState },
      ...{ pincode: settings.storePincode, phone: '9845012345', instructions: '' },
      ...{ latitude: null, longitude: null },
    },
    paymentMethod,
    expectedTotalPaise: subtotalPaise + (isFree ? 0 : settings.deliveryChargePaise),
  };
}

/** @param {Evening} evening @param {Person} person @param {string} orderId */
async function payFor(evening, person, orderId) {
  const started = await evening.client.ask(person, 'orders.startPayment', { orderId });
  await evening.pause(500, 3_000);
  if (started.ok && perhaps(0.9)) await evening.client.pay(person, orderId, started.value['checkout']);
  else await evening.client.ask(person, 'orders.cancel', { orderId });
}

/**
 * Takes offers, rejects some, misses some, drops out now and then, delivers, and hands cash in.
 * @param {Evening} evening
 * @param {Person} person
 */
export async function bePartner(evening, person) {
  const { client } = evening;
  /** @type {Set<string>} offers and orders that this partner is busy with */
  const known = new Set();
  /** @type {Promise<void>[]} */
  const deeds = [];
  await client.ask(person, 'dispatch.setAvailability', { isOnline: true });
  await moveAbout(evening, person);
  await evening.again(600, async () => {
    const self = evening.partners.get(person.uid);
    if (self && !self.isOnline && !known.has('away')) {
      known.add('away');
      deeds.push(comeBack(evening, person).finally(() => known.delete('away')));
    }
    for (const assignment of evening.assignments.values()) {
      const { deliveryPartnerId, state, orderId, attempt } = assignment;
      const key = `${state} ${orderId} ${attempt}`;
      if (deliveryPartnerId !== person.uid || known.has(key)) continue;
      known.add(key);
      if (state === 'offered') deeds.push(answerOffer(evening, person, { orderId, attempt }));
      // An admin may undo a delivery: then it is carried once more.
      else deeds.push(carry(evening, person, { orderId, attempt }).finally(() => known.delete(key)));
    }
  });
  await Promise.all(deeds);
}

/** @typedef {{ orderId: string, attempt: number }} Offer */

/** @param {Evening} evening @param {Person} person @param {Offer} offer */
async function answerOffer(evening, person, offer) {
  const { client } = evening;
  await evening.pause(500, 4_000);
  const dice = evening.isOver ? 0 : Math.random();
  if (dice < 0.74) await client.ask(person, 'dispatch.respond', { ...offer, answer: 'accept' });
  else if (dice < 0.86) await client.ask(person, 'dispatch.respond', { ...offer, answer: 'reject' });
  else if (dice < 0.9) await client.ask(person, 'dispatch.setAvailability', { isOnline: false });
  // All others look away until the time is up.
}

/**
 * Waits at the counter until an order of this evening is packed, picks it up and delivers it, again where an admin has set it back.
 * @param {Evening} evening
 * @param {Person} person
 * @param {Offer} held
 */
async function carry(evening, person, { orderId, attempt }) {
  const { client } = evening;
  const held = () => {
    const assignment = evening.assignments.get(`${orderId}_${attempt}`);
    return assignment?.state === 'accepted' && !evening.isDone ? assignment : null;
  };
  const wait = async (/** @type {(one: import('./evening.mjs').Assignment) => boolean} */ forIt) => {
    for (let one = held(); one && forIt(one); one = held()) await evening.pause(300, 600);
  };
  while (held()) {
    await evening.pause(1_000, 5_000);
    await wait(({ packing }) => evening.orders.has(orderId) && packing?.packedAt == null);
    await client.ask(person, 'dispatch.pickUp', { orderId });
    await evening.pause(2_000, 8_000);
    if (perhaps(0.07)) {
      const report = { orderId, reason: oneOf(['nobody_there', 'wrong_address', 'refused']), note: '' };
      await client.ask(person, 'dispatch.reportUndelivered', report);
      await evening.pause(1_000, 1_500);
      await wait(({ awaitsDecision }) => awaitsDecision);
    }
    if (held()) await client.ask(person, 'dispatch.markDelivered', { orderId });
    await evening.pause(500, 1_000);
  }
  await moveAbout(evening, person);
  if (perhaps(0.1)) await askForMoney(evening, person);
}

/** @param {Evening} evening @param {Person} person */
async function comeBack(evening, person) {
  await evening.pause(5_000, 15_000);
  if (!evening.isDone) await evening.client.ask(person, 'dispatch.setAvailability', { isOnline: true });
}

/** @param {Evening} evening @param {Person} person */
async function moveAbout({ client, partners }, person) {
  if (partners.get(person.uid)?.isOnline === false) return;
  const [latitude, longitude] = [12.9719, 77.6412].map((center) => center + (Math.random() - 0.5) * 0.04);
  await client.ask(person, 'dispatch.updateLocation', { latitude, longitude });
}

/** @param {Evening} evening @param {Person} person */
async function askForMoney({ client }, person) {
  const bank = { accountHolderName: 'Rush Hour', bankAccountNumber: '1234567890', ifscCode: 'HDFC0001234' };
  await client.ask(person, 'wallet.requestWithdrawal', { amountPaise: 100_00, ...bank });
}

/**
 * Packs one order after the other, the next on the board that no other picker has in hand; one that is cancelled meanwhile is left.
 * @param {Evening} evening
 * @param {Person} person
 */
export async function bePicker(evening, person) {
  const { client, beingPicked } = evening;
  await evening.again(500, async () => {
    const order = evening.toPack.find(({ id }) => !beingPicked.has(id));
    if (!order) return;
    const { id: orderId, items } = order;
    beingPicked.add(orderId);
    let answer = await client.ask(person, 'orders.startPicking', { orderId, takeOver: true });
    for (const line of items.keys()) {
      if (answer.ok) await evening.pause(...pace.line);
      if (answer.ok) answer = await client.ask(person, 'orders.tickLine', { orderId, line, isPicked: true });
    }
    if (answer.ok) await evening.pause(...pace.bags);
    if (answer.ok) await client.ask(person, 'orders.pack', { orderId, bags: 1 });
    await evening.pause(500, 1_000);
    beingPicked.delete(orderId);
  });
}

/**
 * Decides about failed deliveries, offers what asks for an admin, takes things back, and counts money.
 * @param {Evening} evening
 * @param {Person} admin
 */
export async function beAdmin(evening, admin) {
  const { client } = evening;
  await evening.again(1_000, async () => {
    for (const { orderId, attempt, awaitsDecision } of evening.assignments.values()) {
      if (!awaitsDecision) continue;
      const decision = perhaps(0.6) ? 'retry' : 'return';
      await client.ask(admin, 'dispatch.resolveUndelivered', { orderId, attempt, decision, note: '' });
    }
    await beRestless(evening, admin);
    // Auto Assign All would not wait for the bags.
    if (evening.isOver && evening.toPack.length === 0) await client.ask(admin, 'dispatch.autoAssign', {});
    for (const { id: deliveryPartnerId, cashInHandPaise: amountPaise } of evening.partners.values())
      if (amountPaise > 2_000_00)
        await client.ask(admin, 'wallet.recordCashDeposit', { deliveryPartnerId, amountPaise, note: '' });
    await decideWithdrawals(evening, admin);
  });
}

/** @param {Evening} evening @param {Person} admin */
async function beRestless(evening, admin) {
  const { client } = evening;
  const free = [...evening.partners.values()].filter(
    ({ isOnline, openOffers }) => isOnline && openOffers === 0,
  );
  for (const { id: orderId, status, deliveryPartnerId, dispatch } of evening.orders.values()) {
    const waits = deliveryPartnerId === null && dispatch.stoppedBy !== null;
    if (waits && ['pending', 'confirmed', 'preparing'].includes(status) && free.length > 0)
      await client.ask(admin, 'dispatch.assign', { orderId, deliveryPartnerId: oneOf(free).id });
  }
  for (const assignment of evening.isOver ? [] : evening.assignments.values())
    await meddle(evening, admin, assignment, perhaps(0.5) ? (free[0]?.id ?? null) : null);
}

/**
 * Seldom: an offer is taken back, an order goes to another partner or back on the board, is prepared, or cancelled.
 * @param {Evening} evening
 * @param {Person} admin
 * @param {import('./evening.mjs').Assignment} assignment
 * @param {string | null} deliveryPartnerId
 */
async function meddle({ client }, admin, { orderId, attempt, state, orderStatus }, deliveryPartnerId) {
  if (state === 'offered') {
    if (perhaps(0.005)) await client.ask(admin, 'dispatch.withdrawOffer', { orderId, attempt });
    return;
  }
  const change = { orderId, attempt, deliveryPartnerId };
  if (perhaps(0.005)) await client.ask(admin, 'dispatch.changePartner', change);
  else if (orderStatus === 'confirmed' && perhaps(0.1))
    await client.ask(admin, 'orders.setStatus', { orderId, status: 'preparing', note: '' });
  else if (perhaps(0.004))
    await client.ask(admin, 'orders.setStatus', { orderId, status: 'cancelled', note: 'Called' });
}

/** @param {Evening} evening @param {Person} admin */
async function decideWithdrawals({ client, db, startedAt }, admin) {
  const { docs } = await db
    .collection('withdrawalRequests')
    .where('status', '==', 'pending')
    .where('createdAt', '>=', startedAt)
    .orderBy('createdAt')
    .limit(5)
    .get();
  for (const { id: requestId } of docs) {
    const answer = perhaps(0.7)
      ? { decision: 'approved' }
      : { decision: 'rejected', reason: 'Wrong account' };
    await client.ask(admin, 'wallet.resolveWithdrawal', { requestId, ...answer });
  }
}
