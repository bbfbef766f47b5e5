import {
  assignments,
  orders,
  publicSettings,
  type Assignment,
  type Order,
  type PublicStoreSettings,
} from '@basket/domain';
import { storeSettings } from '@basket/domain/testing';
import { assignOrderOperation } from '../../dispatch/offers/assign-order.callable';
import { dispatchOrders } from '../../dispatch/offers/dispatch-orders';
import { expireOffer } from '../../dispatch/offers/offer-step';
import { respondToOfferOperation } from '../../dispatch/offers/respond-to-offer.callable';
import { withdrawOfferOperation } from '../../dispatch/offers/withdraw-offer.callable';
import { setAvailabilityOperation } from '../../dispatch/partners/set-availability.callable';
import { setOrderStatusOperation } from '../../orders/set-order-status.callable';
import { outbox, type OutboxRow } from '../../platform/database/outbox';
import { atomically } from '../../platform/database/atomically';
import { saveSettingsOperation } from '../../store/save-settings.callable';
import { checkAutomaticOffers, checkWaiting } from '../checks/dispatch';
import { checkHands, checkLoads } from '../checks/hands';
import { readAll, readHands } from '../checks/read-hands';
import type { Harness } from '../harness';
import { inTurns, pick } from './faults';
import { HistoryRun, seedWaiting } from './history-run';

const maxOrdersPerPartner = 2;
const orderIds = Array.from({ length: 14 }, (_, index) => `order${index}`);
/** Fewer than the orders need, so that some wait. */
const partnerIds = Array.from({ length: 4 }, (_, index) => `partner${index}`);

export interface DispatchHistory {
  /** How often each thing succeeded. */
  readonly done: Readonly<Record<string, number>>;
  readonly findings: string[];
}

interface Plan {
  readonly seed: number;
  readonly turns: number;
  readonly clients: number;
}

/**
 * The server offers orders by itself, only when a task asks for it, while partners answer, come and go, and admins offer by
 * hand, take back, cancel and switch automatic dispatch off. Needs an empty database.
 */
export async function runDispatchHistory(harness: Harness, plan: Plan): Promise<DispatchHistory> {
  await seedWaiting(harness, orderIds, partnerIds, { maxOrdersPerPartner, automaticDispatch: true });
  const run = new DispatchRun(harness, plan.seed);
  await run.ask();
  await inTurns(plan.clients, plan.turns, (turn) => run.turn(turn));
  await run.finish();
  const hands = await readHands(harness.db);
  return {
    done: Object.fromEntries(run.done),
    findings: [
      ...run.findings,
      ...checkHands(hands),
      ...checkLoads(hands.partners, maxOrdersPerPartner),
      ...checkAutomaticOffers(hands),
    ],
  };
}

class DispatchRun extends HistoryRun {
  private isSwitching = false;

  /** Asks for the task that the orders' placing would have sent. */
  async ask(): Promise<void> {
    await this.switch(true, this.startAt);
  }

  async turn(turn: number): Promise<void> {
    const { random } = this;
    const now = this.startAt + turn * 1_000_000;
    if (random() < 0.06) return this.switchOff(now);
    const orderId = pick(random, orderIds);
    const order = await this.harness.read<Order>(orders.path(orderId));
    const uid = pick(random, partnerIds);
    const moves: (() => Promise<unknown>)[] = [
      () => this.task(now),
      () => this.task(now),
      () => this.send(setAvailabilityOperation, uid, now, { isOnline: random() < 0.9 }),
      ...this.movesFor(orderId, order, now),
    ];
    await Promise.all([1, 2, 3].map(() => pick(random, moves)()));
  }

  /**
   * All tasks that were ever sent are done in the end, wherever an instance has died. Then one thing happens after the other: only
   * what its commit asked for is done, and nobody may be left waiting for a partner who is free.
   */
  async finish(): Promise<void> {
    await this.drain();
    this.faulty = this.harness.services;
    for (let step = 0; step < 40; step += 1) {
      const now = this.startAt + 1e10 + step * 1_000_000;
      const orderId = pick(this.random, orderIds);
      const moves = this.movesFor(orderId, await this.harness.read<Order>(orders.path(orderId)), now);
      await pick(this.random, moves)();
      await this.drain();
      const settings = await this.harness.read<PublicStoreSettings>(publicSettings.path());
      this.findings.push(...checkWaiting(await readHands(this.harness.db), settings, now));
    }
  }

  private async drain(): Promise<void> {
    const { db, queued, services } = this.harness;
    for (const [id, { task, dueAt }] of await readAll<OutboxRow>(db, outbox.collection))
      await this.redeliver(id, { task, dueAt });
    const isAsked = queued.some(({ task }) => task.kind === 'dispatchOrders');
    queued.length = 0;
    if (isAsked) await dispatchOrders(services);
  }

