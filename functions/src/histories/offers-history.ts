import {
  assignmentPath,
  deliveryPartnerPath,
  offerDurationMs,
  orderPath,
  orderStatusFacts,
  ordersInHand,
  type Assignment,
  type DeliveryPartner,
  type Order,
  type OrderHistory,
} from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import { assignOrderOperation } from '../dispatch/assign-order.callable';
import { expireOffer } from '../dispatch/offer-step';
import { respondToOfferOperation } from '../dispatch/respond-to-offer.callable';
import { setAvailabilityOperation } from '../dispatch/set-availability.callable';
import { setOrderStatusOperation } from '../orders/set-order-status.callable';
import { atomically } from '../platform/atomically';
import { RefusedError } from '../platform/errors';
import {
  orderDocument,
  partnerDocuments,
  productDocument,
  profileDocument,
  settingsDocument,
  type Harness,
} from '../testing/harness';
import { inTurns, pick, seededRandom, untilAnswered, withFaults, type Answer } from './faults';

const maxOrdersPerPartner = 3;
const orderIds = Array.from({ length: 60 }, (_, index) => `order${index}`);
/** Fewer than the orders need, so that capacity is what they compete for. */
const partnerIds = Array.from({ length: 12 }, (_, index) => `partner${index}`);

type Move = 'accept' | 'reject' | 'expire' | 'take back';

interface Recorded {
  readonly move: Move;
  readonly orderId: string;
  readonly attempt: number;
  readonly now: number;
  readonly deadlineAt: number;
  readonly answer: Answer<unknown>;
}

export interface OffersHistory {
  readonly offers: number;
  readonly findings: string[];
}

/**
 * Offers orders to partners and lets accept, reject, timeouts and an admin, who takes an offer back or gives the order to
 * somebody else meanwhile, race for each of them. Needs an empty database.
 */
