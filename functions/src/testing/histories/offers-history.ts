import {
  orders,
  assignments,
  deliveryPartners,
  historyOf,
  offerDurationMs,
  ordersInHand,
  orderStatusFacts,
  type Assignment,
  type DeliveryPartner,
  type Order,
  type OrderHistory,
} from '@basket/domain';
import { assignOrderOperation } from '../../dispatch/offers/assign-order.callable';
import { expireOffer } from '../../dispatch/offers/offer-step';
import { respondToOfferOperation } from '../../dispatch/offers/respond-to-offer.callable';
import { setAvailabilityOperation } from '../../dispatch/partners/set-availability.callable';
import { setOrderStatusOperation } from '../../orders/set-order-status.callable';
import { atomically } from '../../platform/database/atomically';
import { refused } from '../../platform/errors';
import type { Harness } from '../harness';
import { inTurns, pick, type Answer } from './faults';
import { HistoryRun, seedWaiting } from './history-run';
import { checkAnswers, type Move, type Recorded } from './offers-checks';

const maxOrdersPerPartner = 3;
const orderIds = Array.from({ length: 60 }, (_, index) => `order${index}`);
/** Fewer than the orders need, so that capacity is what they compete for. */
const partnerIds = Array.from({ length: 12 }, (_, index) => `partner${index}`);

export interface OffersHistory {
  readonly offers: number;
  readonly findings: string[];
}

interface Plan {
  readonly seed: number;
  /** Offers to make. */
  readonly offers: number;
  readonly clients: number;
}

/**
 * Offers orders to partners. For each offer, accept, reject, timeouts and an admin who takes the offer back or gives the
 * order to another partner race each other. Needs an empty database.
 */
export async function runOffersHistory(harness: Harness, plan: Plan): Promise<OffersHistory> {
  await seedWaiting(harness, orderIds, partnerIds, { maxOrdersPerPartner });
  const run = new OffersRun(harness, plan.seed);
  await inTurns(plan.clients, plan.offers * 8, async (turn) => {
    if (run.offers < plan.offers) await run.turn(turn);
  });
  const { offers, findings, recorded } = run;
  return {
    offers,
    findings: [...findings, ...(await checkAnswers(harness, recorded)), ...(await checkState(harness))],
  };
}

interface MadeOffer {
  readonly orderId: string;
  readonly partnerId: string;
  readonly attempt: number;
  readonly deadlineAt: number;
}

class OffersRun extends HistoryRun {
  readonly recorded: Recorded[] = [];
  offers = 0;

  async turn(turn: number): Promise<void> {
    const { random } = this;
    const now = this.startAt + turn * 1_000_000;
    if (random() < 0.3) return this.stir(now);
    // Everybody wants the same few partners.
    const popular = random() < 0.5 ? partnerIds.slice(0, 3) : partnerIds;
    await this.offer(pick(random, orderIds), pick(random, popular), now);
  }

  /** Offers an order and, if the offer was made, starts the race for it. */
  private async offer(orderId: string, partnerId: string, now: number): Promise<void> {
    const answer = await this.send(assignOrderOperation, 'admin1', now, {
      orderId,
      deliveryPartnerId: partnerId,
    });
    if (answer.kind !== 'ok') return;
    this.offers += 1;
    const { attempt, deadlineAt } = answer.value;
    if (deadlineAt !== now + offerDurationMs)
      this.findings.push(`${orderId}_${attempt}: answered with another offer's deadline`);
    // The limit holds at every moment, not only at the end.
    const partner = await this.harness.read<DeliveryPartner>(deliveryPartners.path(partnerId));
    if (ordersInHand(partner) > maxOrdersPerPartner)
      this.findings.push(`${partnerId} holds ${ordersInHand(partner)} orders`);
    if (partner.openOffers > 1) this.findings.push(`${partnerId} has ${partner.openOffers} offers open`);
    await this.race({ orderId, partnerId, attempt, deadlineAt });
  }

  private async race(offer: MadeOffer): Promise<void> {
    const { random } = this;
    const { deadlineAt } = offer;
    const acceptAt = deadlineAt + pick(random, [-20_000, -1, 0, 1]);
    const expire = () => this.expire(offer);
    const racers = [
      () => this.respond(offer, 'accept', acceptAt),
      // The same partner's second phone.
      ...(random() < 0.7 ? [() => this.respond(offer, 'accept', acceptAt - 2)] : []),
      () => this.respond(offer, 'reject', deadlineAt - 1 - Math.floor(random() * 1000)),
      expire,
      expire,
      ...(random() < 0.2 ? [() => this.takeBack(offer)] : []),
    ].filter(() => random() < 0.85);
    const drawn = racers.map((racer) => ({ racer, rank: random() })).sort((a, b) => a.rank - b.rank);
    await Promise.all([
      ...drawn.map(({ racer }) => racer()),
      ...(random() < 0.25 ? [this.reassign(offer)] : []),
    ]);
  }