  private async redeliver(id: string, row: Pick<OutboxRow, 'task' | 'dueAt'>): Promise<void> {
    await this.harness.services.enqueue({ id, ...row });
    await this.harness.db.doc(outbox.path(id)).delete();
  }

  private movesFor(orderId: string, order: Order, now: number): (() => Promise<unknown>)[] {
    const { random } = this;
    const attempt = Math.max(1, order.offerAttempts);
    const deliveryPartnerId = pick(random, partnerIds);
    const isStopped = order.dispatch.stoppedBy !== null;
    const set = (status: 'cancelled' | 'pending' | 'preparing' | 'delivered') => () =>
      this.send(setOrderStatusOperation, 'admin1', now, { orderId, status, note: '' });
    const assign = () => this.send(assignOrderOperation, 'admin1', now, { orderId, deliveryPartnerId });
    const often = <T>(move: T): readonly T[] => [move, move, move];
    if (order.status === 'assigned') {
      const answer = (given: 'accept' | 'reject') => () => this.answer(orderId, attempt, order, given);
      const withdraw = () =>
        this.send(withdrawOfferOperation, 'admin1', order.updatedAt + 1, { orderId, attempt });
      const expire = () => this.expire(orderId, attempt, now);
      return [
        ...often(answer('accept')),
        ...often(answer('reject')),
        ...often(expire),
        withdraw,
        set('pending'),
      ];
    }
    // By way of cancelled, which begins anew; straight from delivered an order would be taken back.
    if (order.status === 'delivered') return [set('cancelled')];
    if (order.status === 'cancelled') return [set('pending')];
    if (order.deliveryPartnerId !== null) return [set('delivered'), set('cancelled'), set('preparing')];
    const task = () => this.task(now);
    return [assign, set('preparing'), ...often(task), ...(isStopped ? often(set('cancelled')) : [])];
  }

  /** One of the tasks that were sent; they arrive in any order. */
  private async task(now: number): Promise<void> {
    const { queued } = this.harness;
    const waiting = queued.filter(({ task }) => task.kind === 'dispatchOrders');
    if (waiting.length === 0) return;
    queued.splice(queued.indexOf(pick(this.random, waiting)), 1);
    const { settled, failed } = await dispatchOrders(this.at(now));
    this.count('dispatch', settled);
    // The queue sends a task again that failed; here another one takes its place.
    if (failed > 0)
      await this.harness.services.enqueue({ id: 'again', task: { kind: 'dispatchOrders' }, dueAt: now });
  }

  private async answer(
    orderId: string,
    attempt: number,
    order: Order,
    answer: 'accept' | 'reject',
  ): Promise<void> {
    const snapshot = await this.harness.db.doc(assignments.path(orderId, attempt)).get();
    const uid = (snapshot.data() as Assignment | undefined)?.deliveryPartnerId;
    if (uid === undefined) return;
    const input = { orderId, attempt, answer };
    const { kind } = await this.send(respondToOfferOperation, uid, order.updatedAt + 1, input);
    if (kind === 'ok') this.count(answer, 1);
  }

  private expire(orderId: string, attempt: number, now: number): Promise<unknown> {
    return this.answered('expire', () =>
      atomically(this.at(now), null, (unit) => expireOffer(unit, orderId, attempt, now)),
    );
  }

  /** While it is off, and that was confirmed, the server makes no offer, whatever was under way. */
  private async switchOff(now: number): Promise<void> {
    if (this.isSwitching) return;
    this.isSwitching = true;
    if (await this.switch(false, now)) {
      const before = await this.offersByServer();
      for (let step = 0; step < 10; step += 1) await this.harness.services.pause(0);
      const after = await this.offersByServer();
      if (after > before) this.findings.push(`${after - before} offers while it was switched off`);
    }
    while (!(await this.switch(true, now)));
    this.isSwitching = false;
  }

  private async switch(automaticDispatch: boolean, now: number): Promise<boolean> {
    const before = await this.harness.read<PublicStoreSettings>(publicSettings.path());
    const settings = storeSettings({ maxOrdersPerPartner, automaticDispatch });
    const { kind } = await this.send(saveSettingsOperation, 'admin1', now, { before, settings });
    if (kind === 'ok') this.count(automaticDispatch ? 'on' : 'off', 1);
    return kind === 'ok';
  }

  private async offersByServer(): Promise<number> {
    const { histories } = await readHands(this.harness.db);
    const lines = [...histories.values()].flat();
    return lines.filter(({ actorRole, to }) => actorRole === 'system' && to === 'assigned').length;
  }
}