export async function runOffersHistory(
  harness: Harness,
  { seed, offers: wanted, clients }: { seed: number; offers: number; clients: number },
): Promise<OffersHistory> {
  await harness.seed({
    ...settingsDocument({ maxOrdersPerPartner }),
    ...profileDocument('admin1', { role: 'admin' }),
    ...productDocument('tomato', { stockQuantity: 1000 }),
  });
  for (const [index, id] of partnerIds.entries())
    await harness.seed(partnerDocuments(id, { name: `Partner ${index}` }));
  for (const [index, id] of orderIds.entries())
    await harness.seed(orderDocument(anOrder({ id, orderNumber: `BE261120${1000 + index}` })));

  const random = seededRandom(seed);
  const faulty = withFaults(harness.services, random);
  const startAt = harness.services.now();
  const recorded: Recorded[] = [];
  const findings: string[] = [];
  let offers = 0;
  let serial = 0;

  const at = (now: number) => ({ ...faulty, now: () => now });
  const codeOf = (error: unknown): string | null =>
    error instanceof RefusedError ? error.refusal.code : null;
  const answered = <T>(attempt: () => Promise<T>): Promise<Answer<T>> =>
    untilAnswered(attempt, codeOf).catch((error: unknown): Answer<T> => {
      findings.push(`fault: ${String(error)}`);
      return { kind: 'unknown' };
    });
  const operationId = (): string => `history-operation-${serial++}`;

  async function record(
    move: Move,
    orderId: string,
    attempt: number,
    now: number,
    deadlineAt: number,
    act: () => Promise<unknown>,
  ): Promise<void> {
    recorded.push({ move, orderId, attempt, now, deadlineAt, answer: await answered(act) });
  }

  async function race(
    orderId: string,
    partnerId: string,
    attempt: number,
    deadlineAt: number,
  ): Promise<void> {
    const respond = (answer: 'accept' | 'reject', now: number) => {
      const id = operationId();
      const input = { orderId, attempt, answer };
      return record(answer, orderId, attempt, now, deadlineAt, () =>
        harness.run(respondToOfferOperation, partnerId, input, { operationId: id, services: at(now) }),
      );
    };
    const expire = () =>
      record('expire', orderId, attempt, deadlineAt, deadlineAt, async () => {
        const { value } = await atomically(at(deadlineAt), null, (unit) =>
          expireOffer(unit, orderId, attempt, deadlineAt),
        );
        if (!value) throw new RefusedError({ code: 'offer_closed', facts: {} });
      });
    const takeBack = () => {
      const id = operationId();
      const input = { orderId, status: 'pending' as const, note: '' };
      return record('take back', orderId, attempt, deadlineAt - 2, deadlineAt, () =>
        harness.run(setOrderStatusOperation, 'admin1', input, {
          operationId: id,
          services: at(deadlineAt - 2),
        }),
      );
    };
    const acceptAt = deadlineAt + pick(random, [-20_000, -1, 0, 1]);
    const racers = [
      () => respond('accept', acceptAt),
      () => respond('reject', deadlineAt - 1 - Math.floor(random() * 1000)),
      expire,
      expire,
      ...(random() < 0.2 ? [takeBack] : []),
    ].filter(() => random() < 0.85);
    const drawn = racers.map((racer) => ({ racer, rank: random() })).sort((a, b) => a.rank - b.rank);
    await Promise.all([
      ...drawn.map(({ racer }) => racer()),
      ...(random() < 0.25 ? [reassign(orderId, partnerId, attempt, deadlineAt)] : []),
    ]);
  }

  /** While the first partner may still answer in time, an admin gives the order to another one. */
  async function reassign(
    orderId: string,
    partnerId: string,
    attempt: number,
    deadlineAt: number,
  ): Promise<void> {
    const services = at(deadlineAt - 15_000);
    await answered(() =>
      harness.run(setOrderStatusOperation, 'admin1', { orderId, status: 'pending', note: '' }, { services }),
    );
    const another = pick(random, partnerIds);
    const id = operationId();
    await Promise.all([
      offer(orderId, another, deadlineAt - 14_000),
      record('accept', orderId, attempt, deadlineAt - 13_000, deadlineAt, () =>
        harness.run(
          respondToOfferOperation,
          partnerId,
          { orderId, attempt, answer: 'accept' },
          { operationId: id, services: at(deadlineAt - 13_000) },
        ),
      ),
    ]);
  }

  /** Offers an order and races for it, when the offer was made. */
  async function offer(orderId: string, deliveryPartnerId: string, now: number): Promise<void> {
    const id = operationId();
    const answer = await answered(() =>
      harness.run(
        assignOrderOperation,
        'admin1',
        { orderId, deliveryPartnerId },
        { operationId: id, services: at(now) },
      ),
    );
    if (answer.kind !== 'ok') return;
    offers += 1;
    const { attempt, deadlineAt } = answer.value;
    if (deadlineAt !== now + offerDurationMs)
      findings.push(`${orderId}_${attempt}: answered with another offer's deadline`);
    // Seen from outside at any moment, not only when all is over.
    const partner = await harness.read<DeliveryPartner>(deliveryPartnerPath(deliveryPartnerId));
    if (ordersInHand(partner) > maxOrdersPerPartner)
      findings.push(`${deliveryPartnerId} holds ${ordersInHand(partner)} orders`);
    await race(orderId, deliveryPartnerId, attempt, deadlineAt);
  }

  /** Answers to offers that are long over, and a last order for whoever still holds one. */
  async function stir(turn: number): Promise<void> {
    const now = startAt + turn * 1_000_000;
    const old = recorded.length > 0 ? pick(random, recorded) : null;
    if (old && random() < 0.5) {
      const partner = await harness.db.doc(assignmentPath(old.orderId, old.attempt)).get();
      const input = { orderId: old.orderId, attempt: old.attempt, answer: 'accept' as const };
      const uid = (partner.data() as Assignment | undefined)?.deliveryPartnerId ?? '';
      const id = operationId();
      const answer = await answered(() =>
        harness.run(respondToOfferOperation, uid, input, { operationId: id, services: at(now) }),
      );
      recorded.push({ ...old, move: 'accept', now, answer });
    }
    const isOnline = random() < 0.9;
    await answered(() =>
      harness.run(setAvailabilityOperation, pick(random, partnerIds), { isOnline }, { services: at(now) }),
    );
    const status = pick(random, ['pending', 'pending', 'delivered'] as const);
    await answered(() =>
      harness.run(
        setOrderStatusOperation,
        'admin1',
        { orderId: pick(random, orderIds), status, note: '' },
        { services: at(now) },
      ),
    );
  }

  await inTurns(clients, wanted * 8, async (turn) => {
    if (offers >= wanted) return;
    if (random() < 0.3) return stir(turn);
    // Everybody wants the same few partners.
    const popular = random() < 0.5 ? partnerIds.slice(0, 3) : partnerIds;
    await offer(pick(random, orderIds), pick(random, popular), startAt + turn * 1_000_000);
  });

  findings.push(...(await checkAnswers(harness, recorded)), ...(await checkState(harness)));
  return { offers, findings };
}