  private respond(offer: MadeOffer, answer: 'accept' | 'reject', now: number): Promise<void> {
    const { orderId, partnerId, attempt } = offer;
    const input = { orderId, attempt, answer };
    return this.record(answer, offer, now, this.send(respondToOfferOperation, partnerId, now, input));
  }

  private expire(offer: MadeOffer): Promise<void> {
    const { orderId, attempt, deadlineAt } = offer;
    const expired = this.answered('expire', async () => {
      const { value } = await atomically(this.at(deadlineAt), null, (unit) =>
        expireOffer(unit, orderId, attempt, deadlineAt),
      );
      if (!value) throw refused('offer_closed');
    });
    return this.record('expire', offer, deadlineAt, expired);
  }

  private takeBack(offer: MadeOffer): Promise<void> {
    const now = offer.deadlineAt - 2;
    return this.record('take back', offer, now, this.setStatus(offer.orderId, 'pending', now));
  }

  /** An admin gives the order to another partner while the first one may still answer in time. */
  private async reassign(offer: MadeOffer): Promise<void> {
    const { orderId, deadlineAt } = offer;
    await this.setStatus(orderId, 'pending', deadlineAt - 15_000);
    const another = pick(this.random, partnerIds);
    await Promise.all([
      this.offer(orderId, another, deadlineAt - 14_000),
      this.respond(offer, 'accept', deadlineAt - 13_000),
    ]);
  }

  /** Late answers to old offers, changes of availability and changes of status by an admin. */
  private async stir(now: number): Promise<void> {
    const { random, recorded } = this;
    const old = recorded.length > 0 ? pick(random, recorded) : null;
    if (old && random() < 0.5) {
      const assignment = await this.harness.db.doc(assignments.path(old.orderId, old.attempt)).get();
      const partnerId = (assignment.data() as Assignment | undefined)?.deliveryPartnerId ?? '';
      await this.respond({ ...old, partnerId }, 'accept', now);
    }
    const isOnline = random() < 0.9;
    await this.send(setAvailabilityOperation, pick(random, partnerIds), now, { isOnline });
    const status = pick(random, ['pending', 'pending', 'delivered'] as const);
    await this.setStatus(pick(random, orderIds), status, now);
  }

  private setStatus(orderId: string, status: 'pending' | 'delivered', now: number): Promise<Answer<unknown>> {
    return this.send(setOrderStatusOperation, 'admin1', now, { orderId, status, note: '' });
  }

  private async record(
    move: Move,
    { orderId, attempt, deadlineAt }: MadeOffer,
    now: number,
    answer: Promise<Answer<unknown>>,
  ): Promise<void> {
    this.recorded.push({ move, orderId, attempt, now, deadlineAt, answer: await answer });
  }
}

/** Checks that stored documents agree: counters, capacity, one partner per order, a history without gaps. */
async function checkState(harness: Harness): Promise<string[]> {
  const findings: string[] = [];
  const { docs } = await harness.db.collection(assignments.collection).get();
  const offers = docs.map((doc) => doc.data() as Assignment);
  const byId = new Map(
    await Promise.all(orderIds.map(async (id) => [id, await harness.read<Order>(orders.path(id))] as const)),
  );
  for (const [id, order] of byId) {
    const open = offers.filter(
      ({ orderId, state }) => orderId === id && (state === 'offered' || state === 'accepted'),
    );
    // An order has a partner from the acceptance on; until then only the offer says who is asked (rule: partner-after-acceptance).
    const told = open.map(({ state, deliveryPartnerId }) =>
      state === 'accepted' ? `accepted by ${deliveryPartnerId}` : 'offered to null',
    );
    const { status, deliveryPartnerId } = order;
    const isInHand = deliveryPartnerId !== null && orderStatusFacts[status].isInHand;
    const step = status === 'assigned' ? 'offered to' : isInHand ? 'accepted by' : null;
    if (String(told) !== (step === null ? '' : `${step} ${deliveryPartnerId}`))
      findings.push(`${id} is ${order.status} with ${open.map(({ state }) => state).join(', ') || 'nobody'}`);
    findings.push(...(await checkHistory(harness, id, order)));
  }
  for (const uid of partnerIds) {
    const partner = await harness.read<DeliveryPartner>(deliveryPartners.path(uid));
    const own = [...byId.values()].filter(({ deliveryPartnerId }) => deliveryPartnerId === uid);
    const offered = offers.filter(
      ({ deliveryPartnerId, state }) => deliveryPartnerId === uid && state === 'offered',
    ).length;
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
  const { docs } = await harness.db.collection(historyOf(id).collection).orderBy('seq').get();
  const rows = docs.map((doc) => doc.data() as OrderHistory);
  const isGapless = rows.every(
    (row, index) => row.seq === index + 2 && row.from === (rows[index - 1]?.to ?? 'pending'),
  );
  const endsRight = (rows.at(-1)?.to ?? 'pending') === order.status;
  return isGapless && endsRight ? [] : [`${id}: its history does not lead to ${order.status}`];
}