/** What was answered is what happened: one winner per offer, none of them late, no refusal with an effect. */
async function checkAnswers(harness: Harness, recorded: readonly Recorded[]): Promise<string[]> {
  const findings: string[] = [];
  const byOffer = new Map<string, Recorded[]>();
  for (const event of recorded) {
    const offer = `${event.orderId}_${event.attempt}`;
    byOffer.set(offer, [...(byOffer.get(offer) ?? []), event]);
  }
  for (const [offer, events] of byOffer) {
    const first = events[0];
    if (!first) continue;
    const stored = await harness.read<Assignment>(assignmentPath(first.orderId, first.attempt));
    const won = events.filter(({ move, answer }) => move !== 'take back' && answer.kind === 'ok');
    if (won.length > 1) findings.push(`${offer}: ${won.map(({ move }) => move).join(' and ')} both won`);
    for (const { move, answer, now, deadlineAt } of events) {
      const hasAccepted = stored.answeredAt !== null && stored.state !== 'rejected';
      if (move === 'accept' && answer.kind === 'ok' && now >= deadlineAt)
        findings.push(`${offer}: accepted late`);
      if (move === 'accept' && answer.kind === 'ok' && !hasAccepted)
        findings.push(`${offer}: acceptance was lost`);
      if (move === 'accept' && answer.kind === 'refused' && hasAccepted && stored.answeredAt === now)
        findings.push(`${offer}: refused (${answer.code}) but accepted`);
      if (move === 'reject' && answer.kind === 'ok' && stored.state !== 'rejected')
        findings.push(`${offer}: rejection was lost`);
      if (
        move === 'reject' &&
        answer.kind === 'refused' &&
        stored.state === 'rejected' &&
        stored.answeredAt === now
      )
        findings.push(`${offer}: refused (${answer.code}) but rejected`);
      if (move === 'expire' && answer.kind === 'ok' && stored.state !== 'expired')
        findings.push(`${offer}: expiry was lost`);
    }
  }
  return findings;
}

/** What is stored agrees with itself: counters, capacity, one partner per order, a history without gaps. */
async function checkState(harness: Harness): Promise<string[]> {
  const findings: string[] = [];
  const all = await harness.db.collection('assignments').get();
  const assignments = all.docs.map((doc) => doc.data() as Assignment);
  const orders = new Map(
    await Promise.all(orderIds.map(async (id) => [id, await harness.read<Order>(orderPath(id))] as const)),
  );
  for (const [id, order] of orders) {
    const open = assignments.filter(
      ({ orderId, state }) => orderId === id && (state === 'offered' || state === 'accepted'),
    );
    const expected =
      order.status === 'assigned'
        ? 'offered'
        : order.deliveryPartnerId && orderStatusFacts[order.status].isInHand
          ? 'accepted'
          : null;
    const isRight =
      expected === null
        ? open.length === 0
        : open.length === 1 &&
          open[0]?.state === expected &&
          open[0].deliveryPartnerId === order.deliveryPartnerId;
    if (!isRight)
      findings.push(`${id} is ${order.status} with ${open.map(({ state }) => state).join(', ') || 'nobody'}`);
    findings.push(...(await checkHistory(harness, id, order)));
  }
  for (const uid of partnerIds) {
    const partner = await harness.read<DeliveryPartner>(deliveryPartnerPath(uid));
    const own = [...orders.values()].filter(({ deliveryPartnerId }) => deliveryPartnerId === uid);
    const offered = own.filter(({ status }) => status === 'assigned').length;
    const inHand = own.filter(({ status }) => orderStatusFacts[status].isInHand).length;
    if (partner.openOffers !== offered || partner.activeOrders !== inHand)
      findings.push(
        `${uid} counts ${partner.openOffers}+${partner.activeOrders}, holds ${offered}+${inHand}`,
      );
    if (ordersInHand(partner) > maxOrdersPerPartner)
      findings.push(`${uid} holds ${ordersInHand(partner)} orders`);
  }
  return findings;
}

async function checkHistory(harness: Harness, id: string, order: Order): Promise<string[]> {
  const { docs } = await harness.db.collection(`orders/${id}/history`).orderBy('seq').get();
  const rows = docs.map((doc) => doc.data() as OrderHistory);
  const isGapless = rows.every(
    (row, index) => row.seq === index + 2 && row.from === (rows[index - 1]?.to ?? 'pending'),
  );
  const endsRight = (rows.at(-1)?.to ?? 'pending') === order.status;
  return isGapless && endsRight ? [] : [`${id}: its history does not lead to ${order.status}`];
}
